//! What is chosen for the sound, in the terms of the outputs.
use crate::{
    audio::{Device, Devices},
    desk::{OutputKind, Sound},
    speak::{Output, Speed, Volume},
};

/// The same with each device by its id, however it was called when it was chosen; what is not there keeps its name.
pub(in crate::app) fn by_id(mut sound: Sound, there: &Devices) -> Sound {
    let Sound { room, earphones, .. } = &mut sound;
    for name in [room, &mut earphones.white, &mut earphones.black].into_iter().flatten() {
        if let Some(id) = there.id_of(&Device::Named(name.clone())) {
            *name = id.to_owned();
        }
    }
    sound
}

pub(super) const fn kind(output: Output) -> OutputKind {
    match output {
        Output::Room => OutputKind::Room,
        Output::Earphone(color) => OutputKind::Earphone(color),
    }
}

pub(super) fn device(name: Option<&str>) -> Device {
    match name {
        None => Device::None,
        Some("") => Device::Default,
        Some(name) => Device::Named(name.to_owned()),
    }
}

pub(super) fn volume(sound: &Sound, output: Output) -> Volume {
    let percent = if output == Output::Room { sound.room_volume } else { sound.earphone_volume };
    Volume::percent(u8::try_from(percent).unwrap_or(100))
}

pub(super) fn speed(rate: u32) -> Speed {
    #[expect(clippy::cast_precision_loss, reason = "a few hundred per cent")]
    Speed::try_from(rate as f32 / 100.0).unwrap_or_default()
}
