// The laboratory of the study page: one bet under study, how far it can be counted, what it would have to pay. Readers are
// analysts; nothing of it is shown at a table.
export default {
  title: 'A bet in the laboratory',
  note: 'For study and for the limits of a house, never at a live table',
  /** While the bets that ship are loaded, or figures are counted. */
  loading: 'Loading the bets …',
  counting: 'Counting …',
  fault: 'The bet cannot be counted: {reason}. Load the page again while there is a link.',
  choice: {
    label: 'Bet',
    /** Headings in the list of bets. */
    catalogue: 'Bets of the rules',
    published: 'Bets of other houses',
    own: 'A bet of your own',
    /** A button: opens the definition of the chosen bet in the editor. */
    write: 'Write your own from this one',
    /** The address names a bet that does not ship. */
    unknown: 'There is no bet {id} here. This is {bet} instead.',
  },
  editor: {
    label: 'Definition of the bet',
    hint: 'JSON: rows with a condition and what they pay. The first row that holds wins; no row and no push: the stake is lost.',
    sound: 'The definition has no fault.',
    faults: { one: '{n:count} fault', other: '{n:count} faults' },
    remarks: { one: '{n:count} remark', other: '{n:count} remarks' },
    /** A button that goes to the place in the text. */
    place: 'Line {line:number}, column {column:number}',
    earlier: 'The figures below are of the last definition without a fault.',
    tooLong: 'The definition is too long for the address of this page. Keep it in a file.',
  },
  /** What is wrong at a place in the definition. Field names and words such as rows, pays, all are code and stay as they are. */
  faults: {
    unknownField: 'There is no field of this name here. The fields here are {known:items}.',
    notFields: 'This must be an object with named fields, in braces.',
    missing: 'This field is missing.',
    notList: 'This must be a list, in square brackets.',
    tooFew: {
      one: 'There must be at least {least:count} entry.',
      other: 'There must be at least {least:count} entries.',
    },
    tooMany: {
      one: 'There may be at most {most:count} entry.',
      other: 'There may be at most {most:count} entries.',
    },
    notOneOf: 'This must be one of {known:items}.',
    textLength: 'This must be a text of 1 to {most:number} characters.',
    wrongId:
      'An id has small letters, digits and hyphens, such as dragon-7. A bet of your own has a word of your house and a slash before it: house/dragon-7.',
    wrongLanguage: 'This must be a language tag such as en, fr or pt-BR.',
    wrongPays: 'This must be the payout for a stake of one, such as “40:1”, “1:2” or “0.54:1”.',
    paysNothing: 'Both parts must be above 0.',
    partTooLarge: 'In lowest terms this is {ratio}. Neither part may be above {most:number}.',
    wrongCommission: 'This must be a share of the winnings below 100 %, such as “5 %”.',
    wrongUntil: 'This must be a whole number from 1 to {most:number}, or be left out.',
    tooManyConditions: 'The bet has more than {most:number} conditions.',
    tooDeep: 'Conditions are nested more than {most:number} deep here.',
    notOneWord:
      'A condition has exactly one of these words: {known:items}. Put several conditions into “all”.',
    namesNone: 'This must name at least one of {known:items}.',
    valueTwice: '{value} is listed twice. Remove one.',
    neverHolds: 'This row can never hold.',
    overlaps:
      'This overlaps row {row:number}, which pays when both hold: for example player {player}, banker {banker}.',
    neverPushes: 'This never decides: no coup without a winning row meets it.',
    badSymbol: 'This is not JSON. Texts and names are in double quotes.',
    badNumber: 'This is not a number. Write digits only.',
    nameExpected: 'A field name in double quotes is missing here.',
    valueExpected: 'A value is missing here.',
    colonExpected: 'A colon is missing here, between a name and its value.',
    commaExpected: 'A comma is missing before this.',
    braceExpected: 'A closing brace is missing.',
    bracketExpected: 'A closing square bracket is missing.',
    moreText: 'There is more text after the end of the definition.',
    openComment: 'This comment is not closed.',
    openText: 'This text is not closed with a double quote.',
    fieldTwice: 'This field is written twice. Remove one.',
    notJson: 'This cannot be read as JSON.',
  },
  odds: {
    title: 'Exact odds',
    from: 'Counted over all draws from {cards:number} cards',
    edge: 'House edge, every stake',
    resolved: 'House edge, resolved bets only',
    full: 'House edge of a full shoe',
    hit: 'Wins',
    pushes: 'Pushes',
    variance: 'Variance',
    deviation: 'Standard deviation',
    /** The largest payout: what the house can lose on a stake of one. */
    most: 'Most a stake of one can win',
    /** Heading above the whole numbers. */
    counts: 'Whole numbers',
    row: 'Row {row:number}, {pays}',
    loses: 'Loses',
    draws: 'Ordered draws',
    expected: 'Expectation of a stake of one',
    hash: 'Hash of the definition',
    /** Only when these cards favour the patron. */
    favours: 'These cards favour the patron',
    kelly: 'Kelly fraction of the bankroll',
    rounds: 'N₀, rounds',
    ruin: 'Risk of ruin, {bankroll:number} stakes',
    tooFew: 'Too few cards are left: a coup can take six.',
  },
  removal: {
    title: 'Effect of removal',
    lead: 'The exact change of a stake’s value when one card of a kind is removed. To the right it helps the patron. Weighted by the cards left, the effects add up to exactly 0.',
    card: 'Card',
    left: 'Left',
    effect: 'Effect',
    /** After a rank. */
    red: '{rank} red',
    black: '{rank} black',
    tooFew: 'Too few cards are left to remove one more.',
  },
  count: {
    title: 'A count',
    lead: 'A counter adds the tag of each card seen. The true count is that sum for each deck not yet seen. All of this is from a full shoe.',
    largest: 'Largest tag',
    /** A field with ten numbers. */
    tags: 'Tags of A 2 3 4 5 6 7 8 9 10',
    areBest: 'The best balanced tags of this size: no others follow the effects more closely.',
    wrongTags:
      'These are not ten tags: write ten whole numbers, 10 standing for all tens and courts, not all of them 0.',
    correlation: 'Betting correlation {correlation}',
    nothing: 'No card changes this bet more than another: there is nothing to count.',
    /** Why tags are no count to bet at. */
    no: {
      nothing: 'All tags are the same, which counts nothing.',
      unbalanced:
        'The tags do not add up to 0 over a deck. A true count needs balanced tags; 10 counts four times.',
      unchanged: 'The bet does not change with these tags.',
      worse: 'The bet gets worse for the patron as this count rises. Turn the signs of all tags.',
    },
  },
  trigger: {
    title: 'Value of a stake by true count',
    axis: 'True count; value of a stake in %',
    line: 'straight line, an estimate',
    exact: { one: 'exact, {cards:count} card left', other: 'exact, {cards:count} cards left' },
    first:
      'By the line the bet favours the patron above {breakEven}, so from a true count of {first} on; each true count adds {each:percent} of the stake.',
    exactly: 'With {cards:number} cards left from {count} on, by the cards that are most likely left.',
    never: 'With {cards:number} cards left at none of these counts.',
    count: 'True count',
    estimate: 'Estimate',
    /** Column of the table. */
    left: '{cards:number} left',
  },
  yield: {
    title: 'What a counter earns',
    lead: 'Counters at shoes dealt from the seed, each betting one stake in every round that begins with at least the given true count. Simulated, so each figure has its standard error.',
    shoes: 'Shoes',
    cut: 'Cards behind the cut card',
    until: 'Last round to bet in',
    bankroll: 'Bankroll, stakes',
    deal: { one: 'Deal {shoes:count} shoe', other: 'Deal {shoes:count} shoes' },
    dealt: '{dealt:number} of {shoes:number} shoes',
    /** `ofDecks`: `of 8 decks`, from the texts of the study page. */
    done: {
      one: '{shoes:count} shoe {ofDecks}, cut {cut:number} cards from the end, seed {seed}',
      other: '{shoes:count} shoes {ofDecks}, cut {cut:number} cards from the end, seed {seed}',
    },
    axis: 'Bets from this true count on; stakes won in a hundred rounds dealt, with two standard errors',
    from: 'From',
    share: 'Rounds bet',
    net: 'Net of stake',
    units: 'Per 100 rounds',
    error: '± error',
    kelly: 'Kelly',
    rounds: 'N₀, rounds bet',
    best: 'Most is won from {from} on: {units} ± {error} stakes in a hundred rounds dealt, betting in {share:percent} of them.',
    ruin: 'With equal stakes of one and a bankroll of {bankroll:number} the risk of ever losing it is {ruin}. All three, Kelly, N₀ and ruin, are of the rounds bet in, as dealt here.',
    none: 'None of these counters won anything in these shoes.',
  },
  fair: {
    title: 'A fair price',
    lead: 'What the commission or the payout of one row would have to be, all else as it is, for the house edge below. Exact, from the cards in the shoe.',
    edge: 'House edge, in %',
    part: 'Part',
    now: 'Now',
    fair: 'Fair',
    commission: 'Commission',
    row: 'Row {row:number}',
    /** Nothing that can be kept or paid does it. */
    none: 'none does it',
  },
} as const;
