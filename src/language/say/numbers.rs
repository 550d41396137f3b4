//! Numbers and times in words.
//!
//! The time shown is the one a tournament clock shows: rounded up, so that nothing is left only when the flag falls.
//! From ten seconds on it is whole seconds, below that tenths.
use std::time::Duration;

use super::SpokenSoFar;
use crate::language::{
    Speech,
    table::{Gender, Joint, Unit},
};

/// From here on seconds are left out.
const SECONDS_BELOW: u128 = 3600;
/// Below this, tenths of a second are said.
const TENTHS_BELOW_MS: u128 = 10_000;
/// Up to here what is left is less than a minute, rounded up.
const LAST_SECONDS_MS: u128 = 59_000;
/// The greatest number that is said in words.
const MOST: u32 = 999;

impl SpokenSoFar {
    /// A number in words up to 999, beyond that digit by digit.
    pub(super) fn number(&mut self, number: u32, gender: Gender) {
        let language = self.language();
        if number > MOST {
            return digits(number, language, &mut self.speech);
        }
        let table = language.table();
        let words = (table.numeral)(number, gender);
        let glue = words.hundreds.is_some() && table.joint == Joint::Glued;
        if let Some(hundreds) = words.hundreds {
            self.speech.clip(language, hundreds);
        }
        match words.rest {
            Some(rest) if glue => self.speech.glued(language, rest),
            Some(rest) => self.speech.clip(language, rest),
            None => {}
        }
    }

    /// `vierzehn Minuten zwölf`, `una hora tres minutos`, `four point three seconds`.
    pub(super) fn time(&mut self, time: Duration) {
        let table = self.language().table();
        let ms = time.as_nanos().div_ceil(1_000_000);
        if ms < TENTHS_BELOW_MS {
            return self.tenths(u32::try_from(ms.div_ceil(100)).unwrap_or(u32::MAX));
        }
        let total = ms.div_ceil(1000);
        // Nobody waits to hear the end of more hours than that.
        let part = |n: u128| u32::try_from(n).unwrap_or(u32::MAX);
        let (hours, minutes, seconds) = (part(total / 3600), part(total / 60 % 60), part(total % 60));
        if hours > 0 {
            self.amount(hours, &table.hour);
        }
        if minutes > 0 {
            self.amount(minutes, &table.minute);
        }
        if total < 60 {
            self.amount(seconds, &table.second);
        } else if total < SECONDS_BELOW && seconds > 0 {
            self.number(seconds, Gender::Counting);
        }
    }

    /// The time in words, and the seconds that these leave out.
    pub(super) fn exact_time(&mut self, time: Duration) {
        self.time(time);
        let total = time.as_nanos().div_ceil(1_000_000_000);
        let (minutes, seconds) = (total / 60 % 60, u32::try_from(total % 60).expect("fewer than sixty"));
        match (total < SECONDS_BELOW || seconds == 0, minutes) {
            (true, _) => {}
            // `eine Stunde zwölf` would be twelve minutes.
            (false, 0) => self.amount(seconds, &self.language().table().second),
            (false, _) => self.number(seconds, Gender::Counting),
        }
    }

    /// The last minute as a number alone: `zwölf`, `vier Komma drei`.
    pub(super) fn brief_time(&mut self, time: Duration) {
        let ms = time.as_nanos().div_ceil(1_000_000);
        let part = |n: u128| u32::try_from(n).unwrap_or(u32::MAX);
        match ms {
            0..TENTHS_BELOW_MS => self.decimal(part(ms.div_ceil(100))),
            TENTHS_BELOW_MS..=LAST_SECONDS_MS => self.number(part(ms.div_ceil(1000)), Gender::Counting),
            _ => self.time(time),
        }
    }

    /// The last ten seconds: `vier Komma drei Sekunden`, `vier Sekunden`.
    fn tenths(&mut self, tenths: u32) {
        let table = self.language().table();
        if tenths.is_multiple_of(10) {
            return self.amount(tenths / 10, &table.second);
        }
        self.decimal(tenths);
        self.unit(tenths, &table.second);
    }

