//! Integers of any size.

use std::error::Error;
use std::fmt;

use serde::{Serialize, Serializer};
use serde_json::Number;

/// Largest integer that every JSON reader holds exactly: 2^53 − 1.
pub(crate) const LARGEST: i64 = (1 << 53) - 1;

/// An integer of any size (R2.2); `2.0` is one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WholeNumber(Number);

impl WholeNumber {
    /// Gives the integer where it fits into 64 bits with a sign.
    pub fn as_i64(&self) -> Option<i64> {
        self.0.as_i64()
    }

    /// Gives the integer where it fits into 64 bits without a sign.
    pub fn as_u64(&self) -> Option<u64> {
        self.0.as_u64()
    }

    /// Gives the number as JSON has it.
    pub fn as_number(&self) -> &Number {
        &self.0
    }
}

impl From<i64> for WholeNumber {
    fn from(value: i64) -> Self {
        Self(value.into())
    }
}

impl From<u64> for WholeNumber {
    fn from(value: u64) -> Self {
        Self(value.into())
    }
}

impl TryFrom<Number> for WholeNumber {
    type Error = NotWhole;

    fn try_from(number: Number) -> Result<Self, NotWhole> {
        if number.is_i64() || number.is_u64() {
            return Ok(Self(number));
        }
        // What has a fraction or an exponent is read as a double, so that 1e999999999 costs nothing.
        match number.as_f64() {
            Some(value) if value.fract() != 0.0 => Err(NotWhole(number)),
            Some(value) if value.abs() <= LARGEST as f64 => Ok((value as i64).into()),
            Some(_) => Ok(Self(number)),
            None if number
                .to_string()
                .bytes()
                .all(|byte| byte.is_ascii_digit() || byte == b'-') =>
            {
                Ok(Self(number))
            }
            None => Err(NotWhole(number)),
        }
    }
}

impl fmt::Display for WholeNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for WholeNumber {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(writer)
    }
}

/// A number has a fraction, or is beyond the range of a double.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotWhole(pub Number);

impl fmt::Display for NotWhole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot take {} for an integer", self.0)
    }
}

impl Error for NotWhole {}
