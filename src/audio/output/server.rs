//! A stream at the sound server that stays at the device it was opened for.
//!
//! The server is told not to move it. Should it be moved all the same, should its device go, or should the device turn
//! from one socket to another - a laptop from its headphones to its loudspeaker -, the connection is closed at once and
//! with it the stream, so that nothing is heard at another device. `cpal` can neither ask for this nor report it, so
//! the server is spoken to in its own protocol here, over its local socket.
use std::{
    io::{self, BufReader, Cursor, Read, Write},
    net::Shutdown,
    os::unix::net::UnixStream,
    sync::{Arc, Mutex, PoisonError},
    thread,
};

use pulseaudio::protocol::{
    self, ChannelMap, Command, CorkStreamParams, CreatePlaybackStreamReply, DESCRIPTOR_SIZE, Descriptor, GetSinkInfo,
    PlaybackStreamParams, Prop, Props, ProtocolError, SampleFormat, SampleSpec, ServerInfo, SinkInfo, SinkInfoList,
    SubscriptionEventFacility, SubscriptionEventType, SubscriptionMask,
    port_info::PortType,
    stream::{BufferAttr, StreamFlags},
};

use super::{FRAMES, OutputEnds, OutputHearer, StreamLoss, StreamNews};
use crate::audio::{
    connection::{Connection, NAME},
    devices::{self, DeviceName},
    supervise::ServerPlace,
};

/// The server sends no longer messages than this.
const LONGEST: u32 = 16 * 1024 * 1024;
/// A sample of the stream, in bytes.
const SAMPLE: usize = size_of::<f32>();
/// The number of the question which socket the device uses now.
const ASK: u32 = 1_000;
/// The number of what is told and needs no answer.
const TELL: u32 = 1_001;

/// Why no stream was opened.
#[derive(Debug)]
pub(super) enum ServerRefusal {
    /// There is no server.
    NoServer,
    /// It has no such device, or the device has turned to another socket.
    NoDevice,
    /// It is there and does not play.
    Failed(DeviceName, String),
}

/// An open stream. Dropping it closes it: the server then forgets what it has not played.
#[derive(Debug)]
pub(crate) struct ServerStream {
    line: Arc<ServerLine>,
}

/// The way to the server, shared by the driver and the thread that listens.
#[derive(Debug)]
struct ServerLine {
    socket: Mutex<UnixStream>,
    version: u16,
    channel: u32,
}

impl ServerStream {
    /// Opens a stream at the device called `wanted` (the server's default for `None`), or at the very place where it was
    /// before. It runs.
    pub(super) fn open(
        wanted: Option<&str>,
        before: Option<&ServerPlace>,
        ends: OutputEnds,
    ) -> Result<(Self, DeviceName, ServerPlace), ServerRefusal> {
        let connection = Connection::open().ok_or(ServerRefusal::NoServer)?;
        Self::open_at(connection, wanted, before, ends)
    }

    fn open_at(
        mut connection: Connection,
        wanted: Option<&str>,
        before: Option<&ServerPlace>,
        ends: OutputEnds,
    ) -> Result<(Self, DeviceName, ServerPlace), ServerRefusal> {
        let sink = connection.sink(wanted, before, ends.hearer).map_err(|_| ServerRefusal::NoServer)?;
        let sink = sink.ok_or(ServerRefusal::NoDevice)?;
        let name = name(&sink);
        let failed = |reason: String| ServerRefusal::Failed(name.clone(), reason);
        let created: CreatePlaybackStreamReply =
            connection.ask(Command::CreatePlaybackStream(parameters(&sink))).map_err(|e| failed(e.to_string()))?;
        if created.sink_index != sink.index {
            return Err(failed("the sound server opened it elsewhere".to_owned()));
        }
        ends.source.set_rate(created.sample_spec.sample_rate);
        let place = ServerPlace { sink: sink.name.to_string_lossy().into_owned(), socket: socket(&sink) };
        let stream = connection.run(&created, &place, ends).map_err(|e| failed(e.to_string()))?;
        Ok((stream, name, place))
    }

    /// The stream rests, and plays nothing.
    ///
    /// # Errors
    /// When the server is gone; that is also told as [`StreamNews`].
    pub(super) fn pause(&self) -> io::Result<()> {
        self.line.pause()
    }

    /// It plays on. Where the server or the device has gone meanwhile, the thread that listens tells which: anyone who only
    /// writes cannot know.
    pub(super) fn play(&self) {
        let _ = self.line.play();
    }
}

impl Drop for ServerStream {
    fn drop(&mut self) {
        self.line.hang_up();
    }
}

impl ServerLine {
    fn pause(&self) -> io::Result<()> {
        self.tell(TELL, &Command::CorkPlaybackStream(CorkStreamParams { channel: self.channel, cork: true }))
    }

