//! A plain, decent automatic player.
