//! The one way in which the program makes files and folders: readable by their owner alone.
//!
//! A journal tells which move was illegal, and a recording is somebody's voice: no other user of the machine
//! may read them. On Unix files have the mode 0600 and folders 0700, whatever the umask; elsewhere a user's own folders
//! are closed to others by the system.
pub(crate) mod encoding;
mod lines;

use std::{
    ffi::OsString,
    fs::{self, DirBuilder, File, OpenOptions},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use hound::{SampleFormat, WavSpec, WavWriter};

pub use lines::{BoundedLines, LONGEST_LINE};

/// No file of settings is longer, in bytes.
pub const MOST_TEXT: u64 = 1024 * 1024;

/// Opens files for writing, each to be made readable by its owner alone. To be completed with `create_new` and the like;
/// a file that was there before keeps its mode until [`close_to_others`].
#[must_use]
pub fn writing() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Takes from everybody but its owner what an older version, or somebody, allowed them with this file.
///
/// # Errors
/// Where the file belongs to another user, or the file system has no modes and says so.
pub fn close_to_others(file: &File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let open = file.metadata()?.permissions().mode() & 0o077 != 0;
        if open {
            file.set_permissions(fs::Permissions::from_mode(0o600))?;
        }
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

/// Makes a file that is empty, in place of any that was there.
fn create(path: &Path) -> io::Result<File> {
    must_be_a_file_or_free(path)?;
    let file = writing().create(true).truncate(true).open(path)?;
    close_to_others(&file)?;
    Ok(file)
}

/// Makes a folder and those above it, as far as they are not there.
///
/// # Errors
/// As [`fs::create_dir_all`].
pub fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Reads a whole file of at most `most` bytes. What is not a file, like a pipe or a device, is not waited for.
///
/// # Errors
/// As [`fs::read`]; [`io::ErrorKind::InvalidInput`] for what is not a file, [`io::ErrorKind::FileTooLarge`] for a longer one.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    read_open(open(path)?, most)
}

/// Reads a whole file as text, as [`read`] does.
///
/// # Errors
/// As [`read`], and [`io::ErrorKind::InvalidData`] for what is not UTF-8.
pub fn read_text(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(read(path, most)?).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.utf8_error()))
}

/// Opens a file for reading; a pipe, which would be waited for, and a device, which need not end, are refused.
///
/// # Errors
/// As [`read`].
pub fn open(path: &Path) -> io::Result<File> {
    must_be_a_file(path)?;
    File::open(path)
}

/// Refuses a pipe, a device or a folder.
///
/// # Errors
/// As [`read`].
pub fn must_be_a_file(path: &Path) -> io::Result<()> {
    if fs::metadata(path)?.is_file() {
        return Ok(());
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not a file"))
}

/// Refuses the same where a file is to be written: somebody would have to read from the pipe first.
///
/// # Errors
/// As [`must_be_a_file`]; a free name is not an error.
pub fn must_be_a_file_or_free(path: &Path) -> io::Result<()> {
    match must_be_a_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        found => found,
    }
}

/// Reads a text of at most `most` bytes of which no line is longer than [`LONGEST_LINE`].
///
/// # Errors
/// As [`read`]; [`io::ErrorKind::FileTooLarge`] names the line.
pub fn read_lines(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    read_open(BoundedLines::of(open(path)?), most)
}

/// Reads to the end, but not more than `most` bytes.
///
/// # Errors
/// As [`read`].
pub fn read_open(source: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        let megabytes = most.div_ceil(1024 * 1024);
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, format!("it is longer than {megabytes} MB")));
    }
    Ok(bytes)
}

/// Writes a file and waits until the disk has it. A name that is taken is written over: for names that nothing refers to
/// yet. What must not be lost is for [`write_whole`].
///
/// # Errors
/// As [`File::create`] and [`Write::write_all`].
pub fn write_synced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Writes a file whole or not at all: whatever interrupts it leaves what was there. When this returns, the disk has the
/// file and its name. It is written as `NAME.new` first.
///
/// # Errors
/// As [`write_synced`] and [`fs::rename`].
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_whole_and(path, bytes, |_| Ok(())).map(drop)
}

