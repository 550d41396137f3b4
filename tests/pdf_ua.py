#!/usr/bin/env python3
"""What an independent checker finds against PDF/UA-1 (ISO 14289-1) in PDF files: a line of JSON for each finding.

    tests/pdf_ua.py FILE...

Where the package `page-validation` (PyPI) is missing, says so and exits 77.
"""
import json
import sys

try:
    import page
except ImportError:
    print("skipped: the Python package page-validation is not installed (./test installs it where pip is)", file=sys.stderr)
    sys.exit(77)

for name in sys.argv[1:]:
    report = page.validate_pdf(name, profile=page.ValidationProfile.PDF_UA_1)
    for failure in report.failures:
        print(json.dumps({"file": name, "rule": failure.rule_id, "message": failure.message}))
