//! IS-CONTENT: what a pack must hold, and the pack that comes with the game.

mod design;
mod faults;
mod tables;
