// The page of several tables side by side, each as a tile, and the list of tables from which a patron chooses.
export default {
  /** The bar at the top. */
  bar: {
    title: 'Your tables',
    lobby: 'To the lobby',
    /** All stakes together. */
    inPlay: {
      none: 'Nothing is in play',
      one: 'In play at {tables:count} table: {stake:coins}',
      other: 'In play at {tables:count} tables: {stake:coins}',
    },
    /** A group of buttons with numbers, read out. */
    howMany: 'How many tables',
    choose: 'Choose tables',
  },
  /** Leaving the page waits until the rounds are over. */
  leave: { later: 'You leave when your rounds at these tables are over.', stay: 'Stay' },
  /** The list of open tables. */
  list: {
    /** Headings. */
    shown: 'Shown now',
    others: 'Other tables',
    none: 'No other table is open.',
    full: {
      one: 'The house allows {tables:words} table at a time.',
      other: 'The house allows {tables:words} tables at a time.',
    },
    /** The name of a button, and what it does; `name` is drawn, `spoken` only read out. */
    does: {
      go: '<spoken>Go to</spoken> <name>{table}</name>',
      add: '<spoken>Add</spoken> <name>{table}</name>',
      takeAway: '<spoken>Take away</spoken> <name>{table}</name>',
    },
    /** A button with an icon, read out, and its tip: the table is shown next to the one that is open. */
    beside: 'Lay {table} beside',
    besideTip: 'Lay it beside',
  },
  /** Read out: the group of all that is announced, and an announcement of one table. */
  log: { title: 'At your tables', said: '{table}: {words}' },
  /** While no table is shown: a heading, how many may be chosen, and the button that opens the list of tables. */
  none: {
    title: 'No table is shown yet',
    upTo: {
      one: 'Choose up to {tables:words} table. One rail serves all of them.',
      other: 'Choose up to {tables:words} tables. One rail serves all of them.',
    },
    choose: 'Choose the first tables',
  },
  /** In place of the page, where the house allows one table only. */
  oneOnly: {
    title: 'One table at a time',
    text: 'This house lets a patron be at one table at a time.',
    lobby: 'To the tables',
  },
  /** The rail with the chips, below all tables. */
  rail: {
    lie: 'Chips lie where you press.',
    /** The table that keys and sounds are for: the one that was pressed last. */
    keys: '{table} has the keys and the sounds.',
    /** Below the sum on the button Confirm, in small letters: where the chips lie. The tag: whose betting closes first,
     * left out where there is little room. */
    at: 'on {table}',
    atTables: {
      one: 'on {tables:words} table<first>, first to close {table}</first>',
      other: 'on {tables:words} tables<first>, first to close {table}</first>',
    },
    /** The name of a bet of one of the tables. */
    bet: '{bet} at {table}',
  },
  /** A table as a tile: little room. */
  tile: {
    /** The least and the highest stake. */
    limits: '<spoken>Limits</spoken> {least:coins} – {most:coins}',
    open: 'Open the whole table',
    paused: 'Paused',
    lastRound: 'Last round',
    noRound: 'No round yet',
    /** The tile is taken away. */
    goesLater: 'It goes when the coup is over.',
    keep: 'Keep it',
    absent: {
      missing: 'There is no such table.',
      stopped: 'This table has stopped for now.',
      away: 'You are at another table now.',
    },
    takeAway: 'Take it away',
    comeBack: 'Come back here',
    /** In place of the cards. `deal`: the patron plays alone, and confirms to deal. */
    waits: {
      shuffling: 'A new shoe is being shuffled',
      deal: 'The cards come when you confirm',
      first: 'First round of a new shoe',
      next: 'The cards come next',
    },
  },
} as const;
