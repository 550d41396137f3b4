//! The C library, opened at run time: the few calls that are needed, and nothing that thinks.
//!
//! PocketSphinx 0.8 and 5prealpha, as Debian has it, with its `cmd_ln` settings. Version 5.0 renamed these calls and is
//! told apart by what it does not have.
use std::{
    ffi::{CStr, CString, c_char, c_int, c_void},
    path::{Path, PathBuf},
    ptr::{self, NonNull},
    sync::Arc,
};

use libloading::Symbol;

use super::SphinxError;

/// The names under which systems know the library.
const NAMES: [&str; 6] = [
    "libpocketsphinx.so.3",
    "libpocketsphinx.so.1",
    "libpocketsphinx.so",
    "libpocketsphinx.3.dylib",
    "libpocketsphinx.dylib",
    "pocketsphinx.dll",
];

type Ptr = *mut c_void;

macro_rules! api {
    ($($name:ident: $type:ty,)+) => {
        /// The calls, looked up once. The library stays open as long as they do.
        struct LibraryCalls { $($name: $type,)+ _library: libloading::Library }

        impl LibraryCalls {
            fn look_up(library: libloading::Library) -> Result<Self, SphinxError> {
                // SAFETY: the types are those of the library's headers.
                unsafe {
                    $(let $name: Symbol<'_, $type> = library.get(concat!(stringify!($name), "\0").as_bytes())
                        .map_err(|_| SphinxError::Foreign { call: stringify!($name) })?;
                      let $name = *$name;)+
                    Ok(Self { $($name,)+ _library: library })
                }
            }
        }
    };
}

api! {
    cmd_ln_parse_r: unsafe extern "C" fn(Ptr, *const c_void, i32, *mut *mut c_char, i32) -> Ptr,
    cmd_ln_free_r: unsafe extern "C" fn(Ptr) -> c_int,
    err_set_logfp: unsafe extern "C" fn(Ptr),
    ps_args: unsafe extern "C" fn() -> *const c_void,
    ps_init: unsafe extern "C" fn(Ptr) -> Ptr,
    ps_free: unsafe extern "C" fn(Ptr) -> c_int,
    ps_get_logmath: unsafe extern "C" fn(Ptr) -> Ptr,
    ps_add_word: unsafe extern "C" fn(Ptr, *const c_char, *const c_char, c_int) -> c_int,
    ps_set_fsg: unsafe extern "C" fn(Ptr, *const c_char, Ptr) -> c_int,
    ps_set_allphone_file: unsafe extern "C" fn(Ptr, *const c_char, *const c_char) -> c_int,
    ps_set_search: unsafe extern "C" fn(Ptr, *const c_char) -> c_int,
    ps_start_stream: unsafe extern "C" fn(Ptr) -> c_int,
    ps_start_utt: unsafe extern "C" fn(Ptr) -> c_int,
    ps_process_raw: unsafe extern "C" fn(Ptr, *const i16, usize, c_int, c_int) -> c_int,
    ps_end_utt: unsafe extern "C" fn(Ptr) -> c_int,
    ps_get_hyp: unsafe extern "C" fn(Ptr, *mut i32) -> *const c_char,
    ps_get_n_frames: unsafe extern "C" fn(Ptr) -> c_int,
    fsg_model_init: unsafe extern "C" fn(*const c_char, Ptr, f32, i32) -> *mut FsgHead,
    fsg_model_free: unsafe extern "C" fn(*mut FsgHead) -> c_int,
    fsg_model_word_add: unsafe extern "C" fn(*mut FsgHead, *const c_char) -> c_int,
    fsg_model_trans_add: unsafe extern "C" fn(*mut FsgHead, i32, i32, i32, i32),
    fsg_model_null_trans_add: unsafe extern "C" fn(*mut FsgHead, i32, i32, i32) -> i32,
}

/// The beginning of the library's `fsg_model_t`: it has no call that sets the first and the last state.
#[repr(C)]
struct FsgHead {
    refcount: c_int,
    name: *mut c_char,
    n_word: i32,
    n_word_alloc: i32,
    vocab: *mut *mut c_char,
    silwords: Ptr,
    altwords: Ptr,
    lmath: Ptr,
    n_state: i32,
    start_state: i32,
    final_state: i32,
}

