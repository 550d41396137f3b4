//! The names of the files, the same in German and English and said in many accents.
use super::SoundsOfWord;

pub(super) const WORDS: &[SoundsOfWord] = &[
    ("Anna", &["AA N AA", "AA N AH", "AA N AO", "AE N AH"]),
    ("Bella", &["B EH L AA", "B EY L AA", "B IH L AA", "B EH L AH", "B EH Y AA", "B IY L AA", "B EH R AA"]),
    (
        "Cesar",
        &[
            "T S EH Z AA R",
            "T S IY Z AA",
            "Z IY Z AA",
            "T S EY Z AA R",
            "T S IY Z AA ER",
            "S IY Z AA",
            "K EY Z AA R",
            "S EH S AA R",
            "TH EH S AA R",
        ],
    ),
    ("David", &["D AA V IY T", "D AA B IY T", "D AA DH IY", "B AA B IY", "T AA B IY", "D AA V IH T", "D EY V IH D"]),
    ("Eva", &["EY V AA", "IY V AA", "IY W AA"]),
    (
        "Felix",
        &["F EY L IH K S", "F IY L IH K S", "TH IY L IH K S", "TH Y IY L IH K S", "TH IY L IY T S", "F EH L IY K S"],
    ),
    (
        "Gustav",
        &[
            "G UH S T AA F",
            "G OW S T AA F",
            "G UW S T AA F",
            "G OW TH T AA F",
            "G UW S D AA TH",
            "G UW S T AA B",
            "G AH S T AA V",
        ],
    ),
    (
        "Hector",
        &[
            "HH EH K T AO R",
            "HH EH K T OW R",
            "HH IH K T AO R",
            "HH IH K T UH L",
            "IH K T AO R",
            "EH K T AO R",
            "AH K D UH",
            "HH EH K T ER",
        ],
    ),
];
