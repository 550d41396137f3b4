//! A server that is played: what no real one can be brought to do in a test - a stream that is moved against the flag, a
//! laptop that turns from its headphones to its loudspeaker.
use std::{
    ffi::CString,
    sync::mpsc::{Receiver, Sender, channel},
};

use protocol::{
    AuthReply, CommandReply, MAX_VERSION, PlaybackStreamMovedParams, SetClientNameReply, SubscriptionEvent,
    port_info::{PortAvailable, PortDirection, PortInfo},
};

use super::*;
use crate::audio::output::{Source, Stream};

const SINK: u32 = 7;
const CHANNEL: u32 = 0;

/// The headphones and the loudspeaker of one sink, one of them in use.
fn laptop(in_use: usize) -> SinkInfo {
    let port = |name: &str, port_type| PortInfo {
        name: CString::new(name).unwrap(),
        port_type,
        description: None,
        dir: PortDirection::Input,
        priority: 0,
        available: PortAvailable::Yes,
        availability_group: None,
    };
    SinkInfo {
        index: SINK,
        name: c"laptop".to_owned(),
        ports: vec![port("headphones", PortType::Headphones), port("loudspeaker", PortType::Speaker)],
        active_port: in_use,
        ..SinkInfo::new_dummy(SINK)
    }
}

/// The server's side of one connection.
struct Played {
    socket: UnixStream,
    /// Which of the sink's sockets is in use, for a test to ask.
    in_use: usize,
}

impl Played {
    fn reply<R: CommandReply>(&mut self, number: u32, reply: &R) {
        protocol::write_reply_message(&mut self.socket, number, reply, MAX_VERSION).unwrap();
    }

    fn tell(&mut self, command: &Command) {
        protocol::write_command_message(&mut self.socket, u32::MAX, command, MAX_VERSION).unwrap();
    }

    /// Takes messages until there are no more; commands are answered, the bytes of sound are passed on.
    fn serve(
        mut self,
        mut reader: BufReader<UnixStream>,
        asked: &Sender<PlaybackStreamParams>,
        orders: &Receiver<Order>,
    ) {
        while let Ok(descriptor) = protocol::read_descriptor(&mut reader) {
            let mut payload = vec![0; descriptor.length as usize];
            if reader.read_exact(&mut payload).is_err() {
                return;
            }
            if descriptor.channel != u32::MAX {
                continue;
            }
            let (number, command) = Command::read_tag_prefixed(&mut Cursor::new(payload), MAX_VERSION).unwrap();
            match command {
                Command::Auth(_) => {
                    self.reply(number, &AuthReply { version: MAX_VERSION, use_memfd: false, use_shm: false });
                }
                Command::SetClientName(_) => self.reply(number, &SetClientNameReply { client_id: 1 }),
                Command::GetSinkInfoList => self.reply(number, &vec![laptop(self.in_use)]),
                Command::GetServerInfo => {
                    let default_sink_name = Some(c"laptop".to_owned());
                    self.reply(number, &ServerInfo { default_sink_name, ..ServerInfo::default() });
                }
                Command::CreatePlaybackStream(parameters) => {
                    let reply = CreatePlaybackStreamReply {
                        channel: CHANNEL,
                        sink_index: SINK,
                        requested_bytes: 1024,
                        sample_spec: parameters.sample_spec,
                        channel_map: parameters.channel_map,
                        ..CreatePlaybackStreamReply::default()
                    };
                    asked.send(parameters).unwrap();
                    self.reply(number, &reply);
                }
                Command::GetSinkInfo(_) => self.reply(number, &laptop(self.in_use)),
                Command::CorkPlaybackStream(cork) => {
                    protocol::write_ack_message(&mut self.socket, number).unwrap();
                    // It runs: now what the test orders comes to pass.
                    if !cork.cork
                        && let Ok(order) = orders.recv()
                    {
                        self.obey(&order);
                    }
                }
                _ => protocol::write_ack_message(&mut self.socket, number).unwrap(),
            }
        }
    }

    fn obey(&mut self, order: &Order) {
        match order {
            Order::Socket(in_use) => {
                self.in_use = *in_use;
                self.tell(&Command::SubscribeEvent(SubscriptionEvent {
                    event_facility: SubscriptionEventFacility::Sink,
                    event_type: SubscriptionEventType::Changed,
                    index: Some(SINK),
                }));
            }
            Order::Tell(command) => self.tell(command),
            Order::End => drop(self.socket.shutdown(Shutdown::Both)),
        }
    }
}

enum Order {
    Socket(usize),
    Tell(Box<Command>),
    End,
}

/// A source that is silent.
struct Silence;

impl Source for Silence {
    fn set_rate(&self, _: u32) {}

