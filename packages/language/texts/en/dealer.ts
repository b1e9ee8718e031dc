// The desk of a dealer: what comes next, the keys to enter a card, and why something was not entered. Read at a glance
// while cards are dealt, so short; a screen reader announces it too. `side` is the room's name of player or
// banker; `place` is a card's place, as in `duties.card`.
export default {
  waiting: 'The tables are on their way',
  noDesk: 'You are at no desk. Open a table on the wall and take its desk. <wall>To the wall</wall>',
  /** The dealer chooses a table. */
  choose: {
    title: 'Choose your table',
    machines: 'Tables dealt by the machine too',
    none: 'No table is dealt by a person now. A manager sets one up.',
    take: 'Take a post<spoken> at {table}</spoken>',
    taken: 'You staff {table}',
    relieve: 'Relieve {dealer}<spoken> at {table}</spoken>',
    relieveDealer: 'Relieve {dealer}',
    relieved: '{own} has relieved {dealer} at {table}',
    you: 'You',
    leaves: 'Leaves {table}',
    takesOver: 'Takes over',
    machine: 'The machine deals.',
    nobody: 'Nobody staffs this table.',
    /** `caller` acts on the round; the others help. */
    calls: '{caller} calls.',
    callsWith: '{caller} calls, with {others:list}.',
  },
  desk: {
    shoe: 'The shoe',
    always: 'Always at hand',
    cards: 'Cards on the table',
    cardsOut: 'Cards out',
    outOf: '{out:number} of {cards:number}',
    cutCard: 'Cut card',
    cutOut: 'Out',
    cutIn: 'In the shoe',
    staking: 'Staking',
    call: 'Call supervisor',
    called: 'The supervisor is called',
    calledSays: 'The table is paused, and patrons are told so. Nothing that was entered is lost.',
    calledDone: 'The table is paused, and the supervisor is called',
    /** The reason of a call; stored as written here. */
    notRead: 'Card not read',
    notReadAt: 'Card not read: {place}',
    cutCardOut: 'Cut card is out',
    cutCardNotOut: 'Cut card is not out',
    openAgain: 'Open betting again',
    takeBack: 'Take back',
    seenEarly: 'A card that was seen too early: press it, and it is shown to all.',
    misread: 'Misread? Press the card, or <key>M</key> for the last one, and enter the right one.',
    corrected: 'Corrected in this round',
    /** A card that was corrected or taken back; `before` and `now` are cards. */
    correctedTo: '{place}: <spoken>was </spoken><struck>{before}</struck> <strong>{now}</strong>',
    takenBack: '{place}: <spoken>was </spoken><struck>{before}</struck> <strong>taken back</strong>',
  },
  ask: {
    seen: 'Was {place} seen?',
    seenYes: 'It was seen',
    seenSays:
      'It is shown to all at once, and nobody squeezes it any more. Cards, bets and result stay as they are. If a wrong card was opened so that the result would change, call the supervisor.',
    cut: 'Is the cut card out?',
    cutYes: 'It is out',
    cutSays: 'If it is out, the last round of this shoe is fixed by it.',
    no: 'No',
  },
  entry: {
    title: 'Card entry',
    cannotRead: 'Cannot read',
    leave: 'Leave it',
    takeBack: 'Take back',
    /** The last key: what it does with the card, or with what is chosen of it so far. */
    record: {
      card: 'Record {card}',
      rank: 'Record {rank} of …',
      suit: {
        S: 'Record … of spades',
        H: 'Record … of hearts',
        D: 'Record … of diamonds',
        C: 'Record … of clubs',
      },
      none: 'Record a card',
    },
    correct: {
      card: 'Correct to {card}',
      rank: 'Correct to {rank} of …',
      suit: {
        S: 'Correct to … of spades',
        H: 'Correct to … of hearts',
        D: 'Correct to … of diamonds',
        C: 'Correct to … of clubs',
      },
      none: 'Correct to a card',
    },
    burn: {
      card: 'Burn {card}',
      rank: 'Burn {rank} of …',
      suit: { S: 'Burn … of spades', H: 'Burn … of hearts', D: 'Burn … of diamonds', C: 'Burn … of clubs' },
      none: 'Burn a card',
    },
  },
  shoe: {
    burnt: 'Burnt face up',
    enter: 'Scan, type or press it.',
    burnMore: '{card}: burn {more:number} more',
    depth: 'Cards behind the cut card',
  },
  /** The next thing to do: a title and why. */
  step: {
    next: 'Next',
    now: 'Now',
    /** Read out: title and reason; cards on the table before it. */
    spoken: '{title}. {why}',
    spokenNext: '{cards} Next: {step}',
    cardsOf: '{side}: {cards:items}.',
    correct: { title: 'Correct {place}' },
    reads: 'It reads {card}. Enter the right one; both are kept.',
    readsNothing: 'It reads nothing. Enter the right one; both are kept.',
    stopped: { title: 'This table has stopped', why: 'Its stakes are safe. Call the supervisor.' },
    paused: { title: 'The table is paused', why: 'By {by}', whyReason: '{by}: {reason}' },
    shut: { title: 'The table is closed', why: 'A supervisor reopens it.' },
    assist: { title: '{caller} calls', why: 'You staff this table. The caller alone acts on the round.' },
    machine: {
      title: 'The machine deals here',
      why: 'There is nothing to enter. Call the supervisor in trouble.',
    },
    shoe: { title: 'New shoe', why: 'Enter the card burnt face up and where the cut card lies.' },
    open: {
      title: 'Open the betting of round {round:numeral}',
      last: 'It is the last round of the shoe: say so.',
    },
    betting: { title: 'Betting is open', why: 'It closes by the clock, or when you say no more bets.' },
    openCard: {
      title: 'Open {place}',
      why: 'No patron may squeeze it. Turn the card over, then press Enter.',
    },
    squeeze: {
      title: 'A patron squeezes for {side}',
      why: 'Turn the card over when the page shows it.',
    },
    result: { why: 'Check the cards on the table, then confirm.' },
    /** `side` is the winner; `high` and `low` the scores. */
    wins: '{side} wins {high:number} – {low:number}',
    tie: 'Tie, {high:number} – {low:number}',
    wait: {
      title: 'One moment',
      lastRound: 'That was the last round. The shoe is put away.',
      goesOn: 'The table goes on by itself.',
    },
    /** A patron's seat holds the shoe. */
    seatCalls: 'Seat {seat} calls for the deal.',
    seatHolds: 'Seat {seat} has the shoe: wait for its Deal, and after a moment deal without it.',
    bankerWaits: '{banker} {score:number} waits for this card.',
    linkLost:
      'The link to the house is lost, and a supervisor is told. Cards are entered when it is back; it is tried again and again.',
    cutOverdue: {
      one: 'The cut card was said to lie before here: {cards:count} card ago. If it is out, press X; if it was missed, this round counts as the one it came in.',
      other:
        'The cut card was said to lie before here: {cards:count} cards ago. If it is out, press X; if it was missed, this round counts as the one it came in.',
    },
    /** The button that does the step. */
    act: {
      shoe: 'Begin the shoe',
      open: 'Open betting',
      betting: 'No more bets',
      openCard: 'It is open',
      result: 'Confirm',
    },
    /** `running`: such as 1:42. */
    pausedSince: 'Since {at:clock}, for {running}',
  },
  /** Why something was not entered. */
  fault: {
    notDone: 'It was not done.',
    noBurn: 'No card is burnt at this table.',
    lost: 'The answer was lost: it is not known whether it was done. Asking again.',
    /** Cards that were typed after the refused one. */
    notEither: 'Not entered either: {cards:items}.',
    twice: '{card} was scanned twice within a moment: it counts once.',
    noCard: '“{text}” is no card. Scan it again, or type it.',
    rankFirst: 'Type the rank first, then the suit: 8 D.',
    notEntered: {
      open: '{card} was not entered: open the betting first.',
      betting: '{card} was not entered: betting is open.',
      faceDown: '{card} was not entered: cards lie face down, and are opened first.',
      result: '{card} was not entered: the coup is complete, confirm the result.',
      paused: '{card} was not entered: the table is paused.',
      assist: '{card} was not entered: {caller} calls.',
      noneDue: '{card} was not entered: no card is due.',
    },
  },
  /** The keyboard, and a scanner that types cards. */
  keys: {
    title: 'Scanner and keys',
    prefix: 'Prefix of this scanner',
    prefixHint: 'What it sends before each card, such as ]C1. Most send nothing.',
    card: 'Rank, then suit: the card is recorded. A ten is 0, 10 or T.',
    enter: 'The next thing: open betting, no more bets, confirm.',
    backspace: 'Take the last card back.',
    m: 'Correct the last card; again for the one before.',
    x: 'The cut card is out.',
    b: 'Open betting again, before the first card.',
    p: 'Pause and call the supervisor, at once; why is asked after it.',
  },
} as const;
