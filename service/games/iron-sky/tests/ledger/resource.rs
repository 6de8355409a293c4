//! IS-RES: the Resource Phase.

use umpire_iron_sky::{
    action::Action,
    event::Event,
    flow,
    ids::{Faction, Post},
    ledger::{IS_SHARE_02, IS_SHARE_04, IS_SHARE_06},
};

use crate::{
    actions::{SUBMIT, give_command_point, give_money, permit, politick, use_guidance, use_loan},
    position::{
        Position, REICH_AMERICA, REICH_ASIA, REICH_EUROPE, UWC_AMERICA, UWC_ASIA, UWC_EUROPE,
    },
};

/// The end of the Reich's turn: the UWC's income follows.
fn uwc_income(table: &mut Position) -> Vec<(Post, u8)> {
    *table = std::mem::replace(table, Position::new(2)).end_phase(Faction::Reich);
    let posts: Vec<Post> = table.state.active_posts().collect();
    let facts = posts.into_iter().flat_map(|post| table.play(post, SUBMIT));
    let gains = facts.filter_map(|fact| match fact.event {
        Event::ResourceGained { post, amount, .. } => Some((post, amount)),
        _ => None,
    });
    gains.collect()
}

#[test]
fn res_01_income_asks_nobody_and_goes_from_west_to_east() {
    let mut table = Position::new(6);
    let gains = uwc_income(&mut table);
    let order: Vec<Post> = gains.into_iter().map(|(post, _)| post).collect();
    assert_eq!(order, [UWC_AMERICA, UWC_AMERICA, UWC_EUROPE, UWC_EUROPE, UWC_ASIA, UWC_ASIA]);
    let awaited = flow::awaited(&table.state);
    assert!(awaited.iter().all(|awaited| awaited.kind == flow::Kind::CommandPhase));
}

#[test]
fn res_02_the_uwc_adds_what_its_own_meter_shows() {
    let mut table = Position::new(4)
        .lay("AM1 hq R[r];AM5 hq R[r]")
        .money(UWC_AMERICA, 2)
        .politics(UWC_AMERICA, 1)
        .money(UWC_EUROPE, 0)
        .politics(UWC_EUROPE, 0);
    uwc_income(&mut table);
    assert_eq!(table.meter("america"), (2, 2));
    assert_eq!(table.purse(UWC_AMERICA), (2 + 3, 1 + 1));
    assert_eq!(table.purse(UWC_EUROPE), (4, 2));
}

#[test]
fn res_03_the_reichs_points_are_set_to_what_its_own_meter_shows() {
    let lay = "AM1 hq R[r];AM5 hq R[r];AM6 hq R[r]";
    let mut table = Position::new(4).lay(lay).high_mark("america", 5);
    table.all_done();
    table.all_submit();
    assert_eq!((table.cp_of(REICH_AMERICA), table.cp_of(REICH_EUROPE)), (0, 0));
    table.all_done();
    table.all_submit();
    assert_eq!((table.cp_of(REICH_AMERICA), table.cp_of(REICH_EUROPE)), (7, 6));
}

#[test]
fn res_04_no_track_rises_above_eight() {
    let mut table = Position::new(2).money(UWC_AMERICA, 6).politics(UWC_AMERICA, 8);
    assert_eq!(uwc_income(&mut table), [(UWC_AMERICA, 2)]);
    assert_eq!(table.purse(UWC_AMERICA), (8, 8));
    let mut table = Position::new(2)
        .uwc("america", "politician")
        .uwc_turn()
        .hand(UWC_AMERICA, &["PO10"])
        .money(UWC_AMERICA, 1)
        .politics(UWC_AMERICA, 7);
    table.play(UWC_AMERICA, politick("PO10"));
    assert_eq!(table.purse(UWC_AMERICA), (0, 8), "symbol and command are cut alike");
}

/// Rules: IS-SHARE-09
#[test]
fn res_07_marks_and_counts_are_cleared() {
    let mut table = Position::on(&["america", "asia"]).cp(REICH_AMERICA, 6).cp(REICH_ASIA, 4);
    let gift = give_command_point(table.seat(REICH_ASIA));
    table.play(REICH_AMERICA, gift.clone());
    table.play(REICH_AMERICA, use_guidance("europe"));
    assert_eq!(table.refused(REICH_AMERICA, gift.clone()), IS_SHARE_06);
    table.play(REICH_AMERICA, Action::DeclareDone);
    table.play(REICH_AMERICA, Action::WithdrawDone);
    table.all_done();
    table.all_submit();
    let money = give_money(table.seat(UWC_ASIA), 1);
    table.play(UWC_AMERICA, money);
    let transit = permit(table.seat(UWC_ASIA), 3);
    table.play(UWC_AMERICA, transit);
    table.all_done();
    table.all_submit();
    let reich = table.player(REICH_AMERICA);
    assert_eq!((reich.is_done, reich.withdrawals), (false, 0));
    let means = reich.reich().unwrap();
    assert_eq!((means.has_given, means.has_used_guidance), (false, false));
    let mut table = table.cp(REICH_ASIA, 4);
    table.play(REICH_AMERICA, gift);
    table.all_done();
    table.all_submit();
    let means = table.player(UWC_AMERICA).uwc().unwrap();
    assert_eq!((means.gifts, means.permit_changes, means.permits[UWC_ASIA.continent]), (0, 0, 0));
}

#[test]
fn ex_31_caps_of_income_gift_and_loan() {
    let mut table = Position::new(2).money(UWC_AMERICA, 6);
    uwc_income(&mut table);
    assert_eq!(table.purse(UWC_AMERICA).0, 8);
    let mut table = Position::on(&["america", "asia"]).uwc_turn().money(UWC_ASIA, 8);
    let gift = give_money(table.seat(UWC_ASIA), 1);
    assert_eq!(table.refused(UWC_AMERICA, gift), IS_SHARE_02);
    let mut table = table.money(UWC_AMERICA, 7);
    assert_eq!(table.refused(UWC_AMERICA, use_loan("europe", 2)), IS_SHARE_04);
    let mut table = table.money(UWC_AMERICA, 6);
    table.play(UWC_AMERICA, use_loan("europe", 2));
    assert_eq!(table.purse(UWC_AMERICA).0, 8);
}