    fn play(&self) -> io::Result<()> {
        self.tell(TELL, &Command::CorkPlaybackStream(CorkStreamParams { channel: self.channel, cork: false }))
    }

    fn tell(&self, number: u32, command: &Command) -> io::Result<()> {
        let mut message = Vec::new();
        protocol::encode_command_message(&mut message, number, command, self.version).map_err(io::Error::other)?;
        self.send(&message)
    }

    /// One message goes whole: two threads write.
    fn send(&self, message: &[u8]) -> io::Result<()> {
        self.socket.lock().unwrap_or_else(PoisonError::into_inner).write_all(message)
    }

    fn hang_up(&self) {
        // Anyone who is gone already needs no goodbye.
        let _ = self.socket.lock().unwrap_or_else(PoisonError::into_inner).shutdown(Shutdown::Both);
    }
}

impl Connection {
    /// The sink that is meant, if it is there and uses the socket that it used before.
    fn sink(
        &mut self,
        wanted: Option<&str>,
        before: Option<&ServerPlace>,
        hearer: OutputHearer,
    ) -> Result<Option<SinkInfo>, ProtocolError> {
        let sinks: SinkInfoList = self.ask(Command::GetSinkInfoList)?;
        let default = match (wanted, before) {
            (None, None) => self.ask::<ServerInfo>(Command::GetServerInfo)?.default_sink_name,
            _ => None,
        };
        let is_meant = |sink: &SinkInfo| match (before, wanted) {
            (Some(place), _) => {
                sink.name.to_bytes() == place.sink.as_bytes() && stays(place.socket.as_deref(), sink, hearer)
            }
            (None, Some(wanted)) => devices::is_named(&name(sink), wanted),
            (None, None) => default.as_ref() == Some(&sink.name),
        };
        Ok(sinks.into_iter().find(is_meant))
    }

    /// Listens on a thread of its own from now on; the stream runs.
    fn run(
        self,
        created: &CreatePlaybackStreamReply,
        place: &ServerPlace,
        ends: OutputEnds,
    ) -> io::Result<ServerStream> {
        let socket = self.reader.get_ref().try_clone()?;
        self.reader.get_ref().set_read_timeout(None)?;
        let line = ServerLine { socket: Mutex::new(socket), version: self.version, channel: created.channel };
        let stream = ServerStream { line: Arc::new(line) };
        let listener = StreamListener {
            reader: self.reader,
            line: Arc::clone(&stream.line),
            sink: created.sink_index,
            socket: place.socket.clone(),
            ends,
            samples: Vec::new(),
            message: Vec::new(),
        };
        let first = created.requested_bytes;
        let name = match listener.ends.hearer {
            OutputHearer::Room => "sound-to-room",
            OutputHearer::Ear => "sound-to-ear",
        };
        thread::Builder::new().name(name.to_owned()).spawn(move || listener.listen(first))?;
        stream.line.tell(TELL, &Command::Subscribe(SubscriptionMask::SINK))?;
        // What happened before the subscription is asked for.
        stream.line.tell(ASK, &which(created.sink_index))?;
        stream.line.play()?;
        Ok(stream)
    }
}

/// The thread of an open stream.
struct StreamListener {
    reader: BufReader<UnixStream>,
    line: Arc<ServerLine>,
    sink: u32,
    socket: Option<String>,
    ends: OutputEnds,
    samples: Vec<f32>,
    message: Vec<u8>,
}

impl StreamListener {
    fn listen(mut self, first: u32) {
        let lost = match self.feed(first) {
            Ok(()) => self.follow(),
            Err(_) => StreamLoss::Server,
        };
        // First silence, then words about it.
        self.line.hang_up();
        (self.ends.news)(StreamNews::Lost(lost));
    }

    /// Follows the server until the stream is lost.
    fn follow(&mut self) -> StreamLoss {
        loop {
            let heard = self.read().and_then(|()| self.take());
            match heard {
                Ok(None) => {}
                Ok(Some(loss)) => return loss,
                Err(_) => return StreamLoss::Server,
            }
        }
    }

    /// One whole message.
    fn read(&mut self) -> io::Result<()> {
        let descriptor = protocol::read_descriptor(&mut self.reader).map_err(io::Error::other)?;
        if descriptor.length > LONGEST {
            return Err(io::Error::other("too long a message"));
        }
        let mut header = [0; DESCRIPTOR_SIZE];
        protocol::encode_descriptor(&mut header, &descriptor);
        self.message.clear();
        self.message.extend_from_slice(&header);
        self.message.resize(DESCRIPTOR_SIZE + descriptor.length as usize, 0);
        self.reader.read_exact(&mut self.message[DESCRIPTOR_SIZE..])
    }

