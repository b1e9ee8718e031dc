// The rules and the paytable of a room, on a page or in a sheet at the table, made from the room's data. English prevails:
// a translation says the same, no more and no less. `{player}`, `{banker}` and `{tie}` are the room's names of the two
// hands and of the tie. Times are in seconds.
export default {
  /** Sections of the rules, in their order. */
  title: {
    names: 'Names in this room',
    coup: 'How a coup is dealt',
    otherNames: 'Other names you may meet',
    alone: 'A table of your own',
    squeeze: 'The squeeze',
    seats: 'Seats, and dealing in turn',
    payouts: 'What each bet pays',
    settlement: 'Pushes, commission, several wins at once',
    limits: 'Limits and tickets',
    deck: 'The deck',
    shoe: 'The shoe',
    fairness: 'A shuffle you can check',
    leaving: 'Leaving, and when something goes wrong',
    roads: 'The roads',
  },
  /** The house advantage of every bet of a table. */
  advantage: {
    about: {
      one: 'What the house keeps on average, counted exactly over every deal of a full shoe of <strong>{decks:words} deck</strong>.',
      other:
        'What the house keeps on average, counted exactly over every deal of a full shoe of <strong>{decks:words} decks</strong>.',
    },
    waits: 'Counting …',
    title: 'House advantage of each bet',
    bet: 'Bet',
    same: 'the same',
    resolved:
      'A resolved bet is one that was won or lost. Where a stake comes back whole on some coups, as on the two sides when they tie, the share of resolved bets is the larger of the two: the same game, counted on fewer stakes. Many guides print that one.',
    averages: 'These are averages over a great many coups. They say nothing of the next one.',
  },
  alone: {
    deal: 'The table is yours alone. No clock runs, and nothing is dealt until you press Deal.',
    chips:
      'A click on a spot adds the chosen chip; Shift-click, or a long press on a touch screen, takes the top one. The pile regroups with the highest chips at the bottom. The chip may be changed at any time.',
    odds: 'Cards come from the same generator, by the same rules and at the same odds as at every other table.',
    exit: 'Exit leads to the tables, and not before the coup is over.',
  },
  /** What an edge is computed over. */
  basis: { one: 'edges: one full deck', other: 'edges: a full shoe of {decks:count} decks' },
  /** `bet`: a title, which may say whether it is with or without commission. */
  bestReturn: {
    waits: 'The best return of this table is being counted …',
    found: {
      one: 'The best return of this table is <strong>{share:percent}</strong> of the stake on average, on {bet}: exact, one full deck, ties counted. Every other bet here returns less.',
      other:
        'The best return of this table is <strong>{share:percent}</strong> of the stake on average, on {bet}: exact, a full shoe of {decks:count} decks, ties counted. Every other bet here returns less.',
    },
    mode: { traditional: '{bet} with commission', 'no-commission': '{bet} without commission' },
  },
  coup: {
    /** `player`, `banker`: a room's own name with the plain one behind it, `Punto (player)`. */
    hands: 'Two hands are dealt, {player} and {banker}; patrons bet on either, or on what the cards will do.',
    handsAlone: 'Two hands are dealt, {player} and {banker}; you bet on either, or on a tie.',
    values:
      'Aces count 1, two to nine their face, tens and courts 0; suits do not matter but to a perfect pair. A hand’s score is the last digit of the sum: 8 and 9 make 7. No score passes 9, so nobody can bust.',
    faceUp: 'Cards go {player}, {banker}, {player}, {banker}, face up.',
    faceDown: 'Cards go {player}, {banker}, {player}, {banker}, face down.',
    natural: 'If either hand has 8 or 9 on two cards, a natural, both stand.',
    playerDraws:
      'Otherwise {player} draws a third card on 0 to 5 and stands on 6 and 7, as in the first table.',
    bankerDraws:
      'If {player} stood, {banker} draws on 0 to 5 and stands on 6 and 7. If {player} drew, {banker} goes by the value of {player}’s third card, as in the second.',
    higher: 'The higher score wins. A natural beats another hand only by its score; equal scores tie.',
  },
  /** The tables of the third card: a letter in each cell, explained above the table. */
  draw: {
    ofPlayer:
      '{player}’s score on two cards. <strong>D</strong> draws, <strong>S</strong> stands, <strong>N</strong> is a natural: nobody draws.',
    /** Without the column of naturals. */
    ofPlayerAlone: '{player}’s score on two cards. <strong>D</strong> draws, <strong>S</strong> stands.',
    ofBanker:
      '{banker}’s score on two cards, and the value of {player}’s third card. <strong>D</strong> draws, <strong>S</strong> stands.',
    score: 'Score',
    /** The column for no third card, and why there is none. */
    none: 'none',
    stood: '{player} stood',
    letter: { draws: 'D', stands: 'S', natural: 'N' },
    /** The letters read out. */
    spoken: { draws: 'draws', stands: 'stands', natural: 'natural' },
    /** Read out for the cell that decides the coup now. */
    inForce: { draws: 'draws, in force', stands: 'stands, in force' },
  },
  /** Above a translation of the rules only. */
  englishPrevails: 'This is a translation. Where it differs, the English text counts.',
  showEnglish: 'Show the English text',
  /** `language`: the name of the language of the page, in itself. */
  showTranslation: 'Back to {language}',
  fairness: {
    byPerson:
      'A person deals from cards you can see. Their order is known to nobody beforehand, so there is no seal.',
    deck: {
      sealed:
        'The house shuffles the deck and seals its order before anybody may bet. The seal at the table stands for it and tells nothing of it.',
      opened:
        'When a round is over its cards are opened, and when the deck has ended all of it is. Either can be checked at once, on your own device.',
    },
    shoe: {
      sealed:
        'The house shuffles the shoe and seals its order before anybody may bet. The seal at the table stands for it and tells nothing of it.',
      opened:
        'When a round is over its cards are opened, and when the shoe has ended all of it is. Either can be checked at once, on your own device.',
    },
    cutAlone:
      'Your client adds a value of its own with Deal. From the seal and both values comes a second, public order: the house cannot have chosen what is dealt.',
    cut: 'Then the patrons cut: each one’s client adds a value. From the seal and all values comes a second, public order. With one patron in the cut who is not the house’s, the house cannot have chosen what is dealt.',
    houseAlone:
      'Where no patron adds a value the house cuts alone, and the seal says so. Then only this is proved: the order was fixed before anybody bet.',
    check: 'Check a shuffle',
  },
  /** At the end of the rules: which language counts. */
  language: {
    plain: 'The English text is the one that counts.',
    ownNames: 'English is the text that counts; translations of names are labels only.',
  },
  leaving: {
    waits:
      'You cannot leave in the middle of your own round: leaving waits until your bets are settled, and then goes by itself.',
    lost: 'A lost connection, or a closed window, does not stop the round. Confirmed bets stay valid and settle; the play record shows them. Stakes not yet confirmed are gone.',
    back: 'On return you see the table exactly as it stands, your own bets included.',
    seat: 'Your seat is kept for a while, and the shoe goes on without you.',
    paused:
      'A malfunction may pause a round. It goes on where it stood, or it is cancelled and every stake of it comes back.',
    cancelled: 'A cancelled round stays in the play record, marked.',
  },
  limits: {
    each: 'Limits are for each patron and round, bet by bet, as printed above.',
    oneMain: 'You may stake on one of {player}, {banker} and {tie} in a round, not on two.',
    ofPatron:
      'Player limit: your own stakes on {player} and on {banker} may differ by {limit:coins} at most. With a stake on one side, the other takes as much and the limit besides, up to its maximum.',
    ofTable:
      'Table limit: the stakes of all patrons on {player} and on {banker} may differ by {limit:coins} at most. A stake on one side makes room on the other; the felt shows what is still open.',
    together:
      'The bets confirmed together are accepted or refused together, with the one reason that says what to change.',
    clock: 'The server’s clock alone decides whether a bet was in time.',
    byHand: 'Only what you confirm is placed. Chips not confirmed when betting closes come back to you.',
    atClose:
      'Chips you have laid and not confirmed are placed for you in the last moment before betting closes. If you choose in the settings to confirm every bet, they come back to you instead. The screen says which.',
    until: 'Some bets close after a certain round of the shoe and open again with the next.',
  },
  /** Names that other casinos, guides and languages use. `ours` is the name in these rules. */
  otherName: {
    player: { ours: 'Player', others: 'Punto' },
    banker: { ours: 'Banker', others: 'Banco, bank, house' },
    tie: { ours: 'Tie', others: 'Égalité, standoff, draw: the third bet' },
    natural: { ours: 'Natural', others: '“kings” in some guides: 8 or 9 on two cards' },
    jack: { ours: 'Jack', others: 'knight in some guides: it counts 0 like every court' },
    game: { ours: 'The game', others: 'baccarat, punto banco' },
  },
  history: 'Where the game comes from',
  payout: {
    forOne:
      'Payouts are printed for one, the stake counted in: nine times means the stake and eight times as much. What that is to one stands beside it.',
    toOne:
      'Payouts are printed to one: 8:1 returns the stake and eight times as much. What that is for one, the stake counted in, stands beside it.',
    edge: {
      one: 'House edge is the house’s share of every stake on average, ties counted, over every possible deal of a full deck. Where stakes may push, the share per resolved bet, ties left out, stands beside it.',
      other:
        'House edge is the house’s share of every stake on average, ties counted, over every possible deal of a full shoe of {decks:count} decks. Where stakes may push, the share per resolved bet, ties left out, stands beside it.',
    },
    /** A row of the paytable: short terms, each with its value. */
    limits: 'Limits',
    fromTo: '{min:coins} – {max:coins}',
    houseEdge: 'House edge, ties counted',
    perResolved: 'per resolved bet',
    open: 'Open',
    rounds: 'rounds 1 – {until:number} of a shoe',
    lessCommission: 'less {rate:rate} of the winnings',
    /** Behind the title of a bet where the room has another name. */
    plainName: '({name})',
  },
  /** The page that shows the rules of one table. */
  page: {
    title: 'Rules and payouts',
    waits: 'Each table has its own limits. They are shown as soon as the house answers.',
    table: 'Table',
  },
  roads:
    'Roads describe the past and foretell nothing. Every coup is dealt from the order fixed before, whatever came earlier.',
  seats: {
    /** `seats`: their numbers. */
    count: {
      one: 'The table has {n:words} seat: {seats:items}. Who sits may stake; anyone may watch.',
      other: 'The table has {n:words} seats: {seats:items}. Who sits may stake; anyone may watch.',
    },
    behind:
      'Without a seat, or with one, you may bet behind a seat whose patron allows it: when betting closes, your amount is staked on each of {player}, {banker} and {tie} that the seat has a stake on, as a bet of your own. What your balance or the limits forbid is left out, and you are told.',
    behindEnds:
      'Bets behind a seat end when you say so, after the rounds or the total that you choose, when the seat is left or does not allow them any more, and when you have been away for as long as a seat is kept. Everybody sees how many are behind a seat and with how much, nobody who.',
    inTurn: {
      one: 'The seats deal in turn. The next seat is offered the shoe and accepts or declines; it has {seconds:words} second. Empty seats and those that decline are skipped. When nobody will, the house deals.',
      other:
        'The seats deal in turn. The next seat is offered the shoe and accepts or declines; it has {seconds:words} seconds. Empty seats and those that decline are skipped. When nobody will, the house deals.',
    },
    deal: {
      one: 'When betting is closed the holder of the shoe presses Deal. After {seconds:words} second the house does it.',
      other:
        'When betting is closed the holder of the shoe presses Deal. After {seconds:words} seconds the house does it.',
    },
    /** `tie` comes in small letters. */
    tiePasses:
      'The holder may bet, usually on {banker}. The shoe stays as long as {banker} wins, and is passed when {player} does. On a {tie} the shoe is passed.',
    tieStays:
      'The holder may bet, usually on {banker}. The shoe stays as long as {banker} wins, and is passed when {player} does. On a {tie} the shoe stays.',
    byPerson: 'The dealer deals the cards when the holder of the shoe presses Deal.',
    corrected:
      'A cancelled round moves no shoe. A corrected one moves it by its corrected result, from the next offer on.',
    thirdCards:
      'The call for third cards is the house’s: “{player} draws”, “{banker} stands”. Who deals changes no card.',
    kept: {
      one: 'Who is away keeps the seat for {seconds:words} second; while the table is paused that time does not run.',
      other:
        'Who is away keeps the seat for {seconds:words} seconds; while the table is paused that time does not run.',
    },
    givenUp: {
      one: 'A seat is given up after {rounds:words} round without a stake. You are told before.',
      other: 'A seat is given up after {rounds:words} rounds without a stake. You are told before.',
    },
  },
  settlement: {
    push: 'When the coup ties, stakes on {player} and {banker} push: they come back whole.',
    commission:
      'Commission is taken from the winnings on {banker} automatically. The statement shows the payout and, on a line of its own, the commission.',
    mode: 'Each patron chooses the commission mode for a round. A confirmed bet keeps the mode it was confirmed in.',
    each: 'Each bet is settled for itself. Several may win in one coup, and each that wins is paid.',
    pairs:
      'Any pair and perfect pair pay once, also when both hands have one. A perfect pair is a pair as well, and wins both.',
    bonus: 'In the bonuses a natural win pays 1:1 and a tie of two naturals pushes; any other tie loses.',
    exact: 'Stakes are whole multiples of {step:coins}, so every payout is exact.',
    rounded:
      'Stakes are whole multiples of {step:coins}. Where that makes a payout inexact, the payout is rounded down and the commission up to the hundredth of a coin.',
  },
  shoe: {
    everyCoup: {
      one: '{decks:count} deck of 52 cards without jokers, shuffled anew for every coup. No cut card, no last round.',
      other:
        '{decks:count} decks of 52 cards without jokers, shuffled anew for every coup. No cut card, no last round.',
    },
    everyShoe: {
      one: '{decks:count} deck of 52 cards without jokers, {cards:number} cards in all, shuffled for every shoe.',
      other:
        '{decks:count} decks of 52 cards without jokers, {cards:number} cards in all, shuffled for every shoe.',
    },
    burn: {
      'courts-ten':
        'From a new shoe one card is drawn face up and as many more are burnt as its face says: ace 1, tens and courts 10.',
      'courts-eleven-up':
        'From a new shoe one card is drawn face up and as many more are burnt as its face says: ace 1, jack 11, queen 12, king 13.',
      none: 'No cards are burnt.',
    },
    cutCard: {
      finish:
        'A cut card lies {cards:number} cards from the end. The round in which it comes out is the last of the shoe. The last round is announced as soon as it is known.',
      'finish-plus-one':
        'A cut card lies {cards:number} cards from the end. The round in which it comes out is finished and one more is dealt; when it comes out before the first card of a round, that round is the last. The last round is announced as soon as it is known.',
    },
    fixed: 'The order of a shoe is fixed before its first bet. No stake, patron or result changes it.',
    fixedDeck: 'The order of the deck is fixed before its first bet. No stake, patron or result changes it.',
  },
  squeeze: {
    who: 'Cards are dealt face down. Those of a side are turned by the patron with the largest stake on it; of equal stakes, the one confirmed first.',
    time: {
      one: 'There is {seconds:words} second for each card. Then it turns by itself. A hand nobody staked on is turned by the house.',
      other:
        'There are {seconds:words} seconds for each card. Then it turns by itself. A hand nobody staked on is turned by the house.',
    },
    seen: 'While it is squeezed, that patron alone sees the face, and not before betting is closed. Everyone else sees its back move.',
    left: 'Who leaves loses the right, and the card turns by itself.',
    byPerson:
      'The dealer opens the cards that nobody may squeeze. A card that is seen too early is entered as such and shown to everybody at once.',
    early: 'A card shown too early by accident changes nothing, as long as the result does not change.',
  },
} as const;
