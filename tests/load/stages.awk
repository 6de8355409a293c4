# Where the processor's time of a submit goes: reads stacks as `perf script` prints them and counts
# each under the first stage below that it matches. docs/performance.md says how to record them.
BEGIN {
    RS = ""
    stage("sockets: callers", "do_syscall", "(hyper|h2)::")
    stage("sockets: Redis", "do_syscall", "redis::")
    stage("sleeping and waking", "epoll|eventfd|futex|park_internal|wake_by", "")
    stage("log lines", "on_event|edge::access::log", "")
    stage("spans", "tracing::span::Span|new_span|on_enter|on_exit|on_close|try_close|span::Entered", "")
    stage("metrics and trace context", "telemetry::metrics|opentelemetry|telemetry::propagation", "")
    stage("seat token", "identity::gate|Credential::of", "")
    stage("rules: judge, perform, tell", "umpire_engine::apply|umpire_iron_sky::rules", "")
    stage("what viewers are told, in the contract's words", "games::table", "perform")
    stage("snapshot", "freeze", "")
    stage("tip", "tip::Tip::then", "")
    stage("what viewers are told, as bytes", "turn::tell|Message::encode_to_vec", "Next::on|head::Head")
    stage("Redis client: the commit", "umpire_store::redis", "")
    stage("Redis client: its connection", "redis::|combine::", "")
    stage("the answer, read back from bytes", "referee::submit::read", "")
    stage("the rest of the referee", "umpire_server::referee", "")
    stage("gRPC: codec and service", "umpire_server::api|PlayServer|tonic::", "")
    stage("edge: layers, routers", "axum|tower|umpire_server::edge", "")
    stage("HTTP/2", "hyper|h2::", "")
    stage("the rest of the runtime", "", "")
}

{
    all++
    for (i = 1; i <= stages; i++) {
        if ($0 ~ pattern[i] && $0 ~ also[i]) {
            count[i]++
            break
        }
    }
}

END { for (i = 1; i <= stages; i++) printf "%5.1f %%  %s\n", count[i] * 100 / all, name[i] }

function stage(what, its_pattern, its_other) {
    name[++stages] = what
    pattern[stages] = its_pattern
    also[stages] = its_other
}
