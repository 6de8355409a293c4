//! The transit of the UWC (IS-ICM-04 to 07): what a command over a white route costs beside its card.

use umpire_engine::{Play, Rejection, Seat};

use super::{
    cost::{self, Purse},
    movement::Route,
};
use crate::{
    IronSky,
    action::{Move, TransitPayer},
    event::{Event, Resource},
    ids::{Faction, Post},
    ledger::{IS_ICM_04, IS_ICM_06, IS_SPU_06},
    state::State,
    violation::{TransitViolation, Violation},
};

/// A transit: who pays the one point, and with what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Transit {
    /// The player of the command.
    Itself(Resource),
    /// The commander of the destination continent, by his permit.
    Permitted(Post, Resource),
}

impl Transit {
    /// What the player of the command has left then.
    pub(super) fn paid_from(self, post: Post, purse: Purse) -> Purse {
        match self {
            Transit::Itself(resource) => purse.without(resource),
            Transit::Permitted(giver, resource) if giver == post => purse.without(resource),
            Transit::Permitted(..) => purse,
        }
    }
}

/// Who pays the transit: due for every white route of a UWC command (IS-ICM-04 to 07), never of the Reich (IS-ICM-03).
pub(super) fn plan(
    state: &State,
    post: Post,
    purse: &Purse,
    route: Route,
    movement: &Move,
) -> Result<Option<Transit>, Rejection<Violation>> {
    let Move { to, transit_payer: payer, transit_money: with_money, .. } = *movement;
    let is_due = post.faction == Faction::Uwc && route == Route::Intercontinental;
    let giver = Post::new(Faction::Uwc, to.continent());
    let pays_himself = payer == TransitPayer::Itself || giver == post;
    if with_money && !(is_due && pays_himself && purse.has_martial_law) {
        return Err(TransitViolation::NoMartialLaw.into());
    }
    match payer {
        TransitPayer::Itself if !is_due => Ok(None),
        TransitPayer::Destination if !is_due => Err(TransitViolation::NotDue.into()),
        TransitPayer::Destination if !pays_himself => permitted(state, post, giver).map(Some),
        TransitPayer::Itself | TransitPayer::Destination => {
            let resource = if with_money { Resource::Money } else { Resource::Politics };
            if purse.holds(resource) < 1 {
                return Err(TransitViolation::CannotPay { resource }.into());
            }
            Ok(Some(Transit::Itself(resource)))
        }
    }
}

/// A permit has nobody to ask: it takes Politics while there is any, otherwise, by Martial Law, Money (IS-SPU-06).
fn permitted(state: &State, post: Post, giver: Post) -> Result<Transit, Rejection<Violation>> {
    let seat = state.seat(giver).unwrap_or(Seat(0));
    if state.permit(giver, post.continent) < 1 {
        return Err(TransitViolation::NotPermitted { giver: seat }.into());
    }
    let has = |resource| state.points(giver, resource) > 0;
    if has(Resource::Politics) {
        Ok(Transit::Permitted(giver, Resource::Politics))
    } else if has(Resource::Money) && cost::has_martial_law(state, giver) {
        Ok(Transit::Permitted(giver, Resource::Money))
    } else {
        Err(TransitViolation::GiverCannotPay { giver: seat }.into())
    }
}

pub(super) fn pay(post: Post, transit: Transit, play: &mut Play<'_, IronSky>) {
    let (payer, resource, rule) = match transit {
        Transit::Itself(resource) => (post, resource, IS_ICM_04),
        Transit::Permitted(giver, resource) => {
            play.emit(IS_ICM_06, Event::TransitPermitUsed { giver, by: post });
            (giver, resource, IS_ICM_06)
        }
    };
    let rule = if resource == Resource::Money { IS_SPU_06 } else { rule };
    play.emit(rule, Event::ResourceSpent { post: payer, resource, amount: 1 });
}
