use super::*;

const fn at(ms: u64) -> Moment {
    Moment::from_millis(ms)
}

fn clock(control: &str) -> Clock {
    set_to(control, SavedTime::CarriedOver)
}

fn set_to(control: &str, saved_time: SavedTime) -> Clock {
    let control: Control = control.parse().expect("a good control");
    Clock::new(ByColor { white: control.clone(), black: control }, saved_time)
}

fn seconds(s: u64) -> Option<Duration> {
    Some(Duration::from_secs(s))
}

/// Lets White think so many seconds for each move, and Black not at all; returns White's time after each press.
fn whites_times(clock: &mut Clock, thoughts: &[u64]) -> Vec<u64> {
    let mut now = 0;
    clock.start(Color::White, at(0));
    let times = thoughts.iter().map(|thought| {
        now += thought * 1000;
        clock.press(Color::White, at(now));
        clock.press(Color::Black, at(now));
        clock.left(Color::White, at(now)).expect("a clock").as_secs()
    });
    times.collect()
}

#[test]
fn the_increment_is_there_before_each_move() {
    let mut clock = clock("90+30");
    assert_eq!(clock.left(Color::White, at(0)), seconds(5430));
    clock.start(Color::White, at(0));
    clock.press(Color::White, at(10_000));
    assert_eq!(clock.left(Color::White, at(99_000)), seconds(5450));
    assert_eq!(clock.reading(at(10_001)).completed, ByColor { white: 1, black: 0 });
}

#[test]
fn presses_a_millisecond_apart_count_right() {
    let mut clock = clock("5");
    clock.start(Color::White, at(0));
    clock.press(Color::White, at(1));
    clock.press(Color::Black, at(2));
    clock.stop(at(3));
    assert_eq!(clock.used(Color::White, at(9)), Duration::from_millis(2));
    assert_eq!(clock.used(Color::Black, at(9)), Duration::from_millis(1));
}

#[test]
fn no_increment_after_the_flag() {
    let mut clock = clock("0:01+5");
    clock.start(Color::White, at(0));
    assert_eq!(clock.next_deadline(), Some(at(6000)));
    assert!(!clock.is_flag_down(Color::White, at(5999)));
    assert!(clock.is_flag_down(Color::White, at(6000)));
    clock.press(Color::White, at(7000));
    assert_eq!(clock.left(Color::White, at(7000)), Some(Duration::ZERO));
}

#[test]
fn a_period_brings_its_time_with_the_move_that_fulfils_the_one_before() {
    let mut clock = clock("2/1+5,1+10");
    assert_eq!(clock.moves_to_control(Color::White), Some(2));
    // 65 s; after 10 s 60 s; after 20 s 40 + 60 + 10 s of the next period's first move.
    assert_eq!(whites_times(&mut clock, &[10, 20, 5]), [60, 110, 115]);
    assert_eq!(clock.moves_to_control(Color::White), None);
    assert_eq!(clock.period(Color::White), 1);
}

#[test]
fn increments_can_begin_with_a_later_period() {
    assert_eq!(whites_times(&mut clock("1/1,1/1,1+30"), &[10, 10, 10]), [110, 190, 210]);
}

#[test]
fn the_last_period_repeats_where_it_counts_moves() {
    assert_eq!(whites_times(&mut clock("1/2,2/1"), &[0, 0, 0, 0, 0]), [180, 180, 240, 240, 300]);
}

#[test]
fn a_period_that_ends_without_its_moves_is_a_flag() {
    let mut clock = clock("2/0:10,5");
    clock.start(Color::White, at(0));
    clock.press(Color::White, at(3000));
    clock.press(Color::Black, at(3000));
    assert_eq!(clock.next_deadline(), Some(at(10_000)));
    assert!(clock.is_flag_down(Color::White, at(10_000)));
    assert_eq!(clock.moves_to_control(Color::White), Some(1));
}

#[test]
fn bronstein_gives_back_what_was_used_and_no_more() {
    let mut clock = clock("1b5");
    assert_eq!(whites_times(&mut clock, &[3, 8, 0]), [60, 57, 57]);
    // While he thinks, all of it counts: the flag can fall within the five seconds.
    assert_eq!(clock.left(Color::White, at(12_000)), seconds(56));
}

#[test]
fn a_delay_runs_before_the_time_does() {
    let mut clock = clock("1d5");
    assert_eq!(whites_times(&mut clock, &[3, 8, 0]), [60, 57, 57]);
    assert_eq!(clock.left(Color::White, at(12_000)), seconds(57));
    assert_eq!(clock.delay_left(Color::White, at(12_000)), Duration::from_secs(4));
    assert_eq!(clock.left(Color::White, at(18_000)), seconds(55));
    assert_eq!(clock.next_deadline(), Some(at(11_000 + 62_000)));
}

#[test]
fn a_delay_lives_through_a_stop_for_the_arbiter() {
    let mut clock = clock("1d5");
    clock.start(Color::White, at(0));
    clock.stop(at(3000));
    clock.start(Color::White, at(60_000));
    assert_eq!(clock.left(Color::White, at(62_000)), seconds(60));
    assert_eq!(clock.left(Color::White, at(63_000)), seconds(59));
}

#[test]
fn a_flag_that_fell_gets_no_delay_for_the_next_move() {
    let mut clock = clock("0d5");
    clock.start(Color::White, at(0));
    assert!(!clock.is_flag_down(Color::White, at(4999)));
    clock.press(Color::White, at(5000));
    clock.press(Color::Black, at(5000));
    assert!(clock.is_flag_down(Color::White, at(5000)));
}