/// The opened library.
#[derive(Clone)]
pub(super) struct Library {
    calls: Arc<LibraryCalls>,
}

impl Library {
    /// Opens the library in `file`, or the one of the system.
    pub(super) fn open(file: Option<PathBuf>) -> Result<Self, SphinxError> {
        let names = file.map_or_else(|| NAMES.map(PathBuf::from).to_vec(), |file| vec![file]);
        // SAFETY: the library's initialisation does nothing but what the loader does for every library.
        let opened = names.iter().find_map(|name| unsafe { libloading::Library::new(name) }.ok());
        let calls = LibraryCalls::look_up(opened.ok_or(SphinxError::NoLibrary(names))?)?;
        // SAFETY: no log file silences the library, which would write to our standard error.
        unsafe { (calls.err_set_logfp)(ptr::null_mut()) };
        Ok(Self { calls: Arc::new(calls) })
    }

    /// A decoder with the acoustic model in `model` and these settings.
    pub(super) fn decoder(&self, model: &Path, settings: &[(&str, &str)]) -> Result<SphinxDecoder, SphinxError> {
        let failed = || SphinxError::Model(model.to_owned());
        let mut arguments = vec![c_string("anna-hector"), c_string("-hmm"), c_string(&model.to_string_lossy())];
        arguments.extend(settings.iter().flat_map(|(name, value)| [c_string(name), c_string(value)]));
        let mut pointers: Vec<*mut c_char> = arguments.iter().map(|text| text.as_ptr().cast_mut()).collect();
        let count = i32::try_from(pointers.len()).map_err(|_| failed())?;
        let calls = &self.calls;
        // SAFETY: the arguments live until the call returns, which copies them.
        let config =
            unsafe { (calls.cmd_ln_parse_r)(ptr::null_mut(), (calls.ps_args)(), count, pointers.as_mut_ptr(), 1) };
        if config.is_null() {
            return Err(failed());
        }
        // SAFETY: `config` is what the library has made; the decoder keeps a reference of its own.
        let raw = unsafe {
            let raw = (calls.ps_init)(config);
            (calls.cmd_ln_free_r)(config);
            raw
        };
        NonNull::new(raw).map(|raw| SphinxDecoder { raw, calls: calls.clone() }).ok_or_else(failed)
    }
}

/// What was decoded.
pub(super) struct Decoded {
    /// The words, separated by blanks.
    pub(super) text: String,
    /// The logarithm of the path's likelihood, in the library's unit.
    score: i32,
    /// How many frames were decoded.
    frames: i32,
}

impl Decoded {
    /// The likelihood of a frame, without a weight of the grammar: thousandths of the library's nats, which are scaled
    /// down by 1024 from true ones.
    #[expect(clippy::cast_precision_loss, reason = "a score has fewer digits than it seems")]
    pub(super) fn score(&self, weight: i32) -> f32 {
        (self.score - (weight >> 10)) as f32 * 0.1 / self.frames.max(1) as f32
    }
}

pub(super) struct SphinxDecoder {
    raw: NonNull<c_void>,
    calls: Arc<LibraryCalls>,
}

// SAFETY: a decoder keeps all its state behind its own pointer and may be used by one thread after the other; `&mut self`
// sees to it that there is only one at a time.
unsafe impl Send for SphinxDecoder {}

impl SphinxDecoder {
    /// Adds a word with its phones; a second sound of a word is named `word(2)`.
    pub(super) fn add_word(&mut self, word: &str, phones: &str) -> Result<(), SphinxError> {
        let (word, phones) = (c_string(word), c_string(phones));
        // SAFETY: both strings are copied by the library.
        let added = unsafe { (self.calls.ps_add_word)(self.raw.as_ptr(), word.as_ptr(), phones.as_ptr(), 0) };
        if added < 0 { Err(SphinxError::Refused("a pronunciation")) } else { Ok(()) }
    }

