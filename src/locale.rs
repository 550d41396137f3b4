//! The user's own language, as the system tells it: what is taken wherever nobody has asked for another.
use crate::language::Language;

/// The system's language where the program speaks it, else English. On Unix it is that of `LC_ALL`, `LC_MESSAGES` or `LANG`.
#[must_use]
pub fn language() -> Language {
    of(&sys_locale::get_locale().unwrap_or_default())
}

/// That of a locale such as `de_AT.UTF-8`, `es-419` or `C`.
fn of(locale: &str) -> Language {
    let code = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
    code.parse().unwrap_or(Language::English)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language_whatever_its_country() {
        let of_all = ["de_AT.UTF-8", "es-419", "en", "de", "de.UTF-8", "es@euro", "fr_CA.UTF-8"].map(of);
        use Language::{English, French, German, Spanish};
        assert_eq!(of_all, [German, Spanish, English, German, German, Spanish, French]);
    }

    #[test]
    fn any_other_is_answered_in_english() {
        assert_eq!(["C", "", "POSIX", "it_IT", "deu"].map(of), [Language::English; 5]);
    }
}
