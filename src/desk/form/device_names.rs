//! Devices by ear: the kind, its number among those of its kind, and only then the system's own name, which may be long.
use crate::language::{Arg, Line, Phrase};

/// The kind of a device by its system's name; what gives no hint is just a device.
fn kind(id: &str) -> Line {
    let id = id.to_lowercase();
    let has = |parts: &[&str]| parts.iter().any(|part| id.contains(part));
    if has(&["bluez", "bluetooth"]) {
        Line::DeviceBluetooth
    } else if has(&["usb"]) {
        Line::DeviceUsb
    } else if has(&["hdmi", "displayport"]) {
        Line::DeviceScreen
    } else if has(&["analog", "pci", "built-in", "builtin"]) {
        Line::DeviceBuiltIn
    } else {
        Line::DeviceOther
    }
}

/// A device as it is told, counted among those of its kind that are there; one that is not there has its name alone.
pub(super) fn told(id: &str, all: &[String]) -> Arg {
    let name = Arg::Text(id.to_owned());
    let alike = || all.iter().filter(|other| kind(other) == kind(id));
    let Some(index) = alike().position(|other| other == id) else { return name };
    let number = Arg::Number(u32::try_from(index + 1).unwrap_or(u32::MAX));
    Arg::Phrase(Box::new(Phrase::with(kind(id), [number, name])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Wording, speak};

    #[test]
    fn a_device_is_told_by_kind_and_number_before_its_systems_name() {
        let all = [
            "pulseaudio:alsa_output.pci-0000_00_1f.3.analog-stereo",
            "pulseaudio:alsa_output.usb-0d8c_C-Media-00.analog-stereo",
            "pulseaudio:bluez_sink.AA_BB.a2dp_sink",
            "pulseaudio:alsa_output.usb-1b3f-00.analog-stereo",
            "pulseaudio:alsa_output.pci-0000_01_00.1.hdmi-stereo",
            "pulseaudio:room",
        ]
        .map(str::to_owned);
        let said = |id: &str| {
            let phrase = Phrase::with(Line::SetupRoomDevice, [told(id, &all)]);
            speak(&phrase, Wording::default()).to_string()
        };
        for (index, short) in [
            (0, "eingebautes Gerät eins"),
            (1, "USB-Gerät eins"),
            (2, "Bluetooth-Gerät eins"),
            (3, "USB-Gerät zwei"),
            (4, "Bildschirm eins"),
            (5, "Gerät eins"),
        ] {
            assert_eq!(said(&all[index]), format!("Lautsprecher im Raum: {short}, {}.", all[index]));
        }
        assert_eq!(said("pulseaudio:gone"), "Lautsprecher im Raum: pulseaudio:gone.");
    }
}