    /// Makes a grammar known under `name`; one that had the name before is dropped.
    pub(super) fn set_grammar(&mut self, name: &str, graph: &Graph) -> Result<(), SphinxError> {
        let refused = SphinxError::Refused("a grammar");
        let name = c_string(name);
        let states = i32::try_from(graph.states).map_err(|_| SphinxError::Refused("a grammar"))?;
        let calls = &self.calls;
        // SAFETY: the head of the model is checked against what it was made with before it is written to, so that a
        // library with another layout is refused. The search keeps a reference of its own to the model.
        unsafe {
            let log = (calls.ps_get_logmath)(self.raw.as_ptr());
            let fsg = (calls.fsg_model_init)(name.as_ptr(), log, 1.0, states);
            let Some(mut head) = NonNull::new(fsg) else { return Err(refused) };
            if head.as_ref().refcount != 1 || head.as_ref().n_state != states || head.as_ref().lmath != log {
                return Err(SphinxError::Foreign { call: "fsg_model_init" });
            }
            head.as_mut().start_state = 0;
            head.as_mut().final_state = graph.last;
            let words: Vec<c_int> =
                graph.words.iter().map(|word| (calls.fsg_model_word_add)(fsg, c_string(word).as_ptr())).collect();
            for &(from, to, word, weight) in &graph.arcs {
                match word.and_then(|word| words.get(word)) {
                    Some(&word) => (calls.fsg_model_trans_add)(fsg, from, to, weight, word),
                    None => {
                        (calls.fsg_model_null_trans_add)(fsg, from, to, 0);
                    }
                }
            }
            let set = (calls.ps_set_fsg)(self.raw.as_ptr(), name.as_ptr(), fsg.cast());
            (calls.fsg_model_free)(fsg);
            if set < 0 { Err(refused) } else { Ok(()) }
        }
    }

    /// Makes a loop of all phones known under `name`.
    pub(super) fn set_phone_loop(&mut self, name: &str) -> Result<(), SphinxError> {
        let name = c_string(name);
        // SAFETY: without a file, the phones follow each other freely; the name is copied.
        let set = unsafe { (self.calls.ps_set_allphone_file)(self.raw.as_ptr(), name.as_ptr(), ptr::null()) };
        if set < 0 { Err(SphinxError::Refused("a loop of phones")) } else { Ok(()) }
    }

    /// Decodes a whole utterance with the grammar called `grammar`; `None` if it fits none of its sentences.
    pub(super) fn decode(&mut self, grammar: &str, samples: &[i16]) -> Result<Option<Decoded>, SphinxError> {
        let refused = || SphinxError::Refused("an utterance");
        let (calls, raw, name) = (&self.calls, self.raw.as_ptr(), c_string(grammar));
        // SAFETY: the samples outlive the call; the text belongs to the decoder and is copied before it is used again.
        unsafe {
            // Without a new stream the noise of what was heard before would be taken from this utterance.
            let begun = (calls.ps_set_search)(raw, name.as_ptr()) >= 0 && (calls.ps_start_stream)(raw) >= 0;
            if !begun || (calls.ps_start_utt)(raw) < 0 {
                return Err(refused());
            }
            let processed = (calls.ps_process_raw)(raw, samples.as_ptr(), samples.len(), 0, 1);
            if (calls.ps_end_utt)(raw) < 0 || processed < 0 {
                return Err(refused());
            }
            let mut score = 0;
            let text = (calls.ps_get_hyp)(raw, &mut score);
            if text.is_null() {
                return Ok(None);
            }
            let text = CStr::from_ptr(text).to_string_lossy().into_owned();
            Ok(Some(Decoded { text, score, frames: (calls.ps_get_n_frames)(raw) }))
        }
    }
}

impl Drop for SphinxDecoder {
    fn drop(&mut self) {
        // SAFETY: the pointer is the library's own and is not used again.
        unsafe { (self.calls.ps_free)(self.raw.as_ptr()) };
    }
}

/// A grammar as the library takes it. State 0 is the first.
pub(super) struct Graph {
    pub(super) states: usize,
    pub(super) last: i32,
    pub(super) words: Vec<String>,
    /// From, to, the word between, counted in `words`, or nothing, and the logarithm of its probability.
    pub(super) arcs: Vec<(i32, i32, Option<usize>, i32)>,
}

/// The text without what C cannot carry.
fn c_string(text: &str) -> CString {
    let bytes: Vec<u8> = text.bytes().filter(|&byte| byte != 0).collect();
    CString::new(bytes).unwrap_or_default()
}
