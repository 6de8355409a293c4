//! A refusal is free and says why: [`Law::FreeRefusal`], [`Law::Citation`].

use umpire_engine::{Cited, Deed, Dice, Game, Rejection, Time, apply};

use crate::{breach::Fault, difference::equal, law::Law, tally::Tally};

/// Tries a deed on a copy of the table: if it is refused, nothing has changed and the reasons are good ones.
pub(crate) fn hold<G: Game>(
    state: &G::State,
    deed: &Deed<G::Action>,
    at: Time,
    dice: &Dice,
    tally: &mut Tally,
) -> Result<(), Fault> {
    let (mut tried, mut drawn) = (state.clone(), dice.clone());
    let Err(rejection) = apply::<G>(&mut tried, deed, at, &mut drawn) else {
        return Ok(());
    };
    tally.count(Law::FreeRefusal);
    equal("tables", state, &tried).map_err(|reason| Law::FreeRefusal.broken(reason))?;
    if dice.word() != drawn.word() {
        return Err(Law::FreeRefusal.broken(format!("{deed:?} was refused, but drew")));
    }
    cited::<G>(&rejection, tally)
}

fn cited<G: Game>(rejection: &Rejection<G::Violation>, tally: &mut Tally) -> Result<(), Fault> {
    if rejection.violations().is_empty() {
        return Err(Law::Citation.broken("a refusal without a reason"));
    }
    for violation in rejection.violations() {
        tally.count(Law::Citation);
        let (rule, message) = (violation.rule(), violation.message());
        if G::LEDGER.rule(rule.as_str()).is_none() {
            return Err(
                Law::Citation.broken(format!("{violation:?} cites {rule}, which is no rule"))
            );
        }
        if message.is_empty() || message.ends_with('.') || message.contains('\n') {
            return Err(
                Law::Citation.broken(format!("no sentence without a full stop: `{message}`"))
            );
        }
        let is_upper_snake = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
        if violation.code().is_empty() || !violation.code().chars().all(is_upper_snake) {
            return Err(Law::Citation.broken(format!("not a code: `{}`", violation.code())));
        }
    }
    Ok(())
}