/// What became of something that was to be delivered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Delivered {
    /// It is a file.
    File,
    /// A pipe, a terminal or a device has taken it.
    Stream,
}

/// Writes under a name that somebody chose. A file is written as [`write_whole`] does it; behind a symbolic link it is the file that
/// the link names. A pipe, a device, and what the system has open for this program (`/dev/stdout`) take the bytes, and stay what
/// they are.
///
/// # Errors
/// As [`write_whole`].
pub fn deliver(path: &Path, bytes: &[u8]) -> io::Result<Delivered> {
    let path = behind_links(path)?;
    let is_file = match fs::metadata(&path) {
        Ok(found) => found.is_file() && !is_open_already(&path),
        Err(error) if error.kind() == io::ErrorKind::NotFound => true,
        Err(error) => return Err(error),
    };
    if is_file {
        write_whole(&path, bytes)?;
        return Ok(Delivered::File);
    }
    // At the end: `>>` keeps what was there.
    OpenOptions::new().append(true).open(&path)?.write_all(bytes)?;
    Ok(Delivered::Stream)
}

/// More links than this lead round in a circle.
const MOST_LINKS: usize = 40;

/// Where symbolic links lead, also where nothing is there yet.
fn behind_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        let is_link = fs::symlink_metadata(&path).is_ok_and(|found| found.is_symlink());
        if !is_link || is_open_already(&path) {
            return Ok(path);
        }
        path = path.with_file_name("").join(fs::read_link(&path)?);
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, "its symbolic links lead round in a circle"))
}

/// Whether it names something that a program has open: the system shows it as a file below `/proc`.
fn is_open_already(path: &Path) -> bool {
    path.parent().is_some_and(|folder| folder.canonicalize().is_ok_and(|folder| folder.starts_with("/proc")))
}

/// Writes a file as [`write_whole`] does; `then` is done once it is written and before it takes its name. The file stays open.
///
/// # Errors
/// As [`write_whole`], or of what was to be done.
pub fn write_whole_and<T>(
    path: &Path,
    bytes: &[u8],
    then: impl FnOnce(&File) -> io::Result<T>,
) -> io::Result<(File, T)> {
    let fresh = fresh_name(path);
    let written = (|| {
        must_be_a_file_or_free(&fresh)?;
        let mut file = writing().read(true).create(true).truncate(true).open(&fresh)?;
        close_to_others(&file)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        let done = then(&file)?;
        fs::rename(&fresh, path)?;
        sync_folder_of(path)?;
        Ok((file, done))
    })();
    if written.is_err() {
        // Half a file is nobody's, and it takes the room that is missing.
        let _ = fs::remove_file(&fresh);
    }
    written
}

/// Writes a WAV file whole or not at all: one channel of 16 bits, `rate` samples a second.
///
/// # Errors
/// As [`write_whole`].
pub fn write_wav(path: &Path, samples: impl IntoIterator<Item = i16>, rate: u32) -> io::Result<()> {
    write_whole(path, &wav(samples, rate)?)
}

/// A sample of 16 bits, as these files have them.
#[must_use]
#[expect(clippy::cast_possible_truncation, reason = "clamped to sixteen bits")]
pub fn narrowed(sample: f32) -> i16 {
    (sample.clamp(-1.0, 1.0) * 32_767.0) as i16
}