    /// What the message says; a message of a kind that this program does not know says nothing.
    fn take(&mut self) -> io::Result<Option<StreamLoss>> {
        let Ok((number, command)) = protocol::read_command_message(&mut Cursor::new(&self.message), self.line.version)
        else {
            return Ok(None);
        };
        match command {
            Command::Request(request) if request.channel == self.line.channel => {
                self.feed(request.length).map(|()| None)
            }
            Command::PlaybackStreamKilled(channel) if channel == self.line.channel => Ok(Some(StreamLoss::Device)),
            // The one stream of this connection. Nothing has changed when it is where it was.
            Command::PlaybackStreamMoved(moved) => Ok((moved.device_index != self.sink).then_some(StreamLoss::Moved)),
            Command::SubscribeEvent(event)
                if event.event_facility == SubscriptionEventFacility::Sink && event.index == Some(self.sink) =>
            {
                match event.event_type {
                    SubscriptionEventType::Removed => Ok(Some(StreamLoss::Device)),
                    SubscriptionEventType::New | SubscriptionEventType::Changed => {
                        self.line.tell(ASK, &which(self.sink)).map(|()| None)
                    }
                }
            }
            Command::Reply if number == ASK => Ok(self.look_at_socket()),
            Command::Error(_) if number == ASK => Ok(Some(StreamLoss::Device)),
            _ => Ok(None),
        }
    }

    /// Whether the device still uses the socket that the stream belongs to.
    fn look_at_socket(&mut self) -> Option<StreamLoss> {
        let reply = protocol::read_reply_message::<SinkInfo>(&mut Cursor::new(&self.message), self.line.version);
        let (_, sink) = reply.ok()?;
        if !stays(self.socket.as_deref(), &sink, self.ends.hearer) {
            return Some(StreamLoss::Moved);
        }
        let now = socket(&sink);
        if self.socket != now {
            self.socket.clone_from(&now);
            (self.ends.news)(StreamNews::Socket(now));
        }
        None
    }

    fn feed(&mut self, bytes: u32) -> io::Result<()> {
        let frames = bytes as usize / SAMPLE;
        if frames == 0 {
            return Ok(());
        }
        self.samples.clear();
        self.samples.resize(frames, 0.0);
        self.ends.source.fill(&mut self.samples);
        let length = u32::try_from(frames * SAMPLE).map_err(io::Error::other)?;
        let descriptor =
            Descriptor { length, channel: self.line.channel, offset: 0, flags: protocol::DescriptorFlags::empty() };
        let mut header = [0; DESCRIPTOR_SIZE];
        protocol::encode_descriptor(&mut header, &descriptor);
        self.message.clear();
        self.message.extend_from_slice(&header);
        self.message.extend(self.samples.iter().flat_map(|sample| sample.to_le_bytes()));
        self.line.send(&self.message)
    }
}

/// A stream of one channel with two short buffers, which may not be moved.
fn parameters(sink: &SinkInfo) -> PlaybackStreamParams {
    let period = FRAMES * 4;
    let mut props = Props::new();
    props.set(Prop::MediaName, NAME);
    PlaybackStreamParams {
        sink_index: Some(sink.index),
        sample_spec: SampleSpec {
            format: SampleFormat::Float32Le,
            channels: 1,
            sample_rate: sink.sample_spec.sample_rate,
        },
        channel_map: ChannelMap::mono(),
        buffer_attr: BufferAttr {
            max_length: period * 2,
            target_length: period * 2,
            minimum_request_length: period,
            ..BufferAttr::default()
        },
        flags: StreamFlags { start_corked: true, no_move: true, adjust_latency: true, ..StreamFlags::default() },
        props,
        ..PlaybackStreamParams::default()
    }
}

const fn which(sink: u32) -> Command {
    Command::GetSinkInfo(GetSinkInfo { index: Some(sink), name: None })
}

fn name(sink: &SinkInfo) -> DeviceName {
    devices::at_server(&sink.name, sink.description.as_deref())
}

fn socket(sink: &SinkInfo) -> Option<String> {
    sink.ports.get(sink.active_port).map(|port| port.name.to_string_lossy().into_owned())
}

/// Whether a device still sounds where it did. One that turns to headphones is still an earphone.
fn stays(before: Option<&str>, sink: &SinkInfo, hearer: OutputHearer) -> bool {
    if before == socket(sink).as_deref() {
        return true;
    }
    let worn = sink.ports.get(sink.active_port).is_some_and(|port| {
        matches!(port.port_type, PortType::Headphones | PortType::Headset | PortType::Earpiece | PortType::Handset)
    });
    hearer == OutputHearer::Ear && worn
}

#[cfg(test)]
mod tests;