    /// A number of tenths: `vier Komma drei`, `vier`.
    fn decimal(&mut self, tenths: u32) {
        self.number(tenths / 10, Gender::Counting);
        if !tenths.is_multiple_of(10) {
            self.word(self.language().table().point);
            self.number(tenths % 10, Gender::Counting);
        }
    }

    fn amount(&mut self, number: u32, unit: &Unit) {
        self.number(number, unit.gender);
        self.unit(number.saturating_mul(10), unit);
    }

    /// The unit after so many tenths of it.
    fn unit(&mut self, tenths: u32, unit: &Unit) {
        let plural = self.language().table().plural.is_taken_by(tenths);
        self.word(if plural { unit.many } else { unit.one });
    }
}

fn digits(number: u32, language: crate::language::Language, speech: &mut Speech) {
    for (i, digit) in number.to_string().chars().enumerate() {
        if i == 0 { speech.clip(language, digit.to_string()) } else { speech.glued(language, digit.to_string()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Arg, Language, Speech, Wording};

    fn said(arg: &Arg, language: Language) -> String {
        let wording = Wording { language, ..Wording::default() };
        let mut speaker = SpokenSoFar { wording, speech: Speech::default() };
        speaker.arg(arg);
        speaker.speech.to_string()
    }

    fn check_time(ms: u64, german: &str, spanish: &str, english: &str, french: &str) {
        let time = Arg::Time(Duration::from_millis(ms));
        assert_eq!(said(&time, Language::German), german);
        assert_eq!(said(&time, Language::Spanish), spanish);
        assert_eq!(said(&time, Language::English), english);
        assert_eq!(said(&time, Language::French), french);
    }

    #[test]
    fn times_are_words() {
        check_time(
            852_000,
            "vierzehn Minuten zwölf",
            "catorce minutos doce",
            "fourteen minutes twelve",
            "quatorze minutes douze",
        );
        check_time(
            3_780_000,
            "eine Stunde drei Minuten",
            "una hora tres minutos",
            "one hour three minutes",
            "une heure trois minutes",
        );
        check_time(545_000, "neun Minuten fünf", "nueve minutos cinco", "nine minutes five", "neuf minutes cinq");
        check_time(60_000, "eine Minute", "un minuto", "one minute", "une minute");
        check_time(61_000, "eine Minute eins", "un minuto uno", "one minute one", "une minute un");
        check_time(
            1_260_000,
            "einundzwanzig Minuten",
            "veintiún minutos",
            "twenty-one minutes",
            "vingt et une minutes",
        );
        check_time(
            31_000,
            "einunddreißig Sekunden",
            "treinta y un segundos",
            "thirty-one seconds",
            "trente et une secondes",
        );
        check_time(12_000, "zwölf Sekunden", "doce segundos", "twelve seconds", "douze secondes");
        check_time(7_200_000, "zwei Stunden", "dos horas", "two hours", "deux heures");
        check_time(
            21 * 3_600_000,
            "einundzwanzig Stunden",
            "veintiuna horas",
            "twenty-one hours",
            "vingt et une heures",
        );
    }

    #[test]
    fn exact_times_have_their_seconds() {
        let check = |seconds: u64, german: &str, english: &str| {
            let time = Arg::ExactTime(Duration::from_millis(seconds * 1000));
            assert_eq!(said(&time, Language::German), german);
            assert_eq!(said(&time, Language::English), english);
        };
        check(5_354, "eine Stunde neunundzwanzig Minuten vierzehn", "one hour twenty-nine minutes fourteen");
        check(3_612, "eine Stunde zwölf Sekunden", "one hour twelve seconds");
        check(3_600, "eine Stunde", "one hour");
        check(545, "neun Minuten fünf", "nine minutes five");
        check(31, "einunddreißig Sekunden", "thirty-one seconds");
    }

    #[test]
    fn the_last_ten_seconds_have_tenths() {
        check_time(
            4_300,
            "vier Komma drei Sekunden",
            "cuatro coma tres segundos",
            "four point three seconds",
            "quatre virgule trois secondes",
        );
        check_time(1_000, "eine Sekunde", "un segundo", "one second", "une seconde");
        check_time(
            1_500,
            "eins Komma fünf Sekunden",
            "uno coma cinco segundos",
            "one point five seconds",
            "un virgule cinq seconde",
        );
        check_time(9_950, "zehn Sekunden", "diez segundos", "ten seconds", "dix secondes");
    }

    #[test]
    fn in_time_trouble_the_number_is_enough() {
        let check = |ms, german: &str, spanish: &str, english: &str| {
            let time = Arg::BriefTime(Duration::from_millis(ms));
            assert_eq!(said(&time, Language::German), german);
            assert_eq!(said(&time, Language::Spanish), spanish);
            assert_eq!(said(&time, Language::English), english);
        };
        check(12_000, "zwölf", "doce", "twelve");
        check(58_001, "neunundfünfzig", "cincuenta y nueve", "fifty-nine");
        check(59_001, "eine Minute", "un minuto", "one minute");
        check(4_300, "vier Komma drei", "cuatro coma tres", "four point three");
        check(9_950, "zehn", "diez", "ten");
        check(1_000, "eins", "uno", "one");
        check(0, "null", "cero", "zero");
        check(185_000, "drei Minuten fünf", "tres minutos cinco", "three minutes five");
    }

    #[test]
    fn nothing_is_left_only_when_the_flag_falls() {
        check_time(
            1,
            "null Komma eins Sekunden",
            "cero coma uno segundos",
            "zero point one seconds",
            "zéro virgule un seconde",
        );
        check_time(0, "null Sekunden", "cero segundos", "zero seconds", "zéro seconde");
        check_time(10_001, "elf Sekunden", "once segundos", "eleven seconds", "onze secondes");
        check_time(3_599_500, "eine Stunde", "una hora", "one hour", "une heure");
    }

    #[test]
    fn numbers_are_words_as_long_as_they_are_short() {
        let check = |n, german: &str, spanish: &str, english: &str, french: &str| {
            assert_eq!(said(&Arg::Number(n), Language::French), french);
            assert_eq!(said(&Arg::Number(n), Language::German), german);
            assert_eq!(said(&Arg::Number(n), Language::Spanish), spanish);
            assert_eq!(said(&Arg::Number(n), Language::English), english);
        };
        check(0, "null", "cero", "zero", "zéro");
        check(16, "sechzehn", "dieciséis", "sixteen", "seize");
        check(77, "siebenundsiebzig", "setenta y siete", "seventy-seven", "soixante-dix-sept");
        check(100, "hundert", "cien", "one hundred", "cent");
        check(103, "hundertdrei", "ciento tres", "one hundred and three", "cent trois");
        check(540, "fünfhundertvierzig", "quinientos cuarenta", "five hundred and forty", "cinq cent quarante");
        check(
            999,
            "neunhundertneunundneunzig",
            "novecientos noventa y nueve",
            "nine hundred and ninety-nine",
            "neuf cent quatre-vingt-dix-neuf",
        );
        check(1000, "1000", "1000", "1000", "1000");
    }

    #[test]
    fn french_numbers_are_those_of_france() {
        for (n, french) in [
            (1, "un"),
            (21, "vingt et un"),
            (22, "vingt-deux"),
            (60, "soixante"),
            (61, "soixante et un"),
            (70, "soixante-dix"),
            (71, "soixante et onze"),
            (72, "soixante-douze"),
            (79, "soixante-dix-neuf"),
            (80, "quatre-vingts"),
            (81, "quatre-vingt-un"),
            (90, "quatre-vingt-dix"),
            (91, "quatre-vingt-onze"),
            (99, "quatre-vingt-dix-neuf"),
            (180, "cent quatre-vingts"),
            (200, "deux cents"),
            (201, "deux cent un"),
        ] {
            assert_eq!(said(&Arg::Number(n), Language::French), french);
        }
        let time = Arg::Time(Duration::from_secs(81 * 3600 + 60));
        assert_eq!(said(&time, Language::French), "quatre-vingt-une heures une minute");
    }
}