    fn fill(&self, _: &mut [f32]) {}
}

/// What becomes of a stream that belongs to the headphones, or wherever the laptop plays at first.
fn news_of(hearer: OutputHearer, first: usize, order: Order) -> (PlaybackStreamParams, StreamNews) {
    news_before(hearer, first, order, drop)
}

/// The same, and what the driver does `then` with the stream.
fn news_before(
    hearer: OutputHearer,
    first: usize,
    order: Order,
    then: impl FnOnce(ServerStream),
) -> (PlaybackStreamParams, StreamNews) {
    let (ours, theirs) = UnixStream::pair().unwrap();
    let ((asked, parameters), (orders, ordered), (told, news)) = (channel(), channel(), channel());
    let reader = BufReader::new(theirs.try_clone().unwrap());
    let server = Played { socket: theirs, in_use: first };
    let server = thread::spawn(move || server.serve(reader, &asked, &ordered));
    let ends = OutputEnds { hearer, source: Arc::new(Silence), news: Arc::new(move |news| drop(told.send(news))) };
    let connection = Connection::greet(ours, Vec::new()).unwrap();
    let (stream, name, place) = ServerStream::open_at(connection, None, None, ends).unwrap();
    assert_eq!(name.id, "pulseaudio:laptop");
    assert_eq!(place.socket.as_deref(), Some(["headphones", "loudspeaker"][first]));
    orders.send(order).unwrap();
    let told = news.recv().unwrap();
    then(stream);
    drop(orders);
    server.join().unwrap();
    (parameters.recv().unwrap(), told)
}

#[test]
fn the_server_is_told_not_to_move_it() {
    let (parameters, _) = news_of(OutputHearer::Ear, 0, Order::End);
    assert!(parameters.flags.no_move && parameters.flags.start_corked);
}

#[test]
fn a_stream_that_is_moved_all_the_same_is_closed() {
    let moved = PlaybackStreamMovedParams {
        stream_index: CHANNEL,
        device_index: SINK + 1,
        device_name: c"room".to_owned(),
        device_suspended: false,
        buffer_attr: BufferAttr::default(),
        configured_sink_latency: 0,
    };
    let (_, news) = news_of(OutputHearer::Ear, 0, Order::Tell(Box::new(Command::PlaybackStreamMoved(moved))));
    assert_eq!(news, StreamNews::Lost(StreamLoss::Moved));
}

#[test]
fn each_loss_has_its_own_cause() {
    let (_, news) = news_of(OutputHearer::Room, 1, Order::Tell(Box::new(Command::PlaybackStreamKilled(CHANNEL))));
    assert_eq!(news, StreamNews::Lost(StreamLoss::Device));
    let (_, news) = news_of(OutputHearer::Room, 1, Order::End);
    assert_eq!(news, StreamNews::Lost(StreamLoss::Server));
}

#[test]
fn a_stream_that_is_lost_is_not_judged_by_whoever_wakes_it() {
    let woken = |stream| assert_eq!(Stream::Server(stream).play(), Ok(()));
    let (_, news) =
        news_before(OutputHearer::Room, 1, Order::Tell(Box::new(Command::PlaybackStreamKilled(CHANNEL))), woken);
    assert_eq!(news, StreamNews::Lost(StreamLoss::Device));
}

#[test]
fn headphones_pulled_out_of_a_laptop_are_not_followed_by_its_loudspeaker() {
    for hearer in [OutputHearer::Ear, OutputHearer::Room] {
        let (_, news) = news_of(hearer, 0, Order::Socket(1));
        assert_eq!(news, StreamNews::Lost(StreamLoss::Moved), "{hearer:?}");
    }
}

#[test]
fn headphones_plugged_in_are_where_the_ear_is_and_not_the_room() {
    let (_, news) = news_of(OutputHearer::Ear, 1, Order::Socket(0));
    assert_eq!(news, StreamNews::Socket(Some("headphones".to_owned())));
    let (_, news) = news_of(OutputHearer::Room, 1, Order::Socket(0));
    assert_eq!(news, StreamNews::Lost(StreamLoss::Moved));
}

#[test]
fn it_is_opened_again_only_at_the_socket_where_it_was() {
    let home = |socket: &str| Some(socket.to_owned());
    let [headphones, loudspeaker] = [home("headphones"), home("loudspeaker")];
    assert!(stays(headphones.as_deref(), &laptop(0), OutputHearer::Ear));
    assert!(!stays(headphones.as_deref(), &laptop(1), OutputHearer::Ear));
    assert!(stays(loudspeaker.as_deref(), &laptop(0), OutputHearer::Ear));
    assert!(!stays(loudspeaker.as_deref(), &laptop(0), OutputHearer::Room));
}
