// Limits and breaks: the page on which a patron sets limits, takes a break or ends play for long; the reality check, a dialog over any
// page; and the question about limits at a first visit. Words that neither scold nor tempt.
export default {
  title: 'Limits and breaks',
  lead: 'What you set here holds at once, at every table and on every device. It can be made stricter at any time. To loosen it takes 24 hours and your confirmation.',
  /** Uninterrupted play up to now. */
  session: {
    title: 'This session',
    time: 'Time at the tables',
    net: 'Net result',
    staked: 'Staked',
  },
  limits: {
    title: 'Limits',
    note: 'A stake counts as lost until its round is settled, so that no stake can carry a loss past its limit. Days, weeks and months are those of the time zone {zone}; weeks begin on Monday.',
    kind: {
      loss: 'Loss',
      stake: 'Stakes',
      deposit: 'Coins from the house',
      time: 'Time at the tables',
    },
    means: {
      loss: 'Stakes less what came back',
      stake: 'All stakes, also those that won',
      deposit: 'The starting coins and every top-up',
      time: 'While a table is open on your screen',
    },
    frame: { day: 'Day', week: 'Week', month: 'Month' },
    none: 'No limit',
    /** Amounts of coins, or times such as 1:30:00. */
    used: '{used} of {limit}',
    usedAlone: '{used} so far',
    /** When the frame ends. */
    until: 'until {at:moment}',
    house: 'The house allows {limit}.',
    set: 'Set a limit',
    change: 'Change',
    /** Read out with the button. */
    of: '{kind}, {frame}',
    coins: 'Coins',
    hours: 'Hours',
    save: 'Save',
    remove: 'Remove the limit',
    cancel: 'Cancel',
    notAnAmount: 'Give a whole number of coins, 0 or more.',
    notATime: 'Give hours, such as 1.5.',
    saved: 'The limit holds from now on.',
    waits: 'Your change waits for 24 hours.',
  },
  /** A loosening that waits. `to`: an amount, a time, or “no limit”. */
  rise: {
    waits: 'To {to}: can be confirmed from {at:moment}',
    ready: 'To {to}: waits for your confirmation',
    byHouse: 'The house has asked for {to}: not before {at:moment}',
    confirm: 'Confirm',
    withdraw: 'Withdraw',
  },
  check: {
    title: 'Reality check',
    note: 'After this much play the table tells you how long you have played and what it came to. Bets wait until you have read it; confirmed bets and the countdown go on.',
    every: 'Every {minutes:number} minutes',
    /** The dialog. `time`: hours, minutes and seconds. */
    played: 'You have played for {time}',
    facts: 'Staked in this session: {staked:coins}. Net result: <strong>{net:signed}</strong>.',
    on: 'Play on',
    record: 'Play record',
    limits: 'Limits and breaks',
  },
  /** Of a patron who came from an operator: what {brand} sets for this session. Amounts and times are ready to read. */
  operator: {
    title: 'At {brand}',
    note: 'Your money is at {brand}. Limits on deposits, and breaks from its other games, are set there.',
    stake: 'In play at once: {limit} at most',
    loss: 'Loss in this session: {used} of {limit}',
    time: 'Time in this session: {used} of {limit}',
    check: {
      one: '{brand} asks for a reality check every minute.',
      other: '{brand} asks for a reality check every {minutes:count} minutes.',
    },
    pause: 'A break, or the end of play, closes the game. {brand} receives the date and time of its end.',
    /** Links to pages of the operator; `exit` leaves the game. */
    links: {
      account: 'Your account at {brand}',
      limits: 'Limits at {brand}',
      exit: 'Leave for {brand}',
    },
    /** `currency`: a code such as EUR. */
    notAnAmount: 'Give an amount in {currency}, 0 or more.',
  },
  timeOut: {
    title: 'Take a break',
    note: 'No bets until it is over, at no table. What you have staked is settled as always. A break can be made longer and not shorter.',
    for: { hour: 'One hour', day: '24 hours', week: 'One week', weeks: 'Six weeks' },
    sure: 'No bets until {at:moment}. This cannot be taken back.',
    take: 'Take this break',
    holds: 'Your break lasts until {at:moment}.',
  },
  exclusion: {
    title: 'End play for long',
    note: 'For half a year at least. No bets, no seat and no coins until it is over; your play record stays open to you. It cannot be ended early, not by the house either.',
    for: { half: 'Half a year', year: 'One year', years: 'Five years', good: 'For good' },
    sure: 'No bets until {at:moment}. Nobody can take this back.',
    sureForGood: 'No bets any more, for good. Nobody can take this back.',
    take: 'End play',
    holds: 'You have ended play until {at:moment}.',
    holdsForGood: 'You have ended play for good.',
  },
  /** In the rail at a table, in place of the chips, for a patron who may watch, but not bet: a head without a full stop, and a sentence. */
  atTable: {
    until: 'No bets until {at:moment}',
    forGood: 'No bets, for good',
    timeOut: 'You are taking a break, and may watch.',
    exclusion: 'You are excluded from play, and may watch.',
  },
  /** At a first visit and every six months. */
  ask: {
    title: 'Limits, if you want them',
    says: 'You can limit what you lose or how long you play. You find it at any time under “Limits and breaks” in the menu.',
    set: 'Set limits',
    later: 'Not now',
  },
  /** Why a change was not made. */
  fault: {
    'limit-range': 'This is not an amount or a time that can be set.',
    'no-rise': 'This change is not pending any more.',
    'rise-early': 'It can be confirmed 24 hours after you asked for it.',
    'would-shorten': 'A longer break holds already. It can only be made longer.',
    'time-zone': 'The server does not know the time zone of this device.',
  },
  /** On the sheet of a patron in the console; `act` is the title of such an act in the journal. */
  staff: {
    title: 'Limits and breaks',
    patron: 'Patron',
    house: 'House',
    used: 'Used',
    nothing: 'No limits are set.',
    set: 'Set a limit of the house',
    setOf: 'Limit of the house for {patron}',
    limit: 'Limit',
    note: 'A lower limit holds at once. A higher one takes 24 hours and a confirmation.',
    save: 'Set',
    saved: 'The limit is kept.',
    exclude: 'Exclude',
    excludeOf: 'Exclude {patron} for half a year',
    effect: 'No bets, no seat and no coins for half a year, from now on. Nobody can end it early.',
    reason: 'Why',
    kept: 'It stays in the journal.',
    harm: 'Signs of harm',
    asked: 'The patron asked for it',
    excluded: 'The patron is excluded.',
    act: 'Protected a patron',
    /** Of the patron, in the journal. */
    ownAct: 'Changed own limits or breaks',
    /** How long a break or an exclusion lasts; on the sheet and in the journal. */
    breakUntil: 'Break until {at:moment}',
    excludedUntil: 'Exclusion until {at:moment}',
    excludedForGood: 'Exclusion for good',
  },
} as const;
