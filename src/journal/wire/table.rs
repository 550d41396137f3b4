//! How the wire's tables are made: a row for each value, from which its written form and both conversions come.
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::spelling::{Text, millis};

/// How a field is written and read. `Value` is what the game has.
pub(super) trait Wired {
    type Value;

    fn of(value: Self::Value) -> Self;

    fn value(self) -> Self::Value;
}

impl<T> Wired for Text<T> {
    type Value = T;

    fn of(value: T) -> Self {
        Self(value)
    }

    fn value(self) -> T {
        self.0
    }
}

impl<T: Wired> Wired for Option<T> {
    type Value = Option<T::Value>;

    fn of(value: Option<T::Value>) -> Self {
        value.map(T::of)
    }

    fn value(self) -> Option<T::Value> {
        self.map(T::value)
    }
}

impl<T: Wired> Wired for Vec<T> {
    type Value = Vec<T::Value>;

    fn of(values: Vec<T::Value>) -> Self {
        values.into_iter().map(T::of).collect()
    }

    fn value(self) -> Vec<T::Value> {
        self.into_iter().map(T::value).collect()
    }
}

/// A time in whole milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Millis(u64);

impl Wired for Millis {
    type Value = Duration;

    fn of(value: Duration) -> Self {
        Self(millis(value))
    }

    fn value(self) -> Duration {
        Duration::from_millis(self.0)
    }
}

/// Types that are their own written form, and types that have one into which they can be converted.
macro_rules! wired {
    ($(as_it_is: $($plain:ty),+;)? $(converted: $($wire:ty => $value:ty),+;)?) => {
        $($(impl $crate::journal::wire::table::Wired for $plain {
            type Value = $plain;

            fn of(value: $plain) -> Self {
                value
            }

            fn value(self) -> $plain {
                self
            }
        })+)?
        $($(impl $crate::journal::wire::table::Wired for $wire {
            type Value = $value;

            fn of(value: $value) -> Self {
                value.into()
            }

            fn value(self) -> $value {
                self.into()
            }
        })+)?
    };
}

/// Makes the written form of a type and both conversions from one table. A row is `Name = [Value]`,
/// `Name(field: wire type) = [Value(field)]` or `Name { field: wire type } = [Value { field }]`. What is in brackets is a variant of
/// the type, with the names of the fields in it. `where whole = (parts) by split, join` is for a row that writes several fields
/// of one value.
macro_rules! wire_table {
    ($(#[$of_type:meta])* $wire:ident of $value:ident:
        $($name:ident $(($inner:ident: $inner_wire:ty))?
            $({ $($(#[$attribute:meta])* $field:ident: $field_wire:ty),* })? = [$($variant:tt)+]
            $(where $whole:ident = ($($part:ident),+) by $split:path, $join:path)?;)+) => {
        #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        $(#[$of_type])*
        pub(super) enum $wire {
            $($name $(($inner_wire))? $({ $($(#[$attribute])* $field: $field_wire),* })?,)+
        }

        impl From<$value> for $wire {
            fn from(value: $value) -> Self {
                match value {
                    $($value::$($variant)+ => {
                        $(let ($($part,)+) = $split($whole);)?
                        Self::$name $((Wired::of($inner)))? $({ $($field: Wired::of($field)),* })?
                    })+
                }
            }
        }

        impl From<$wire> for $value {
            fn from(wire: $wire) -> Self {
                match wire {
                    $($wire::$name $(($inner))? $({ $($field),* })? => {
                        $(let $inner = $inner.value();)?
                        $($(let $field = $field.value();)*)?
                        $(let $whole = $join($($part),+);)?
                        Self::$($variant)+
                    })+
                }
            }
        }

        $crate::journal::wire::table::wired! { converted: $wire => $value; }
    };
}

pub(super) use {wire_table, wired};

wired! { as_it_is: u8, u32, usize, String; }
