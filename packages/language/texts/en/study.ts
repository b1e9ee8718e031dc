// The study page: exact odds of a shoe that the reader composes.
export default {
  title: 'Study',
  lead: '<strong>Exact odds of a remaining shoe are for study, simulation and finished rounds, not a live aid.</strong> This page follows no table; it counts on this device, with or without a link.',
  /** A fieldset of bets to draw a curve for. */
  bets: 'Bets, {most:number} at most',
  /** Outcomes of the next coup, each with its chance. */
  chance: { player: 'Player wins', tie: 'Tie', banker: 'Banker wins' },
  coup: {
    title: 'A coup',
    /** Read out when it changes. */
    turn: {
      none: 'Deal cards to see how the chances move',
      complete: 'The coup is complete',
      player: 'The next card goes to player',
      banker: 'The next card goes to banker',
    },
    hand: { player: 'Player hand', banker: 'Banker hand' },
    why: 'Why',
    next: 'Begin the next coup',
    dealAtRandom: 'Deal a card at random',
    takeBack: 'Take the coup back',
    putAway: 'Put it away',
  },
  /** Curves of the edge over a shoe, of many shuffled shoes. */
  depth: {
    title: 'Down the shoe',
    note: 'Exact edges before every round of random shoes',
    lead: 'Each shoe is shuffled from the seed, burnt, and dealt to a cut card {cards:number} cards from the end. Before every round the odds of all cards not yet seen are counted. On average the edge stays where it began; what grows is how far single shoes stray from it. That is why side bets close early in a shoe.',
    shoes: 'Shoes',
    seed: 'Seed',
    /** A button. `ofDecks`: as below. */
    deal: { one: 'Deal {shoes:count} shoe {ofDecks}', other: 'Deal {shoes:count} shoes {ofDecks}' },
    ofDecks: { one: 'of {decks:count} deck', other: 'of {decks:count} decks' },
    stop: 'Stop',
    /** `reason`: a text of the browser, or `notLoaded`. */
    fault: 'The shoes cannot be dealt: {reason}. Load the page again while there is a link.',
    notLoaded: 'its program did not load',
    progress: 'Shoes dealt',
    dealt: '{dealt:number} of {shoes:number} shoes',
    done: {
      one: '{shoes:count} shoe {ofDecks}, seed {seed}',
      other: '{shoes:count} shoes {ofDecks}, seed {seed}',
    },
    openUntil: 'open in rounds 1 – {last:number}',
    key: {
      mean: 'mean',
      band: 'nine shoes in ten',
      zero: 'nobody’s edge',
      until: 'closed from here',
    },
    axis: 'House edge in % of the stake, by round',
    at: 'Round {round:number}: mean {mean:percent}, from {low:percent} to {high:percent}',
    table: 'As a table',
    column: {
      round: 'Round',
      mean: 'Mean',
      low: '5% below',
      high: '5% above',
      favourable: 'Favours patron',
      gain: 'By, when it does',
      shoes: 'Shoes',
    },
    /** A second picture below the first: its axis. */
    favourableAxis: 'Share of shoes that favour the patron, by round',
    /** What a counter who sees every card wins with stakes of one when the odds are favourable. */
    gain: 'Stakes of one in the favourable rounds alone win {gain} a shoe on average.',
    gainUntil:
      'Stakes of one in the favourable rounds alone win {gain} a shoe on average, {open} of it up to round {until:number}.',
    /** The chart as a text. */
    none: 'No round yet.',
    spread:
      'Edge {mean:percent} in round {first:number}; by round {last:number} one shoe in ten lies outside {low:percent} to {high:percent}.',
    favourable: '{share:percent} of all rounds favour the patron.',
    favourableUntil:
      '{open:percent} of the rounds up to {until:number} favour the patron, {closed:percent} of those after.',
  },
  edge: {
    title: 'House edges',
    ofCoup: { one: 'This coup, {cards:count} card out', other: 'This coup, {cards:count} cards out' },
    ofNext: 'A next coup from {cards:number} cards',
    share: 'Share of',
    basis: { stake: 'Every stake, ties counted', resolved: 'Resolved bets only' },
    odds: 'Odds of',
    of: { next: 'A next coup', coup: 'This coup' },
    tooFew: 'Too few cards are left: a coup can take six. Give some back.',
    /** Above the table: what the numbers are; then which bets favour the patron. */
    caption: {
      stake: {
        one: 'In % of every stake, ties counted. Change in points against a full shoe of {decks:count} deck.',
        other:
          'In % of every stake, ties counted. Change in points against a full shoe of {decks:count} decks.',
      },
      resolved: {
        one: 'In % of resolved bets only. Change in points against a full shoe of {decks:count} deck.',
        other: 'In % of resolved bets only. Change in points against a full shoe of {decks:count} decks.',
      },
    },
    decided: 'The coup is decided: this is what each bet came to.',
    favourable: {
      none: 'No bet favours the patron.',
      one: '{n:count} of {bets:number} favours the patron.',
      other: '{n:count} of {bets:number} favour the patron.',
    },
    favours: 'favours the patron',
    column: { bet: 'Bet', edge: 'Edge', change: 'Change', hit: 'Wins' },
    main: 'House edges of a next coup, every stake, ties counted',
    /** Numbers of ordered draws. `line`: one of the payouts of a bet. */
    exact: {
      /** The only payout of a bet, in `wins`; small letters. */
      line: {
        'player-wins': 'player wins',
        'banker-wins': 'banker wins',
        tie: 'tie',
        pair: 'pair',
        'perfect-pair': 'perfect pair',
      },
      wins: 'Wins, {line}',
      pushes: 'Pushes',
      loses: 'Loses',
      draws: 'Ordered draws',
      expected: 'Expectation of a stake of one',
      deviation: 'Standard deviation',
    },
  },
  grid: {
    title: 'Cards in the shoe',
    /** The name of a button. */
    card: '{card}, {left:number} of {decks:number} left',
  },
  /** The address of the page has cards that were struck, a bet and settings of the laboratory. */
  wrongAddress:
    'This page cannot read its address: it has cards, a bet or a setting that cannot be. This is a full shoe instead.',
  shoe: {
    title: 'The shoe',
    left: '<strong>{left:number}</strong> of {cards:number} cards left',
    decks: 'Decks',
    press: 'A press on a card',
    act: { strike: 'Strike it', deal: 'Deal it' },
    /** Read out after a press on a card. */
    done: {
      strike: '{card} struck, {left:number} left',
      deal: '{card} dealt, {left:number} left',
      none: '{card}: {left:number} left',
      back: '{card} given back, {left:number} left',
      nothing: '{card}: nothing to give back, {left:number} left',
    },
    tooFew: {
      one: '{cards:count} card left: a coup can take six, so there are no odds of a next one.',
      other: '{cards:count} cards left: a coup can take six, so there are no odds of a next one.',
    },
    keys: 'Shift or a long press gives a card back. Keys: arrows, Enter, Backspace, <key>u</key> to undo.',
    undo: 'Undo',
    reset: 'Reset',
  },
  third: {
    title: 'The third card',
    /** Which rule decides the next card. */
    rule: {
      R3: 'Four cards are dealt before any rule asks for more',
      R4: 'A natural: both stand',
      R5: 'Player draws by its own score',
      R6: 'Player stood: banker goes by its own score',
      R7: 'Banker goes by player’s third card',
    },
  },
} as const;
