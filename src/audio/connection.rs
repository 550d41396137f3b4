//! A connection to the sound server, spoken to in its own protocol over its local socket. Dropping it closes it.
//!
//! `cpal` has one for each of its hosts, and keeps that open until the program ends; the server takes 64 in all, and refuses then
//! whoever comes, the screen reader's voice too. What is only asked is asked here.
use std::{ffi::CStr, fs, io::BufReader, os::unix::net::UnixStream};

use pulseaudio::protocol::{
    self, AuthParams, AuthReply, Command, CommandReply, MAX_VERSION, Prop, Props, ProtocolError, SetClientNameReply,
};

use super::card::OPENING;

/// How this program is called at the server.
pub(super) const NAME: &CStr = c"anna-hector";

/// A connection before it has a stream: question and answer.
pub(super) struct Connection {
    pub(super) reader: BufReader<UnixStream>,
    pub(super) version: u16,
    asked: u32,
}

impl Connection {
    /// Connects; `None` where no server answers.
    pub(super) fn open() -> Option<Self> {
        let socket = UnixStream::connect(pulseaudio::socket_path_from_env()?).ok()?;
        socket.set_read_timeout(Some(OPENING)).ok()?;
        socket.set_write_timeout(Some(OPENING)).ok()?;
        let cookie = pulseaudio::cookie_path_from_env().and_then(|path| fs::read(path).ok()).unwrap_or_default();
        Self::greet(socket, cookie).ok()
    }

    /// Authenticates at the sound server, and tells it the name of the program.
    pub(super) fn greet(socket: UnixStream, cookie: Vec<u8>) -> Result<Self, ProtocolError> {
        let mut connection = Self { reader: BufReader::new(socket), version: MAX_VERSION, asked: 0 };
        let auth = AuthParams { version: MAX_VERSION, supports_shm: false, supports_memfd: false, cookie };
        let reply: AuthReply = connection.ask(Command::Auth(auth))?;
        connection.version = MAX_VERSION.min(reply.version);
        let mut props = Props::new();
        props.set(Prop::ApplicationName, NAME);
        let _: SetClientNameReply = connection.ask(Command::SetClientName(props))?;
        Ok(connection)
    }

    /// Asks one question and waits for its answer, 2 seconds at most.
    pub(super) fn ask<R: CommandReply>(&mut self, command: Command) -> Result<R, ProtocolError> {
        self.asked += 1;
        protocol::write_command_message(self.reader.get_mut(), self.asked, &command, self.version)?;
        protocol::read_reply_message(&mut self.reader, self.version).map(|(_, reply)| reply)
    }
}
