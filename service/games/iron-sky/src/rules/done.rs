//! Finishing the own Command Phase (IS-SIM-09) and taking that back (IS-SIM-10).

pub(super) mod declare;
pub(super) mod withdraw;
