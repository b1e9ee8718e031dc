// A table: what its page shows from its opening. `{player}`, `{banker}` and `{tie}` are the names of the two hands and of the
// tie in the room: the language's own, or the room's, such as Punto, Banco and Standoff. Much stands on buttons and in
// narrow places: texts are as short as they can be.
export default {
  bar: {
    /** Names of buttons that have only an icon. */
    menu: 'Menu',
    record: 'Play record',
    rules: 'Rules and paytable',
    /** A button: to leave the table, at a table for one patron. */
    exit: 'Exit',
    /** The least and the largest stake on player and banker. */
    limits: '{least:coins} – {most:coins}',
    lastRound: 'Last round',
    nextIsLast: 'Next round is the last',
    round: 'Round {round:numeral}',
    noRound: 'Round –',
    shoe: 'Shoe {shoe:numeral}',
    coup: 'Coup {coup:numeral}',
    noCoup: 'Coup –',
    freshDeck: 'A fresh deck for every coup',
    /** Read out for the bar that shows how much of the shoe is dealt. */
    out: '{dealt:number} of {cards:number} cards are out',
    outWithCut:
      '{dealt:number} of {cards:number} cards are out, the cut card lies before card {before:number}',
  },
  board: {
    /** Read out: the name of the part with the roads. */
    title: 'Scoreboard',
    /** Above two buttons, player and banker: what each road would get if that side won the next round. */
    ask: 'If next were',
    shoe: 'This shoe',
    /** In its place at a table for one patron. */
    coups: 'Your coups',
    /** A small button, and the title of what it opens: which signs are drawn on the roads. */
    marks: 'Marks',
    marksTitle: 'Marks on the roads',
    past: 'Roads describe the past and foretell nothing.',
  },
  /** The line in large letters where the caller's words stand; what takes their place. */
  call: {
    noLink: 'Waiting for the link',
    watching: 'You may watch',
    youSqueeze: 'You squeeze',
    patronSqueezes: 'A patron squeezes',
    /** Below it, in small letters. */
    explain: 'Press a bet to read of it',
    shuffling: 'The cards are being shuffled',
    onItsWay: '{amount:coins} on its way',
    unconfirmed: '{amount:coins} not yet confirmed',
    /** The same at a table for one patron, where nothing is confirmed. */
    laid: '{amount:coins} laid',
    /** The button that turns the caller's voice on and off, and a small one beside it. */
    hear: 'Hear the caller',
    voiceOn: 'The caller speaks',
    voiceOff: 'The caller is silent',
    leaveSilent: 'Leave the caller silent',
    /** Read out when the table waits or is closed; `called`: a short sentence, `says`: what it means, with its full stop. */
    trouble: '{called}. {says}',
  },
  commission: {
    /** What was paid, before the commission, and what of it the house has kept. */
    payout: 'Payout {amount:signed}',
    kept: 'Commission {amount:signed}',
    /** A switch: winning bets on banker are paid without a deduction, and less for some scores. */
    none: 'No commission',
    fixed: 'fixed for this round',
  },
  /** How far the stakes on player and banker are apart, and the limit of that. */
  differential: {
    patron: 'Your difference',
    table: 'Table difference',
    of: '<strong>{apart:coins}</strong> of {limit:coins}',
    /** Read out. */
    patronSpoken:
      'Your stakes on {player} and {banker} are {apart:coins} apart, the player limit is {limit:coins}',
    tableSpoken:
      'All stakes on {player} and {banker} are {apart:coins} apart, the table limit is {limit:coins}',
  },
  felt: {
    /** In the cloth of a table for one patron: of player, banker and tie only one can be staked in a coup. */
    freshDeck: 'A fresh deck for every coup · one of the three at a time',
    /** Read out: the name of the list of what happens. */
    log: 'At the table',
    /** The lettering woven into the cloth, drawn in capitals. "Punto" and "Banco" stay. `pays`: `nine times`. */
    print: 'Punto · Banco · Punto · Banco',
    printPays: 'Punto · Banco · {tie} pays {pays} · Punto · Banco',
    /** `won` to `staked`: `8 to 1`. */
    printPaysTo: 'Punto · Banco · {tie} pays {won} to {staked} · Punto · Banco',
  },
  /** The card in front of the dealer's place. */
  house: { person: 'A dealer deals', machine: 'The house deals' },
  leave: {
    /** Over the felt, with a button. */
    note: 'You leave when the coup is over',
    stay: 'Stay',
  },
  page: {
    /** The title of the window. */
    title: '{table} · Punto',
    noTitle: 'No such table · Punto',
    /** Read out while the table is loaded; as the dealer lays the cloth. */
    waits: 'The table is being laid',
    missing: 'There is no such table',
    missingWhy: 'It may have been closed.',
    stopped: 'This table has stopped for now',
    stoppedWhy: 'What is staked on it is safe: the round goes on, or every stake comes back.',
    /** A button: to the lobby. */
    toTables: 'To the tables',
  },
  /** The rail: buttons below the felt. */
  rail: {
    undo: 'Undo',
    clear: 'Clear',
    rebet: 'Rebet',
    double: 'Double',
    favourites: 'Favourites',
    /** The large button. `amount`: the chips that are laid and not confirmed. */
    confirmAmount: 'Confirm <strong>{amount:coins}</strong>',
    dealAmount: 'Deal <strong>{amount:coins}</strong>',
    /** On it in the last seconds, in small letters: what becomes of these chips. */
    placed: 'Placed by itself at 0',
    returned: 'Or it comes back to you',
    /** After chips were not confirmed in time: from now on they are confirmed by themselves. */
    placeNext: 'Place them next time',
    /** The large button while there is nothing to confirm. */
    confirm: 'Confirm',
    deal: 'Deal',
    noLink: 'No link',
    sent: 'On its way',
    shut: 'No bets now',
    /** `seconds` is counted down. */
    nextRoundIn: 'Next round in <strong>{seconds:number}</strong>',
    nextRoundSoon: 'Next round soon',
    shuffling: 'Shuffling',
    inPlay: 'In play {amount:coins}',
    noMoreBets: 'No more bets',
  },
  /** In the ring between the hands, below a number or a dash: one or two words in small letters. */
  ring: {
    shuffling: 'shuffling',
    closed: 'closed',
    dealing: 'dealing',
    squeezing: 'squeeze',
    result: 'result',
    stopped: 'stopped',
    paused: 'paused',
    /** A table for one patron waits for the patron, who presses Deal. */
    yourDeal: 'your deal',
    /** The seconds to join the cut of the cards, and while the values of those who cut are published. */
    toCut: 'to cut',
    cutTold: 'revealing',
    /** Read out at the end of the result of the patron's round, which is a button: it opens the round bet by bet. */
    details: ', its parts',
    /** Read out: the name of what it opens. */
    detailsTitle: 'Your round',
  },
  /** The rail at a table with seats, for a patron without one, and for the one who has the shoe. */
  seatRail: {
    takeASeat: 'Take a seat to stake',
    choose: 'Choose one around the table, or watch from here.',
    allTaken: 'All seats are taken',
    watch: 'You can watch until one is free.',
    /** A button. `seat`: the label of a seat, mostly a number. */
    take: 'Take seat {seat}',
    shoe: 'You have the shoe',
    dealerDeals: 'Press Deal, and the dealer deals your coup.',
    houseDeals: 'If you do not deal, the house does it.',
    /** The large button. `seconds` is counted down, and not read out. */
    deal: 'Deal <seconds>{seconds:number}</seconds>',
    dealNow: 'Deal',
  },
  /** The spots, on which bets are laid. */
  spots: {
    /** Read out: names of the parts with the spots. */
    mains: 'Main bets',
    sides: 'Side bets',
    /** On a phone the side bets are two pages; these are the two tabs, and their name, which is read out. */
    pages: 'Pages of side bets',
    page: { pairs: 'Pairs, bonuses', lucky: 'Six, seven' },
    /** Side bets that are closed until a new shoe begins. */
    resting: {
      one: '{resting:Words} side bet rests until the next shoe.',
      other: '{resting:Words} side bets rest until the next shoe.',
    },
    /** Beside it, a button. */
    show: 'Show them',
    fold: 'Fold them away',
    /** On the spot of such a bet. */
    nextShoe: 'next shoe',
    /** What a patron may still stake on a spot, where less than its limit is left. */
    left: '<strong>{amount:coins}</strong> left',
    /** A button that scrolls to the side bets and back; an arrow follows. */
    toSides: 'Side bets',
    toCards: 'Cards and roads',
  },
  /** The largest stake on a side gets the right to squeeze: to turn that side's cards. */
  squeeze: {
    none: 'The largest stake squeezes',
    largest:
      'Largest stakes: <player>{player} {playerStake:coins}</player><banker>{banker} {bankerStake:coins}</banker>',
  },
  stage: {
    /** Read out: names of the parts with the cards. */
    title: 'Cards',
    hand: { player: '{player} hand', banker: '{banker} hand' },
    /** Below a score. A natural is a score of 8 or 9 on two cards; `rank`: as on the card, `K`. */
    natural: 'Natural',
    third: 'Third card {rank}',
    /** While bets are taken: the result before. `result`: `Banker wins, 6 – 1`. */
    lastCoup: 'Last coup · {result}',
    lastRound: 'Last round · {result}',
    /** A new shoe begins with a card drawn face up; as many as its value are put away. `card`: `9 of hearts`. */
    burn: {
      one: '<title>New shoe</title> {card} drawn, {burnt:words} card burnt',
      other: '<title>New shoe</title> {card} drawn, {burnt:words} cards burnt',
    },
  },
} as const;
