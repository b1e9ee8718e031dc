// The steps of the check of a shuffle, on the page that checks a file and in the sheet of the seal at a table: their titles
// and what each found. The commitment, the seal, the cut and the list are words of the description of fairness: the same
// word for each everywhere, as in the areas "verify" and "fairness".
export default {
  /** Two sentences of what one step found; a third is joined in turn. Languages without spaces leave the space out. */
  join: '{first} {second}',
  /** Titles of the steps; in a heading after a colon they begin with a small letter. */
  title: {
    commitment: 'The seal',
    noted: 'What you wrote down',
    deck: 'The cards',
    /** Random numbers that hid the cards. */
    nonces: 'What hid them',
    root: 'The sealed order',
    proofs: 'The cards',
    house: 'The house’s value',
    contributions: 'The patrons’ cut',
    'own-value': 'Your value',
    list: 'The list you saw',
    beacon: 'The beacon',
    /** The public order in which the sealed cards are dealt. */
    seed: 'The second order',
    /** The places of the cards in the sealed order. */
    order: 'Their places',
    burn: 'The burn',
    rounds: 'The rounds',
    round: 'The round',
    'cut-card': 'The cut card',
    digest: 'The file',
  },
  /**
   * What a step found: one or more whole sentences below its title. Cards are two letters as in the file, `9S`, hands such
   * cards with spaces, `9S KD`, and marks results as in the file, `P9np`; long values of 64 digits are drawn as buttons.
   */
  sentence: {
    /** The seal and its hash, the commitment. */
    'commitment-holds': 'The fields of the seal, hashed together, give the commitment {commitment}.',
    'commitment-differs': 'The fields of the seal, hashed together, give {made}, and the file says {told}.',
    'noted-holds': 'It is the commitment you wrote down before the shoe.',
    'noted-differs':
      'You wrote down {noted}, and this shoe has {commitment}: it is another shoe, or was exchanged.',
    'deck-holds': {
      one: '{cards:number} cards, each of the 52 exactly once.',
      other: '{cards:number} cards, each of the 52 exactly {decks:count} times.',
    },
    'deck-size': 'By the seal there are {wanted:number} cards, and {cards:number} are opened.',
    /** `decks`: how often each card should be there. */
    'deck-card': {
      one: '{card} is there {found:count} time; by the seal the number is {decks:number} for each card.',
      other: '{card} is there {found:count} times; by the seal the number is {decks:number} for each card.',
    },
    'nonces-hold': 'Each card was hidden behind a random number of its own.',
    'nonces-repeated':
      'Two cards were hidden behind the same random number: one of them gave the other away.',
    'root-holds': 'All cards in the order the house drew them, hashed into one tree, give the sealed root.',
    'root-differs': 'The cards, hashed into one tree, give {made}, and the sealed root is {sealed}.',
    'root-no-cards': 'There are no cards to seal.',
    'proofs-hold': {
      one: '{cards:count} opened card leads to the sealed root: it lay there all along.',
      other: '{cards:count} opened cards each lead to the sealed root: they lay there all along.',
    },
    'proofs-differ': 'Card {place:number} of the shoe, {card}, does not lead to the sealed root.',
    'digest-holds': 'The file is whole. Its digest, to compare with what others have: {digest}.',
    'digest-differs': 'The digest is not that of this file: it was changed or damaged on its way.',
    /** The cut: the house’s value, and those that patrons brought in. */
    'house-holds': 'The house’s own value is the one whose hash was sealed.',
    'house-differs': 'The house’s own value is not the one whose hash was sealed: it was exchanged.',
    /** Stands before one of the next sentences: the attempt to cut in which the fault is. */
    'in-attempt': 'Attempt {attempt:number}:',
    /** At a table for one patron there is a new deck for each coup. */
    'alone-many': 'A deck for one patron is cut once, by one value.',
    'closing-time': 'It is not recorded when the list was closed, or there was no list to close.',
    'failed-before-beacon': 'No value can be withheld before a beacon, but an attempt is recorded as failed.',
    'no-wait-for-beacon': 'The seal names a beacon, and no attempt that waited for it is on record.',
    /** `most` is 3. */
    'too-many-attempts': 'More than {most:number} attempts are recorded as failed.',
    'values-after-attempts': 'After {most:number} failed attempts the house cuts alone, but values are used.',
    'attempt-thrown-away':
      'An attempt is recorded as failed, although no patron withheld a value: the house discarded it.',
    'value-copied': 'Two patrons are bound to the same value: one was copied.',
    /** `patron`: the number of a patron in the list. */
    'patron-place': 'Patron {patron} stands at place {place:number} of the list.',
    'patron-unbound': 'Patron {patron} had made no commitment before the values were revealed.',
    'patron-value': 'The value of patron {patron} is not the one the patron was bound to.',
    'value-untold': 'A value that was never revealed is used in the cut.',
    'missed-in-list': 'A patron is recorded as too late for the cut, but is in its list.',
    'values-and-patrons': 'There are more or fewer values than patrons who were bound to one.',
    'withheld-too-many': 'More values are called withheld than there were patrons.',
    /** A fault: the hash of a list does not agree with its length of none. */
    'root-of-nobody': 'The list is empty, but its root is not that of an empty list.',
    'alone-none': 'The patron brought in no value: the house alone cut.',
    'alone-value': 'The patron brought in a value when the house had nothing left to choose.',
    'beacon-none':
      'No patron brought in a value; a public beacon decided after the list was closed, so no party could choose the order, and no value could be withheld.',
    'beacon-values': {
      one: 'One patron brought in a value; a public beacon decided after the list was closed, so no party could choose the order, and no value could be withheld.',
      other:
        '{patrons:count} patrons brought in values; a public beacon decided after the list was closed, so no party could choose the order, and no value could be withheld.',
    },
    'house-alone':
      'No patron brought in a value: the house alone cut. This proves that the order was fixed before anyone bet, not that the house did not choose it.',
    /** The next follows it. */
    'values-bound': {
      one: 'One patron brought in a value, bound to before any was revealed.',
      other: '{patrons:count} patrons brought in values, bound to before any was revealed.',
    },
    'values-prove':
      'A patron who brought one of them knows that the house did not choose the order. To all others, every value may be the house’s own: it is proved only that the house was bound before.',
    'beacon-awaited': 'It was first cut for a beacon, which the house says it did not have in time.',
    /** `orders` is one more than `attempts`. */
    'attempts-failed': {
      one: 'One attempt before it failed because a value was withheld: a patron who did so could choose among {orders:number} orders.',
      other:
        '{attempts:count} attempts before it failed because a value was withheld: a patron who did so could choose among {orders:number} orders.',
    },
    'patrons-missed': {
      one: 'One more came too late or found no place left.',
      other: '{patrons:count} more came too late or found no place left.',
    },
    'lists-in-shoe': 'The lists are in the opened shoe.',
    'own-holds': 'Your value is number {place:number} of {values:number} the shoe was cut by.',
    'own-leads':
      'Your value is one of the {values:number} the shoe was cut by: its path leads to their root.',
    'own-missing': 'Your value is not among those the shoe was cut by.',
    'own-other-values': 'The values the shoe was cut by are not those that yours was shown to be among.',
    'list-holds': 'Those who cut are exactly those on the list you saw, in its order.',
    'list-failed': 'The list you saw is that of attempt {attempt:number}, which failed, and it is on record.',
    'list-missing':
      'The list you saw is not in the file: a patron was left out or added after it was closed.',
    'seed-holds': 'The commitment and all values, hashed together, give the seed of the second order.',
    'seed-differs':
      'The commitment and all values, hashed together, give the seed {made}, and {seed} is used.',
    'order-holds': 'Each card comes from the place in the sealed order that the seed says.',
    'order-no-card': 'The shoe has no card {card:number}.',
    'order-differs':
      'Card {card:number} of the shoe comes from sealed place {place:number}, and {used:number} was used.',
    /** The public beacon. `beacon`, `used`: its long technical name and round; `value`: 64 digits. */
    'beacon-not-named': 'A beacon is used that the seal does not name.',
    'beacon-absent':
      'The seal names the beacon {beacon}, and the house says that it was not available in time: ask why. It is public whether it was published.',
    'beacon-other': 'The seal names the beacon {beacon}, and {used} is used.',
    'beacon-named': 'The beacon is the one the seal names. Compare with what {beacon} published: {value}.',
    'beacon-value': 'The value of the beacon is not the hash of its signature.',
    'beacon-early':
      'The beacon was published before the list was closed: the values could be chosen to suit it.',
    'beacon-forged': 'The signature of the beacon is not that of {beacon}.',
    /** drand is the project that runs the beacon; `network`: a name such as `quicknet`. */
    'beacon-signed': 'The beacon is the one the seal names, signed by drand’s network {network}.',
    'beacon-network-unknown':
      'The beacon is the one the seal names. This network is none of those whose key is known here: compare with what {beacon} published: {value}.',
    'beacon-unchecked':
      'The beacon is the one the seal names. Its signature was not checked here: compare with what {beacon} published: {value}.',
    /** These two follow one of the three above. `seconds` has one decimal at most. */
    'beacon-time-unknown': 'When it was published is not known here.',
    'beacon-time':
      'By the clock of the house the list was closed {seconds:number} seconds before it was published. A person who saw the commitment and the list by then knows that no party could choose the order; to others that time is a claim of the house.',
    /** The burn of a whole shoe: its first card is drawn face up, and as many cards are burnt as it says. */
    'burn-none': 'No card is burnt at this table, and none was.',
    'burn-unexpected': 'Cards were burnt, and the seal says none are.',
    'burn-missing': 'No card was burnt, and the seal says that some are.',
    'burn-not-reached': 'The shoe was put away before its burn.',
    'burn-other-card': 'The burnt card was {burnt}, and the shoe begins with {first}.',
    'burn-holds':
      '{card} was drawn face up and {cards:number} burnt after it, as the custom of the house says.',
    'burn-count':
      '{card} was drawn face up and {cards:number} burnt after it; by the custom it is {wanted:number}.',
    /** The rounds of a whole shoe. */
    'round-missing': 'Round {round:number} is missing: round {found:number} stands there.',
    'rounds-none': {
      one: 'No round was dealt, and {cards:count} card was left.',
      other: 'No round was dealt, and {cards:count} cards were left.',
    },
    /** After these two stands how many cards were left. */
    'rounds-hold':
      'Every round, 1 to {rounds:number}, is the next cards of the shoe by the drawing rules, with its result.',
    'rounds-hold-cancelled':
      'Every round, 1 to {rounds:number} ({cancelled:number} cancelled), is the next cards of the shoe by the drawing rules, with its result.',
    'cards-left': { one: '{cards:count} card was left.', other: '{cards:count} cards were left.' },
    'round-start':
      'Round {round:number}: it begins at card {card:number}, and the next of the shoe is card {next:number}.',
    'round-too-long': 'Round {round:number}: it takes more cards than the shoe has.',
    'round-extra-card': 'Round {round:number}: it takes a card that the drawing rules do not deal.',
    'round-cancelled-result': 'Round {round:number}: it was cancelled, and has a result.',
    'round-cancelled-cards':
      'Round {round:number}: its cards are not those of the shoe, player {player}, banker {banker}.',
    'round-early-end': 'Round {round:number}: it is settled before the drawing rules are at their end.',
    'round-cards':
      'Round {round:number}: it shows player {player}, banker {banker}, and the shoe gives player {rightPlayer}, banker {rightBanker}.',
    'round-result': 'Round {round:number}: its result is {right}, and the file says {mark}.',
    'cut-card-passed':
      'Round {round:number} was dealt, and by the cut card round {last:number} was the last.',
    'cut-card-none': 'The deck is for one coup, and no more were dealt.',
    'cut-card-holds':
      'The cut card lies before card {card:number}, and the shoe ended with the round it says, {round:number}.',
    'cut-card-not-reached':
      'The cut card lies before card {card:number}. The house ended the shoe before the cut card came: ask for the reason if none was given.',
    /** The burn and the cards of a single round. */
    'no-burn-here': 'No card was burnt before this round.',
    'burn-not-here': 'A burnt card does not belong to this round.',
    'burn-first-card':
      'The first card of the shoe, drawn face up before the burn, belongs to the first round.',
    'first-burn-holds': '{card} was drawn face up, and {cards:number} are burnt after it.',
    'first-burn-count':
      '{card} was drawn face up: {wanted:number} are burnt after it, and {cards:number} were.',
    'deal-order': 'The cards do not stand in the order they were dealt.',
    'deal-gap': 'Card {card:number} of the shoe does not follow the one before it.',
    'deal-too-many': 'A round has at most {most:number} cards.',
    'deal-face-down': 'Card {card:number} was drawn while another lay face down.',
    /** The sides player and banker. `none`: no further card is drawn. */
    'deal-player-for-banker': 'Card {card:number} went to player, and the drawing rules say banker.',
    'deal-banker-for-player': 'Card {card:number} went to banker, and the drawing rules say player.',
    'deal-player-for-none': 'Card {card:number} went to player, and the drawing rules say none.',
    'deal-banker-for-none': 'Card {card:number} went to banker, and the drawing rules say none.',
    'deal-cancelled': {
      one: 'The round was cancelled; its {cards:count} card was dealt in the right order.',
      other: 'The round was cancelled; its {cards:count} cards were dealt in the right order.',
    },
    'deal-early-end': 'The round is settled, and the drawing rules are not at their end.',
    'deal-holds': 'The cards were dealt by the drawing rules, and give {mark}.',
    /** What was not checked, and what it would show. */
    'unasked-noted':
      'Whether the order was fixed before anyone bet shows with the commitment that you saw before the first bet.',
    'unasked-own-value':
      'Whether the house could have chosen the order shows with a value that you brought in yourself.',
    'unasked-own-value-many':
      'A round does not hold the values of many patrons: whether yours is among them shows with the opened shoe.',
    'unasked-list':
      'Whether a value was dropped after all were revealed shows with the list that your client kept.',
    'unasked-beacon': 'The seal names no public beacon: there is none in this shoe.',
  },
  /**
   * What is wrong with the shape of a file, in one whole sentence. `path`: a field as the file writes it, `cards[3].nonce`, or of
   * a file that has no such field. `wanted`, `words`: values as the file writes them.
   */
  fault: {
    missing: '“{path}” is missing.',
    unknown: '“{path}” is no field of it.',
    kind: '“{path}” must be “punto-shoe”, “punto-round” or “punto-record”.',
    version: '“{path}” must be 1 or 2.',
    list: '“{path}” must be a list.',
    'list-length': '“{path}” must have at most {most:number} entries.',
    record: '“{path}” must be an object with named fields.',
    exactly: '“{path}” must be {wanted}.',
    'one-of': '“{path}” must be one of these: {words:items}.',
    whole: '“{path}” must be a whole number from {least:number} to {most:number}.',
    hash: '“{path}” must be 64 digits, 0 to 9 and a to f.',
    word: '“{path}” must be a word of small letters, digits, dots and hyphens.',
    place: '“{path}” must be a place in the list, from “1”.',
    card: '“{path}” must be a card such as “TH”.',
    result: '“{path}” must be a result such as “B6” or “P9np”.',
    signature: '“{path}” must be a signature of 48 or 96 bytes.',
    previous: '“{path}” must be a signature of 96 bytes, or 32 bytes.',
    text: '“{path}” must be a text of at most 10,000 characters.',
    'bet-id': '“{path}” must be the id of a bet, such as “banker” or “house/dragon-7”.',
    definition: '“{path}” is no part of the definition of a bet.',
  },
} as const;
