// Texts that many pages use: names of sides, cards, bets and roads, results, and the controls of every page. `{player}`,
// `{banker}` and `{tie}` are the names of the two hands and of the tie in the room: those of `outcome`, or the room's own,
// such as Punto, Banco and Standoff.
export default {
  /** The card of house advantages on the felt, and what its values are shares of. */
  advantage: {
    title: 'House advantage',
    basis: {
      one: 'of the stake, ties counted, {decks:words} deck',
      other: 'of the stake, ties counted, {decks:words} decks',
    },
    ofStake: 'of the stake, ties counted',
    perResolved: 'per resolved bet',
  },
  card: {
    /** Announced for a card whose face is not shown. */
    faceDown: 'Card, face down',
    /** `rank`: a number, or one of the ranks below. `suit`: one of the suits below. */
    name: '{rank} of {suit}',
    rank: { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King' },
    /** On a card that was shown to everybody by accident; on a small card what is in the tag is left out. */
    seenEarly: 'seen<more> early</more>',
    suit: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  },
  /** Names of buttons that have only an icon. */
  control: { close: 'Close', dismiss: 'Dismiss' },
  countdown: {
    /** Below the number in the ring: very short. */
    seconds: 'seconds',
    lastBets: 'last bets',
    /** Read out. */
    left: { one: '{seconds:count} second left', other: '{seconds:count} seconds left' },
  },
  /** A button that opens the shoes of the table that have ended. */
  earlierShoes: 'Earlier shoes',
  /** Where several sentences stand in one line. */
  joined: { two: '{first} {second}' },
  /** The choice of the language of the pages. */
  language: {
    title: 'Language',
    /** The first of the languages. `language`: the name of a language, in itself. */
    asBrowser: 'As in the browser ({language})',
    notLoaded: 'This language cannot be loaded now.',
  },
  /** Items of a statement. */
  movement: {
    grant: 'Starting balance',
    'top-up': 'Top-up',
    correction: 'Correction',
    stake: 'Stake',
    payout: 'Payout',
    commission: 'Commission',
    house: 'House',
    /** Money comes from the casino that keeps it, for a stake, and goes back. */
    'wallet-in': 'From your account',
    'wallet-out': 'To your account',
  },
  /** A bet: its title, when it wins, and what it pays. */
  option: {
    title: {
      player: '{player}',
      banker: '{banker}',
      tie: '{tie}',
      'player-pair': '{player} pair',
      'banker-pair': '{banker} pair',
      'any-pair': 'Any pair',
      'perfect-pair': 'Perfect pair',
      'player-natural': '{player} natural',
      'banker-natural': '{banker} natural',
      'player-bonus': '{player} bonus',
      'banker-bonus': '{banker} bonus',
      'lucky-six': 'Lucky six',
      'two-card-lucky-six': 'Two-card lucky six',
      'three-card-lucky-six': 'Three-card lucky six',
      'lucky-seven': 'Lucky seven',
      'two-card-lucky-seven': 'Two-card lucky seven',
      'three-card-lucky-seven': 'Three-card lucky seven',
      'super-lucky-seven': 'Super lucky seven',
    },
    /** Two schedules of one bet; `bet` is its title. */
    schedule: {
      'banker-no-commission': '{bet}, no commission',
      'tie-nine': '{bet}, nine to one',
    },
    mode: { traditional: '{bet}, traditional', 'no-commission': '{bet}, no commission' },
    /** `label`: the room's own name. `name`: the plain one, in small letters. */
    withPlainName: '{label} ({name})',
  },
  /** The two hands and the tie, as names; in sentences too. */
  outcome: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  /** Payouts, on a spot and in the paytable: as short as can be. */
  pay: {
    /** `most`: the highest of more than three payouts, to one: `30:1`. */
    upTo: 'to {most}',
    /** One of several payouts: `pays` is `1:2` or `nine times`, `line` one of the lines below. */
    withLine: '{pays} {line}',
    /** What distinguishes one payout of a bet from its others. */
    line: {
      'other-score': 'with any other score',
      'with-six': 'with 6',
      natural: 'natural',
      'by-4': 'by 4',
      'by-5': 'by 5',
      'by-6': 'by 6',
      'by-7': 'by 7',
      'by-8': 'by 8',
      'by-9': 'by 9',
      'two-cards': 'two cards',
      'three-cards': 'three cards',
      'four-cards': 'four cards in all',
      'five-cards': 'five cards in all',
      'six-cards': 'six cards in all',
    },
    /** Payouts for one, the stake counted in. `rate` is the commission. */
    forOne: {
      twice: 'twice',
      times: '{times:words} times',
      twiceLess: 'twice the bet less {rate:rate}',
      timesLess: '{times:words} times the bet less {rate:rate}',
      upTo: 'up to {times:number} times',
      /** `times`: numbers with dots between them, `13 · 21`. */
      several: '{times} times',
    },
    /** The payout in the other notation, beside the one that the room uses: `8:1 to one`, `nine times for one`. */
    beside: {
      toOne: '{ratio} to one',
      twiceForOne: 'twice for one',
      timesForOne: '{times:words} times for one',
    },
    commission: '{rate:rate} of the winnings',
  },
  /** A round in a patron's record. */
  record: {
    /** Where each shoe is one coup, it is numbered by the coup alone. */
    place: { coup: 'Coup {shoe:number}', round: 'Shoe {shoe:number} · round {round:number}' },
    dealtBy: {
      patron: 'Dealt by a patron.',
      dealer: 'Dealt by the dealer.',
      house: 'Dealt by the house.',
    },
    /** `cards`: of the cards below. */
    turnedBy: {
      patron: 'Turned by a patron: {cards:items}.',
      dealer: 'Turned by the dealer: {cards:items}.',
      house: 'Turned by the house: {cards:items}.',
    },
    turned: {
      player: {
        first: '{player}’s first card',
        second: '{player}’s second card',
        third: '{player}’s third card',
      },
      banker: {
        first: '{banker}’s first card',
        second: '{banker}’s second card',
        third: '{banker}’s third card',
      },
    },
    behind: '{staked:coins} of the stakes were behind seat {seat}.',
    /** A round that has just changed; `balance` or `balanceStays` follows. */
    corrected: {
      voided: '{table}, round {round:number} was voided, and every stake went back.',
      resettled: '{table}, round {round:number} was settled again.',
    },
    /** A round that changed while the patron was away. `before`, `after`, `was`: results as in `result`. */
    missed: {
      cancelled:
        'While you were away: {table}, round {round:number} was cancelled, and every stake went back.',
      voided: 'While you were away: {table}, round {round:number} was voided, and every stake went back.',
      voidedFrom:
        'While you were away: {table}, round {round:number} ({was}) was voided, and every stake went back.',
      settled: 'While you were away: {table}, round {round:number} was settled again: {after}.',
      settledFrom:
        'While you were away: {table}, round {round:number} was settled again: {was} became {after}.',
      balance: 'Your balance: {moved:signed}.',
      balanceStays: 'Your balance stays.',
    },
  },
  /** The result of a round: the winner’s score first. */
  result: {
    player: '{player} wins, {won:number} – {lost:number}',
    banker: '{banker} wins, {won:number} – {lost:number}',
    tie: '{tie}, {won:number} – {lost:number}',
    voided: 'Voided',
    cancelled: 'Cancelled',
  },
  /** The roads of a shoe. */
  road: {
    bead: 'Bead plate',
    big: 'Big road',
    /** The three derived roads. */
    eye: 'Big eye boy',
    small: 'Small road',
    pig: 'Cockroach pig',
    /** In a bead, one Latin letter: P, B and T in every language. */
    letter: { player: 'P', banker: 'B', tie: 'T' },
    /** In a bead, one Chinese character, in every language: 庄 闲 和 in zh-Hans, 莊 閒 和 in zh-Hant, in all others as here. */
    character: { player: '閒', banker: '庄', tie: '和' },
    /** In the legend. */
    natural: 'Natural',
    /** Read out for a road; `state`: the sentences below. */
    spoken: '{road}. {state}',
    rounds: { one: '{rounds:count} round.', other: '{rounds:count} rounds.' },
    /** `runs`: of `run`. */
    latest: 'The latest, newest last: {runs:items}.',
    /** So many equal results one after the other: `Banker 3`. */
    run: '{what} {times:number}',
    colour: { red: 'red', blue: 'blue' },
    tiesOnLatest: 'Ties on the latest: {ties:number}.',
    tiesBefore: 'Ties before the first result: {ties:number}.',
    noRounds: 'No rounds yet.',
    noMarks: 'Nothing yet.',
    /** The mark that a derived road would get next, read out. */
    asked: { red: '{road} red', blue: '{road} blue', none: '{road} nothing yet' },
    /** Statistics below the roads: short. The second of each is read out. */
    figure: {
      pairs: 'Pairs',
      pairsOf: { player: '{player} pairs', banker: '{banker} pairs' },
      naturals: 'Naturals',
      longest: 'Longest run',
      longestOf: { player: '{player} longest run', banker: '{banker} longest run' },
      rounds: 'Rounds',
    },
  },
  /** Titles of the rooms that come with the product: short. */
  room: {
    'big-table': 'Big table',
    'classic-eight-deck': 'Classic eight-deck',
    'live-eight-deck': 'Live eight-deck',
    'single-deck': 'Single deck',
    'six-deck': 'Six-deck',
    /** The cards are squeezed. */
    squeeze: 'Squeeze',
  },
} as const;
