//! The automatic calls of one player in the set-up: chosen from a list, or typed.
use crate::clock::CallPlan;

/// What left and right go through.
const CHOICES: [&str; 5] = [
    "off",
    "last minute",
    "10:00, 5:00, last minute, periods",
    "every 15, 5:00, last minute, periods",
    "10:00 chime, 5:00 chime, last minute chime, periods chime",
];

/// The calls as they are being typed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct CallsField {
    text: String,
}

impl CallsField {
    /// No plan of calls needs more characters.
    pub(super) const LONGEST: usize = 80;

    pub(super) fn new(plan: &CallPlan) -> Self {
        Self { text: plan.to_string() }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The plan, where the text is one.
    pub(super) fn plan(&self) -> Option<CallPlan> {
        self.text.parse().ok()
    }

    /// The next or previous choice; the first after a plan of one's own.
    pub(super) fn change(&mut self, by: isize) {
        self.text = super::rotate::rotate(&CHOICES.map(String::from), &self.text, by);
    }

    /// Takes a character, or the last one back; what is to be echoed.
    pub(super) fn type_in(&mut self, c: Option<char>) -> Option<char> {
        match c {
            Some(c) if !c.is_control() && self.text.chars().count() < Self::LONGEST => {
                self.text.push(c);
                Some(c)
            }
            Some(_) => None,
            None => self.text.pop(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_a_plan_and_left_goes_back_where_right_came_from() {
        let mut field = CallsField::new(&CallPlan::default());
        for choice in CHOICES {
            assert_eq!(field.text(), choice);
            assert_eq!(field.plan().map(|plan| plan.to_string()).as_deref(), Some(choice));
            field.change(1);
        }
        assert_eq!(field.text(), "off");
        field.change(-1);
        assert_eq!(field.text(), CHOICES[CHOICES.len() - 1]);
    }

    #[test]
    fn a_plan_of_ones_own_is_typed() {
        let mut field = CallsField::default();
        for c in "2:00 chim".chars() {
            assert_eq!(field.type_in(Some(c)), Some(c));
        }
        assert_eq!(field.plan(), None);
        assert_eq!(field.type_in(Some('e')), Some('e'));
        assert_eq!(field.plan(), "2:00 chime".parse().ok());
        assert_eq!(field.type_in(None), Some('e'));
        assert_eq!(field.type_in(Some('\n')), None);
    }
}