/// The bytes of such a file.
///
/// # Errors
/// Where it would be longer than a WAV file can be: 4 GB.
pub fn wav(samples: impl IntoIterator<Item = i16>, rate: u32) -> io::Result<Vec<u8>> {
    let spec = WavSpec { channels: 1, sample_rate: rate, bits_per_sample: 16, sample_format: SampleFormat::Int };
    let mut bytes = io::Cursor::new(Vec::new());
    let mut wav = WavWriter::new(&mut bytes, spec).map_err(io::Error::other)?;
    for sample in samples {
        wav.write_sample(sample).map_err(io::Error::other)?;
    }
    wav.finalize().map_err(io::Error::other)?;
    Ok(bytes.into_inner())
}

fn fresh_name(path: &Path) -> PathBuf {
    let mut name = path.file_name().map(OsString::from).unwrap_or_default();
    name.push(".new");
    path.with_file_name(name)
}

/// Puts the names in the folder of `path` on the disk. Elsewhere than on Unix a folder cannot be opened, and need not be.
///
/// # Errors
/// As [`File::open`] and [`File::sync_all`].
pub fn sync_folder_of(path: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.toml");
        write_whole(&path, b"first").unwrap();
        write_whole(&path, b"second").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");
        // Something stands where the new file is to be written: the old one stays.
        fs::create_dir(folder.path().join("settings.toml.new")).unwrap();
        write_whole(&path, b"third").unwrap_err();
        assert_eq!(fs::read(&path).unwrap(), b"second");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_a_pipe_a_pipe() {
        let folder = tempfile::tempdir().unwrap();
        let (real, link) = (folder.path().join("real"), folder.path().join("link"));
        std::os::unix::fs::symlink("real", &link).unwrap();
        for text in ["nothing was there", "it was there"] {
            assert_eq!(deliver(&link, text.as_bytes()).unwrap(), Delivered::File);
            assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
            assert_eq!(fs::read_to_string(&real).unwrap(), text);
        }
        // What the system has open is written at its end, whatever it is.
        let open = OpenOptions::new().append(true).open(&real).unwrap();
        let handle = format!("/proc/self/fd/{}", std::os::fd::AsRawFd::as_raw_fd(&open));
        if Path::new(&handle).exists() {
            assert_eq!(deliver(Path::new(&handle), b" still").unwrap(), Delivered::Stream);
            assert_eq!(fs::read_to_string(&real).unwrap(), "it was there still");
        }
        assert_eq!(deliver(Path::new("/dev/null"), b"x").unwrap(), Delivered::Stream);
        let (one, two) = (folder.path().join("one"), folder.path().join("two"));
        std::os::unix::fs::symlink(&one, &two).unwrap();
        std::os::unix::fs::symlink(&two, &one).unwrap();
        deliver(&one, b"x").unwrap_err();
        deliver(folder.path(), b"x").unwrap_err();
    }

    #[test]
    fn a_wav_file_that_cannot_be_finished_leaves_the_old_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.wav");
        write_wav(&path, [1, -2, 3], 16_000).unwrap();
        fs::create_dir(folder.path().join("game.wav.new")).unwrap();
        write_wav(&path, [4], 16_000).unwrap_err();
        let mut wav = hound::WavReader::open(&path).unwrap();
        assert_eq!(wav.spec().sample_rate, 16_000);
        assert_eq!(wav.samples::<i16>().collect::<Result<Vec<_>, _>>().unwrap(), [1, -2, 3]);
    }

    #[cfg(unix)]
    #[test]
    fn what_is_made_is_its_owners_alone_even_where_it_was_open_before() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let deep = folder.path().join("games/2026");
        create_folder(&deep).unwrap();
        assert_eq!([mode(&deep), mode(deep.parent().unwrap())], [0o700; 2]);
        for name in ["whole", "created"] {
            let path = deep.join(name);
            fs::write(&path, "of an older version").unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
        }
        write_whole(&deep.join("whole"), b"").unwrap();
        write_synced(&deep.join("created"), b"").unwrap();
        writing().create_new(true).open(deep.join("new")).unwrap();
        for name in ["whole", "created", "new"] {
            assert_eq!(mode(&deep.join(name)), 0o600, "{name}");
        }
    }
}
