// The console of the staff: sign-in, bar, menu, alerts, the wall of all tables, and its shared components.
// Staff read it: dealers, supervisors, managers. Short, plain words; a table has a name such as "Salon 3".
export default {
  /** The title of the browser's window; `page` is the name of a page, `title` one of the two before. */
  window: { plain: 'Floor · Punto', page: '{page} · Floor · Punto', alerts: '({alerts:number}) {title}' },
  /** Ends a sentence that is written without a full stop where it stands alone. */
  sentence: '{words}.',
  /** One sentence after another. */
  sentences: '{first} {second}',
  /** Roles of the staff. */
  role: { dealer: 'Dealer', supervisor: 'Supervisor', manager: 'Manager' },
  /** Pages, in the bar and as headings. */
  place: {
    tables: 'Tables',
    rounds: 'Rounds',
    patrons: 'Patrons',
    reports: 'Reports',
    journal: 'Journal',
    monitoring: 'Monitoring',
    operators: 'Operators',
    approvals: 'Approvals',
    people: 'People',
    setUp: 'Set up',
  },
  bar: {
    /** Beside the word Punto. */
    floor: 'Floor',
    home: 'Punto floor, home',
    main: 'Main',
    /** Read out after the number of corrections that wait. */
    waiting: 'waiting',
    /** `clock` is the time of the house, drawn by the page. */
    onDuty: 'On duty · <clock>{at:clock}</clock>',
    /** Totals of the house: open tables, patrons at them, coins staked, the most the house can lose. */
    sums: { open: 'Open', patrons: 'Patrons', inPlay: 'In play', exposure: 'Exposure' },
  },
  menu: {
    name: 'Your desk',
    account: 'Password and code',
    /** The sound of alerts, and the colours of the page. */
    sound: { on: 'Let alerts be heard', off: 'Silence alerts' },
    theme: { day: 'Change to day', night: 'Change to night' },
    lock: 'Lock',
    signOut: 'Sign out',
  },
  shell: {
    opening: 'Opening the floor',
    unreachable: 'The server cannot be reached. Trying again.',
    toContent: 'Skip to the content',
    lost: 'The link to the floor is lost. What is shown may be old. Trying again.',
    /** The server refuses the connection of this page for good. A button follows: `broken.reload`. */
    otherRelease:
      'The server is of another release than this page, which gets no news: what is shown may be old. Load the page again. If this line comes back, wait a minute and load it once more.',
    /** The same; the button is `signInAgain`. */
    notAccepted:
      'The server does not accept the sign-in of this page, which gets no news: what is shown may be old. Sign in again.',
    signInAgain: 'Sign in again',
    moment: 'One moment',
    broken: {
      title: 'This page stopped working',
      says: 'Tables and rounds go on: they live on the server. Loading the page again usually helps.',
      reload: 'Load again',
    },
    noPage: { title: 'There is no such page', toTables: 'To the tables' },
  },
  alert: {
    /** About the wallet of an operator; `name` is the name of the operator. */
    wallet: {
      breaker: '{name}: the wallet fails, tickets are refused',
      unresolved: '{name}: a wallet call has been unresolved for ten minutes',
    },
    title: 'Alerts',
    /** `table` is the name of a table, `words` one of `after` below. The second is read out. */
    line: '<strong>{table}</strong> {words}',
    spoken: '{table}: {words}',
    more: '{hidden:number} more',
    fewer: 'Fewer',
    /** A button that ends the sound of an alert, and its name; `what` is the name of a table. */
    heard: 'Heard',
    heardOf: 'Heard: {what}',
    open: 'Open<spoken> {what}</spoken>',
    approvals: {
      name: { one: '{n:count} correction', other: '{n:count} corrections' },
      says: {
        one: '{n:count} correction waits for a second supervisor',
        other: '{n:count} corrections wait for a second supervisor',
      },
    },
    /** After the name of the table. */
    after: {
      stopped: 'stopped by itself: {why}',
      paused: 'paused by {by}',
      pausedWhy: 'paused by {by}: {reason}',
      exposure: 'exposure {share:rate} of its limit',
      manual: 'cards are typed by hand',
      roundWaits: 'a round waits: {why}',
      cutOverdue: {
        one: 'cut card not seen, {cards:count} card past its place',
        other: 'cut card not seen, {cards:count} cards past its place',
      },
      relief: '{dealer} wants to be relieved',
    },
    /** The same on the card of the table, where it stands alone. A pause: who paused it, and why. */
    alone: {
      stopped: 'Stopped by itself: {why}',
      paused: '{by}',
      pausedWhy: '{by}: {reason}',
      exposure: 'Exposure {share:rate} of its limit',
      manual: 'Cards are typed by hand',
      roundWaits: 'A round waits: {why}',
      cutOverdue: {
        one: 'Cut card not seen, {cards:count} card past its place',
        other: 'Cut card not seen, {cards:count} cards past its place',
      },
      relief: '{dealer} wants to be relieved',
    },
    /** Why a round waits, after a colon; and alone. */
    missing: {
      nobody: 'no dealer is at the table',
      locked: 'the console of {dealer} is locked',
      unreachable: 'the console of {dealer} cannot be reached',
    },
    missingAlone: {
      nobody: 'No dealer is at the table',
      locked: 'The console of {dealer} is locked',
      unreachable: 'The console of {dealer} cannot be reached',
    },
  },
  /** In place of a reason of a pause: the only dealer went in the middle of a round. Without a full stop. */
  dealerLeft: 'The dealer left the table in round {round:numeral}',
  /** The state of a table, in at most two or three words. */
  phase: {
    stopped: 'Stopped',
    paused: 'Paused',
    unattended: 'No dealer',
    shut: 'Closed',
    newShoe: 'New shoe',
    noShoe: 'Waits for a shoe',
    shuffling: 'Shuffling',
    betting: 'Betting',
    closed: 'No more bets',
    dealing: 'Dealing',
    squeezing: 'Squeezing',
    result: 'To be confirmed',
    settled: 'Result',
    cancelled: 'Cancelled',
  },
  wall: {
    all: 'All tables',
    shown: { one: '{shown:number} of {all:count} table', other: '{shown:number} of {all:count} tables' },
    noneFits: 'No table fits. Show all tables.',
    none: 'This house has no tables yet.',
    looking: 'Looking at the tables',
    find: 'Find a table',
    findHint: 'Find table, room or dealer',
    show: 'Show',
    filter: { all: 'All tables', alerts: 'With alerts', dealt: 'Dealt by a person', shut: 'Closed' },
    order: 'Order',
    orders: {
      trouble: 'Trouble first',
      name: 'By name',
      exposure: 'Largest exposure',
      staked: 'Most staked',
      patrons: 'Most patrons',
    },
  },
  /** A table on the wall: little room. */
  card: {
    dealer: 'Dealer',
    dealers: 'Dealers',
    round: 'Round',
    patrons: 'Patrons',
    /** Names of dealers. */
    names: '{names:items}',
    nobody: 'Nobody',
    house: 'House',
    lastRound: 'Last round of the shoe',
    lastRoundIs: 'Last round is {round:numeral}',
    closesAfterRound: 'Closes after this round',
    closesAfterShoe: 'Closes after this shoe',
    newLimits: 'New limits from the next round',
    /** Read out; shares of all stakes in whole percent. */
    stakes:
      'Stakes: player {player:number}, tie {tie:number}, banker {banker:number}, side bets {others:number} percent',
    /** One letter for the side, beside a bar: player, banker. */
    player: 'P {share:rate}',
    banker: 'B {share:rate}',
    exposure: 'Exposure',
    noResults: 'No results yet',
    results: 'Latest results, newest last: {results:items}',
  },
  /** Closes or opens all tables at once. */
  allTables: {
    close: {
      title: 'Close all tables',
      says: 'Each open table closes after its round. Patrons are told, and what is staked is settled first. Private tables are left as they are.',
      leave: 'Leave them open',
      nothing: 'No table is open',
      done: {
        one: '{n:count} table closes after its round.',
        other: '{n:count} tables close after their round.',
      },
      already: {
        one: '{n:count} table was closed already.',
        other: '{n:count} tables were closed already.',
      },
    },
    open: {
      title: 'Open all tables',
      says: 'Each closed table opens again, and one that is about to close stays open.',
      leave: 'Leave them closed',
      nothing: 'No table is closed',
      done: { one: '{n:count} table is open again.', other: '{n:count} tables are open again.' },
      already: { one: '{n:count} table was open already.', other: '{n:count} tables were open already.' },
    },
    /** Reasons to choose from; kept in the journal as chosen. */
    usual: {
      endOfDay: 'End of the day',
      fault: 'Technical fault',
      regulator: 'By order of the regulator',
      startOfDay: 'Start of the day',
      mended: 'The fault is mended',
    },
    privateLeft: 'Private tables are left as they are: {tables:items}.',
    missed: {
      one: '{n:count} table could not be reached.',
      other: '{n:count} tables could not be reached.',
    },
    done: 'Done',
    again: 'Try again',
    why: 'Why',
    whyHint: 'Kept in the journal of each table.',
    notReached: 'Tables that could not be reached',
    /** `why` comes from the server. */
    oneMissed: '<strong>{table}</strong>: {why}',
  },
  signIn: {
    signIn: 'Sign in to the floor',
    name: 'Name',
    signInAct: 'Sign in',
    own: 'Every sign-in is one person’s own and is kept in the journal.',
    /** Why a signed-in person sees the sign-in form. */
    over: 'Your session is over. Sign in again: the page that was open comes back.',
    signInFailed: 'Signing in did not work.',
    password: 'Password',
    code: 'One-time code',
    codeHint: 'Six digits from your authenticator app.',
    failed: 'That did not work.',
    locked: {
      title: 'Locked',
      says: '{name} is signed in. The tables go on.',
      saysUnknown: 'Whoever is signed in. The tables go on.',
      unlock: 'Unlock',
      roundOpen:
        'A round is open at {table}, and you deal it. Unlock to hand it over: signing out leaves it to a supervisor.',
      another: 'Sign in as somebody else',
    },
    confirm: {
      title: 'Confirm that it is you',
      says: 'This moves money or rights. Give your password; it holds for five minutes.',
      act: 'Confirm',
    },
    newPassword: {
      title: 'Choose your own password',
      note: 'The password that you signed in with was made for one sign-in.',
      act: 'Change password',
      signOut: 'Sign out',
      differ: 'The two new passwords differ.',
      done: 'Your password is changed',
      failed: 'The password was not changed.',
      present: 'Present password',
      next: 'New password',
      nextHint: 'At least ten letters; a few words make a good one.',
      again: 'New password again',
    },
    account: { title: 'Your account', lastSignIn: 'Last sign-in: {at:moment}', password: 'Password' },
    oneTimeCode: {
      title: 'One-time code',
      inUse: 'It is asked for beside your password.',
      notInUse: 'Not in use.',
      setUp: 'Set up a code',
      stop: 'Stop using it',
      on: 'The one-time code is on',
      off: 'The one-time code is off',
      scan: 'Scan the picture with your authenticator app, type the key below it, or <app>open the app with it</app>. It is shown this once.',
      picture: 'QR code of the key for your authenticator app',
      digits: 'The six digits the app shows now',
      turnOn: 'Turn it on',
      notNow: 'Not now',
    },
  },
  /** Operators, whose patrons play in currencies of their own, on pages that show amounts of several. */
  operators: {
    /** A filter and a column. */
    operator: 'Operator',
    any: 'All operators',
    /** In place of an operator: patrons of the house, who play for coins. */
    house: 'The house itself',
    /** `currency` is a code such as EUR. */
    key: '{operator}, {currency}',
    /** Read out before a list of amounts on the felts. */
    inPlay: 'In play by operator',
    note: 'Amounts with a code are in the currency of an operator’s patrons. Amounts of two currencies are never added.',
  },
  /** Components that many pages use. */
  part: {
    rank: 'Rank',
    suit: 'Suit',
    /** On keys that enter a card. */
    suits: { S: 'Spades', H: 'Hearts', D: 'Diamonds', C: 'Clubs' },
    copy: {
      ready: 'Copy<spoken> the password</spoken>',
      copied: 'Copied<spoken> the password</spoken>',
      refused: 'This browser does not let a page copy<spoken> the password</spoken>',
    },
    /** In place of a table without rows. */
    nothing: 'No activity',
    usualReasons: 'Usual reasons',
    /** Read out before the card at that place, or before `noCard`. */
    place: {
      player: {
        first: 'Player, first card:',
        second: 'Player, second card:',
        third: 'Player, third card:',
      },
      banker: {
        first: 'Banker, first card:',
        second: 'Banker, second card:',
        third: 'Banker, third card:',
      },
    },
    noCard: 'none',
    notRead: 'This could not be read.',
    again: 'Try again',
    notNow: 'Not now',
    close: 'Close',
  },
  /** The result of a round; `score` is the score of the winning hand. */
  result: { player: 'Player {score:number}', banker: 'Banker {score:number}', tie: 'Tie {score:number}' },
} as const;
