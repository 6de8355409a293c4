//! Special Commands (IS-SPC, IS-SPU, IS-SPR): command cards with an effect of their own, each playable once (IS-SPC-01).
//!
//! Their kinds (IS-SPC-02): single use, Improvements, attack enhancements; a file each. None goes to the discard pile when
//! it is used (IS-CMD-10).

pub(crate) mod blitzkrieg;
pub(crate) mod bonus;
pub(crate) mod conquest;
pub(crate) mod elite_operation;
pub(crate) mod improvement;
pub(crate) mod nuke;
pub(crate) mod propaganda;
