//! The scripts, each one step that changes everything it changes at once.

use std::sync::LazyLock;

use redis::Script;

macro_rules! script {
    ($name:ident, $file:literal) => {
        pub(super) static $name: LazyLock<Script> =
            LazyLock::new(|| Script::new(include_str!($file)));
    };
}

script!(COMMIT, "commit.lua");
script!(CONFIRM, "confirm.lua");
script!(CREATE, "create.lua");
script!(CLOSE, "close.lua");
script!(RENEW, "renew.lua");
script!(LOG, "log.lua");
script!(FIRST_AFTER, "first_after.lua");
script!(SETTLE, "settle.lua");
