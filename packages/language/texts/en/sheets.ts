// What is opened at a table: the menu, the explanation of a bet, the parts of a round. `{player}`, `{banker}` and `{tie}` are
// the names of the two hands and of the tie in the room.
export default {
  /** Over a table, when the patron has opened another one. */
  away: {
    title: 'You are at another table now',
    lead: 'This house lets a patron be at one table at a time. Bets you confirmed here stay and settle.',
    comeBack: 'Come back here',
    toTables: 'To the tables',
  },
  /** A bet in short, beside its spot or on a sheet. */
  bet: {
    /** The title of the sheet while no bet is chosen. */
    title: 'Bet',
    side: { player: '{player}’s side', banker: '{banker}’s side' },
    /** Names of the rows, and what stands in them. */
    pays: 'Pays',
    /** `commission`: `5% of the winnings`. */
    less: 'less {commission}',
    limits: 'Least – most',
    range: '{least:coins} – {most:coins}',
    open: 'Open',
    /** Until which round of the shoe the bet is taken. */
    openMore: {
      one: 'until round {until:number}, {more:words} round more',
      other: 'until round {until:number}, {more:words} rounds more',
    },
    openThis: 'until round {until:number}, which is this one',
    closed: 'closed after round {until:number}, open again in the next shoe',
    edge: 'House edge',
    /** `edge`: a percentage. */
    ofStake: '<edge>{edge}</edge> of the stake',
    basis: {
      one: 'exact, one full deck, ties counted',
      other: 'exact, a full {decks:words}-deck shoe, ties counted',
    },
    perResolved: '{edge} per resolved bet, ties left out',
    /** Chips on the spot; a button takes them away. */
    unconfirmed: '<strong>{amount:signed}</strong> not yet confirmed',
    takeOff: 'Take it off',
    rules: 'The rules in full',
  },
  /** Keys, as printed on a keyboard, and what they do. */
  keys: {
    title: 'Keys at the table',
    chips: { key: '1 – {most:number}', does: 'Choose a chip' },
    move: { key: 'Arrows', does: 'Move between spots' },
    main: { key: 'P, T, B', does: 'Lay it on player, tie or banker' },
    spot: { key: 'Enter, Space', does: 'Lay it on the spot in focus' },
    confirm: { key: 'Shift + Enter', does: 'Confirm' },
    takeBack: { key: '−, Backspace', does: 'Take the top chip from the spot' },
    explain: { key: '?', does: 'Explain the bet of the spot' },
    undo: { key: 'U', does: 'Undo' },
    clear: { key: 'C', does: 'Clear' },
    rebet: { key: 'R', does: 'Rebet' },
    double: { key: 'D', does: 'Double' },
    favourites: { key: 'F', does: 'Favourite bets' },
    /** At a table with seats. */
    deal: { key: 'D', does: 'Deal, when you have the shoe and betting is closed' },
    hint: 'To take a chip back, hold Shift with a mouse, or press longer on a touch screen. A long press on a spot without loose chips explains its bet.',
  },
  menu: {
    /** Read out: the name of the list of buttons. */
    ways: 'Ways',
    leave: 'Leave the table',
    /** Below it while the patron has bets in a round. */
    settledFirst: 'Your bets of this round are settled first.',
    stay: 'Stay at the table',
    leaving: 'You leave when the coup is over.',
    /** `seat`: the label of a seat, mostly a number. */
    leaveSeat: 'Leave seat {seat}',
    explain: 'Explain a bet',
    explainHow: 'The next bet you press is explained, and nothing is laid.',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
  },
  /** The patron's round, bet by bet. */
  parts: {
    /** `round`, in the tag: smaller. */
    title: 'Your round <round>Round {round:numeral}</round>',
    lost: 'lost',
    returned: 'stake returned',
    /** `ratio`: `7:2`; `rate`: `5%`. */
    pays: 'pays {ratio}',
    paysLess: 'pays {ratio}, less {rate} commission',
    staked: 'Staked {amount:coins}',
    back: 'Returned {amount:coins}',
    net: 'Net {amount:signed}',
  },
  /** Titles of the sheets; also of the buttons that open them. */
  title: {
    menu: 'At the table',
    rules: 'Rules and paytable',
    record: 'Play record',
    protection: 'Limits and breaks',
    settings: 'Settings',
    favourites: 'Favourite bets',
    statistics: 'Statistics',
  },
} as const;
