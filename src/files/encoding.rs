//! Texts that are not in UTF-8: read, or refused by name.
use thiserror::Error;

/// Why bytes cannot be read as text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub(crate) enum NoText {
    /// The byte order mark of UTF-16, followed by something else.
    #[error("this is not a whole UTF-16 text; save it as UTF-8")]
    BrokenUtf16,
    /// Zero bytes, as in UTF-16 without its byte order mark.
    #[error("byte {0} is zero, so this is not UTF-8 text (UTF-16 without its mark?); save it as UTF-8")]
    Zero(usize),
}

/// Whether the bytes begin with the byte order mark of UTF-16.
pub(crate) fn is_marked_utf16(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff])
}

/// UTF-16 with a byte order mark becomes UTF-8; anything else stays as it is.
///
/// # Errors
/// [`NoText`].
pub(crate) fn as_utf8(bytes: Vec<u8>) -> Result<Vec<u8>, NoText> {
    if !is_marked_utf16(&bytes) {
        return bytes.iter().position(|&byte| byte == 0).map_or(Ok(bytes), |at| Err(NoText::Zero(at + 1)));
    }
    let unit = match bytes[0] {
        0xff => |pair: [u8; 2]| u16::from_le_bytes(pair),
        _ => |pair: [u8; 2]| u16::from_be_bytes(pair),
    };
    let (pairs, rest) = bytes[2..].as_chunks::<2>();
    let text: Option<String> =
        char::decode_utf16(pairs.iter().copied().map(unit)).map(|c| c.ok().filter(|&c| c != '\0')).collect();
    text.filter(|_| rest.is_empty()).map(String::into_bytes).ok_or(NoText::BrokenUtf16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf_16_is_read_in_either_order_or_refused() {
        let text = "1. e4 ½";
        let units: Vec<u16> = std::iter::once(0xfeff).chain(text.encode_utf16()).collect();
        let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        assert_eq!(as_utf8(little.clone()).as_deref(), Ok(text.as_bytes()));
        assert_eq!(as_utf8(big).as_deref(), Ok(text.as_bytes()));
        assert_eq!(as_utf8(little[..little.len() - 1].to_vec()), Err(NoText::BrokenUtf16));
        assert_eq!(as_utf8(little[2..].to_vec()), Err(NoText::Zero(2)));
        assert_eq!(as_utf8(b"\xe9 1. e4".to_vec()).as_deref(), Ok(b"\xe9 1. e4".as_slice()));
    }
}