#[test]
fn saved_time_is_carried_over_or_dropped_in_the_delay_modes() {
    let carried = whites_times(&mut set_to("1/1d5,1d5", SavedTime::CarriedOver), &[10]);
    let dropped = whites_times(&mut set_to("1/1d5,1d5", SavedTime::Dropped), &[10]);
    assert_eq!((carried, dropped), (vec![115], vec![60]));
    assert_eq!(whites_times(&mut set_to("1/1,1", SavedTime::Dropped), &[10]), [110]);
}

#[test]
fn unequal_times_and_no_clock() {
    let controls = ByColor { white: "5".parse().expect("5"), black: "4".parse().expect("4") };
    let clock = Clock::new(controls, SavedTime::CarriedOver);
    assert_eq!(clock.reading(at(0)).left, ByColor { white: seconds(300), black: seconds(240) });
    let mut without = set_to("none", SavedTime::CarriedOver);
    without.start(Color::White, at(0));
    assert_eq!((without.left(Color::White, at(9)), without.next_deadline()), (None, None));
    without.press(Color::White, at(9));
    assert_eq!(
        (without.used(Color::White, at(99)), without.side_running()),
        (Duration::from_millis(9), Some(Color::Black))
    );
}

#[test]
fn a_wrong_setting_is_replaced_by_what_the_right_one_would_have_given() {
    let mut clock = clock("90");
    whites_times(&mut clock, &[60, 60]);
    let right: Control = "90+30".parse().expect("a control");
    clock.replace(ByColor { white: right.clone(), black: right }, at(120_000));
    assert_eq!(clock.left(Color::White, at(120_000)), seconds(5400 + 90 - 120));
    assert_eq!(clock.side_running(), Some(Color::White));
}

/// A penalty of two minutes was gone with the wrong setting.
#[test]
fn what_a_penalty_and_the_arbiter_gave_stays_where_a_wrong_setting_is_replaced() {
    for (wrong, right) in [("90", "90+30"), ("90+30", "90"), ("90d5", "90+30"), ("2/60,30", "1/60+30,30+30")] {
        let replaced = |given: i64| {
            let mut clock = clock(wrong);
            whites_times(&mut clock, &[60, 60]);
            let left = clock.left(Color::White, at(120_000)).expect("a clock").as_secs();
            let set = Duration::from_secs(left.checked_add_signed(given).expect("a time"));
            clock.set(Color::White, set, clock.completed(Color::White), at(120_000));
            let right: Control = right.parse().expect("a control");
            clock.replace(ByColor { white: right.clone(), black: right }, at(120_000));
            clock.left(Color::White, at(120_000)).expect("a clock")
        };
        assert_eq!(replaced(120), replaced(0) + Duration::from_secs(120), "{wrong} {right}");
        assert_eq!(replaced(-60), replaced(0) - Duration::from_secs(60), "{wrong} {right}");
    }
}

/// The moves that were taken back are no part of what the right setting gives.
#[test]
fn a_restored_position_has_what_the_right_setting_gives_for_its_moves() {
    let mut clock = clock("90");
    whites_times(&mut clock, &[60, 60, 60]);
    clock.set(Color::White, Duration::from_secs(5400 - 60), 1, at(180_000));
    let right: Control = "90+30".parse().expect("a control");
    clock.replace(ByColor { white: right.clone(), black: right }, at(180_000));
    assert_eq!(clock.left(Color::White, at(180_000)), seconds(5400 - 60 + 60));
}

#[test]
fn six_hours_and_three_hundred_moves_add_up_to_the_millisecond() {
    let mut clock = clock("40/120,20/60+30,15b5");
    clock.start(Color::White, at(7));
    let mut now = 7;
    for ply in 0..600_u64 {
        now += 1 + ply * 7919 % 71_998;
        clock.press(if ply % 2 == 0 { Color::White } else { Color::Black }, at(now));
    }
    assert!(now > 6 * 3_600_000 - 600_000, "{now}");
    let sum = clock.used(Color::White, at(now)) + clock.used(Color::Black, at(now));
    assert_eq!(sum, Duration::from_millis(now - 7));
}

#[test]
fn the_least_time_left_is_that_of_the_period_whatever_is_added() {
    let mut clock = clock("2/1+10,1");
    clock.start(Color::White, at(0));
    assert_eq!(clock.lowest_left(Color::White, at(5_000)), seconds(65));
    assert_eq!(clock.when_left(Duration::from_secs(60)), Some(at(10_000)));
    clock.press(Color::White, at(20_000));
    assert_eq!(clock.left(Color::White, at(20_000)), seconds(60));
    assert_eq!(clock.lowest_left(Color::White, at(20_000)), seconds(50));
    clock.press(Color::Black, at(20_000));
    assert_eq!(clock.lowest_left(Color::White, at(25_000)), seconds(50));
    assert_eq!(clock.lowest_left(Color::White, at(35_000)), seconds(45));
    clock.press(Color::White, at(35_000));
    assert_eq!(clock.lowest_left(Color::White, at(35_000)), clock.left(Color::White, at(35_000)));
    clock.set(Color::White, Duration::from_secs(7), 2, at(35_000));
    assert_eq!(clock.lowest_left(Color::White, at(35_000)), seconds(7));
    assert_eq!(
        super::Clock::new(ByColor::new_with(|_| "none".parse().expect("a control")), SavedTime::CarriedOver)
            .lowest_left(Color::White, at(0)),
        None
    );
}

#[test]
fn a_delay_is_waited_out_before_a_time_is_reached() {
    let mut clock = clock("1d5");
    clock.start(Color::White, at(0));
    assert_eq!(clock.when_left(Duration::from_secs(50)), Some(at(15_000)));
    assert_eq!(clock.left(Color::White, at(15_000)), seconds(50));
}
