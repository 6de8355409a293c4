//! What is every game held to?

/// A property of every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Law {
    /// The options of every case are accepted, so that there is a match at all.
    Setting,
    /// Playing a record again gives the same facts, the same notices and the same bytes.
    Determinism,
    /// Evolving the facts of a deed gives the state that the deed led to.
    Fold,
    /// A refused deed leaves state and dice as they were.
    FreeRefusal,
    /// Refusals and facts cite rules of the ledger, and a refusal says why in a sentence.
    Citation,
    /// Every listed sample is accepted as it stands, and a seat given up is offered nothing.
    Sound,
    /// Every accepted action is covered by a listed choice.
    Complete,
    /// A sample varied within its domains is covered by its choice.
    Domains,
    /// A preview allows what the judge allows, and refuses for the same reasons.
    Preview,
    /// What holds between any two deeds holds.
    Invariants,
    /// No piece appears or vanishes, fact by fact.
    Conservation,
    /// What a viewer cannot know changes nothing that he sees, may do or is told.
    Secrecy,
    /// An act that a viewer is not told of changes nothing that he sees, may do or is told.
    Silence,
    /// A client that holds a view and reads the notices ends with the next view.
    Notices,
    /// While a match is open something is awaited of somebody who can answer.
    Awaited,
    /// The clock may answer a decision from its deadline on and not before; of several, the one due first.
    Clock,
    /// A finished match awaits nothing, offers nothing and accepts nothing.
    End,
    /// Every match ends within the game's bound.
    Termination,
    /// A state survives being put away.
    Storage,
    /// No input makes the rules panic.
    Hostile,
}

impl Law {
    /// All of them.
    pub const ALL: [Law; 20] = [
        Law::Setting,
        Law::Determinism,
        Law::Fold,
        Law::FreeRefusal,
        Law::Citation,
        Law::Sound,
        Law::Complete,
        Law::Domains,
        Law::Preview,
        Law::Invariants,
        Law::Conservation,
        Law::Secrecy,
        Law::Silence,
        Law::Notices,
        Law::Awaited,
        Law::Clock,
        Law::End,
        Law::Termination,
        Law::Storage,
        Law::Hostile,
    ];

    /// The law in one sentence.
    pub const fn sentence(self) -> &'static str {
        match self {
            Law::Setting => "the options of every case are accepted",
            Law::Determinism => "the same record gives the same bytes",
            Law::Fold => "evolving the facts gives the state",
            Law::FreeRefusal => "a refusal changes and draws nothing",
            Law::Citation => "every no and every consequence cites a rule",
            Law::Sound => "what is offered is accepted",
            Law::Complete => "what is accepted was offered",
            Law::Domains => "what is drawn from its domains is covered by its choice",
            Law::Preview => "a preview says what the judge says",
            Law::Invariants => "invariants hold after every deed",
            Law::Conservation => "no piece appears or vanishes",
            Law::Secrecy => "what a viewer cannot know changes nothing for him",
            Law::Silence => "what a viewer is not told of changes nothing for him",
            Law::Notices => "a view and the notices make the next view",
            Law::Awaited => "an open match awaits somebody who can answer",
            Law::Clock => "the clock answers what is due and nothing else",
            Law::End => "a finished match takes nothing",
            Law::Termination => "every match ends within its bound",
            Law::Storage => "a state survives being put away",
            Law::Hostile => "no input makes the rules panic",
        }
    }
}

/// The law in one sentence.
impl core::fmt::Display for Law {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.sentence())
    }
}
