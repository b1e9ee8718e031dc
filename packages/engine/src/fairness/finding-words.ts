// The findings of a check: a code for programs and pages, with its values, and its sentence in English for the command line and
// logs. The pages have a text for each code.
import type { Card } from '../card.ts';
import type { Hex32 } from './record.ts';

type Shown = { readonly player: string; readonly banker: string };
type Numbers<Name extends string> = { readonly [N in Name]: number };
type Words<Name extends string> = { readonly [N in Name]: string };
type OneCard = { readonly card: Card };

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
const whose = (count: number): string =>
  count === 1 ? 'One patron brought in a value' : `${count} patrons brought in values`;

const SEAL = {
  'commitment-holds': ({ commitment }: { readonly commitment: Hex32 }) =>
    `The fields of the seal, hashed together, give the commitment ${commitment}.`,
  'commitment-differs': ({ made, told }: Words<'made' | 'told'>) =>
    `The fields of the seal, hashed together, give ${made}, and the file says ${told}.`,
  'noted-holds': () => 'It is the commitment you wrote down before the shoe.',
  'noted-differs': ({ noted, commitment }: Words<'noted' | 'commitment'>) =>
    `You wrote down ${noted}, and this shoe has ${commitment}: it is another shoe, or was exchanged.`,
  'deck-holds': ({ cards, decks }: Numbers<'cards' | 'decks'>) =>
    `${cards} cards, each of the 52 exactly ${times(decks)}.`,
  'deck-size': ({ wanted, cards }: Numbers<'wanted' | 'cards'>) =>
    `By the seal there are ${wanted} cards, and ${cards} are opened.`,
  'deck-card': ({ card, found, decks }: OneCard & Numbers<'found' | 'decks'>) =>
    `${card} is there ${times(found)}; by the seal each card is there ${times(decks)}.`,
  'nonces-hold': () => 'Each card was hidden behind a random number of its own.',
  'nonces-repeated': () =>
    'Two cards were hidden behind the same random number: one of them gave the other away.',
  'root-holds': () =>
    'All cards in the order the house drew them, hashed into one tree, give the sealed root.',
  'root-differs': ({ made, sealed }: Words<'made' | 'sealed'>) =>
    `The cards, hashed into one tree, give ${made}, and the sealed root is ${sealed}.`,
  'root-no-cards': () => 'There are no cards to seal.',
  'proofs-hold': ({ cards }: Numbers<'cards'>) =>
    `${cards} opened cards each lead to the sealed root: they lay there all along.`,
  'proofs-differ': ({ place, card }: OneCard & Numbers<'place'>) =>
    `Card ${place} of the shoe, ${card}, does not lead to the sealed root.`,
  'digest-holds': ({ digest }: { readonly digest: Hex32 }) =>
    `The file is whole. Its digest, to compare with what others have: ${digest}.`,
  'digest-differs': () => 'The digest is not that of this file: it was changed or damaged on its way.',
};

const CUT = {
  'house-holds': () => "The house's own value is the one whose hash was sealed.",
  'house-differs': () => "The house's own value is not the one whose hash was sealed: it was exchanged.",
  'in-attempt': ({ attempt }: Numbers<'attempt'>) => `Attempt ${attempt}:`,
  'alone-many': () => 'A deck for one patron is cut once, by one value.',
  'closing-time': () => 'It is not recorded when the list was closed, or there was no list to close.',
  'failed-before-beacon': () =>
    'No value can be withheld before a beacon, but an attempt is recorded as failed.',
  'no-wait-for-beacon': () => 'The seal names a beacon, and no attempt that waited for it is on record.',
  'too-many-attempts': ({ most }: Numbers<'most'>) => `More than ${most} attempts are recorded as failed.`,
  'values-after-attempts': ({ most }: Numbers<'most'>) =>
    `After ${most} failed attempts the house cuts alone, but values are used.`,
  'attempt-thrown-away': () =>
    'An attempt is recorded as failed, although no patron withheld a value: the house discarded it.',
  'value-copied': () => 'Two patrons are bound to the same value: one was copied.',
  'patron-place': ({ patron, place }: Words<'patron'> & Numbers<'place'>) =>
    `Patron ${patron} stands at place ${place} of the list.`,
  'patron-unbound': ({ patron }: Words<'patron'>) =>
    `Patron ${patron} had made no commitment before the values were revealed.`,
  'patron-value': ({ patron }: Words<'patron'>) =>
    `The value of patron ${patron} is not the one the patron was bound to.`,
  'value-untold': () => 'A value that was never revealed is used in the cut.',
  'missed-in-list': () => 'A patron is recorded as too late for the cut, but is in its list.',
  'values-and-patrons': () => 'There are more or fewer values than patrons who were bound to one.',
  'withheld-too-many': () => 'More values are called withheld than there were patrons.',
  'root-of-nobody': () => 'The list is empty, but its root is not that of an empty list.',
  'alone-none': () => 'The patron brought in no value: the house alone cut.',
  'alone-value': () => 'The patron brought in a value when the house had nothing left to choose.',
  'beacon-none': () =>
    'No patron brought in a value; a public beacon decided after the list was closed, so no party could choose the order, and no value could be withheld.',
  'beacon-values': ({ patrons }: Numbers<'patrons'>) =>
    `${whose(patrons)}; a public beacon decided after the list was closed, so no party could choose the order, and no value could be withheld.`,
  'house-alone': () =>
    'No patron brought in a value: the house alone cut. This proves that the order was fixed before anyone bet, not that the house did not choose it.',
  'values-bound': ({ patrons }: Numbers<'patrons'>) => `${whose(patrons)}, bound to before any was revealed.`,
  'values-prove': () =>
    "A patron who brought one of them knows that the house did not choose the order. To all others, every value may be the house's own: it is proved only that the house was bound before.",
  'beacon-awaited': () => 'It was first cut for a beacon, which the house says it did not have in time.',
  'attempts-failed': ({ attempts, orders }: Numbers<'attempts' | 'orders'>) =>
    `${attempts === 1 ? 'One attempt' : `${attempts} attempts`} before it failed because a value was withheld: a patron who did so could choose among ${orders} orders.`,
  'patrons-missed': ({ patrons }: Numbers<'patrons'>) =>
    `${patrons === 1 ? 'One more came' : `${patrons} more came`} too late or found no place left.`,
  'lists-in-shoe': () => 'The lists are in the opened shoe.',
  'own-holds': ({ place, values }: Numbers<'place' | 'values'>) =>
    `Your value is number ${place} of ${values} the shoe was cut by.`,
  'own-leads': ({ values }: Numbers<'values'>) =>
    `Your value is one of the ${values} the shoe was cut by: its path leads to their root.`,
  'own-missing': () => 'Your value is not among those the shoe was cut by.',
  'own-other-values': () => 'The values the shoe was cut by are not those that yours was shown to be among.',
  'list-holds': () => 'Those who cut are exactly those on the list you saw, in its order.',
  'list-failed': ({ attempt }: Numbers<'attempt'>) =>
    `The list you saw is that of attempt ${attempt}, which failed, and it is on record.`,
  'list-missing': () =>
    'The list you saw is not in the file: a patron was left out or added after it was closed.',
  'seed-holds': () => 'The commitment and all values, hashed together, give the seed of the second order.',
  'seed-differs': ({ made, seed }: Words<'made' | 'seed'>) =>
    `The commitment and all values, hashed together, give the seed ${made}, and ${seed} is used.`,
  'order-holds': () => 'Each card comes from the place in the sealed order that the seed says.',
  'order-no-card': ({ card }: Numbers<'card'>) => `The shoe has no card ${card}.`,
  'order-differs': ({ card, place, used }: Numbers<'card' | 'place' | 'used'>) =>
    `Card ${card} of the shoe comes from sealed place ${place}, and ${used} was used.`,
};

const BEACON = {
  'beacon-not-named': () => 'A beacon is used that the seal does not name.',
  'beacon-absent': ({ beacon }: Words<'beacon'>) =>
    `The seal names the beacon ${beacon}, and the house says that it was not available in time: ask why. It is public whether it was published.`,
  'beacon-other': ({ beacon, used }: Words<'beacon' | 'used'>) =>
    `The seal names the beacon ${beacon}, and ${used} is used.`,
  'beacon-named': ({ beacon, value }: Words<'beacon' | 'value'>) =>
    `The beacon is the one the seal names. Compare with what ${beacon} published: ${value}.`,
  'beacon-value': () => 'The value of the beacon is not the hash of its signature.',
  'beacon-early': () =>
    'The beacon was published before the list was closed: the values could be chosen to suit it.',
  'beacon-forged': ({ beacon }: Words<'beacon'>) => `The signature of the beacon is not that of ${beacon}.`,
  'beacon-signed': ({ network }: Words<'network'>) =>
    `The beacon is the one the seal names, signed by drand’s network ${network}.`,
  'beacon-network-unknown': ({ beacon, value }: Words<'beacon' | 'value'>) =>
    `The beacon is the one the seal names. This network is none of those whose key is known here: compare with what ${beacon} published: ${value}.`,
  'beacon-unchecked': ({ beacon, value }: Words<'beacon' | 'value'>) =>
    `The beacon is the one the seal names. Its signature was not checked here: compare with what ${beacon} published: ${value}.`,
  'beacon-time-unknown': () => 'When it was published is not known here.',
  'beacon-time': ({ seconds }: Numbers<'seconds'>) =>
    `By the clock of the house the list was closed ${seconds} seconds before it was published. A person who saw the commitment and the list by then knows that no party could choose the order; to others that time is a claim of the house.`,
};

const DEAL = {
  'burn-none': () => 'No card is burnt at this table, and none was.',
  'burn-unexpected': () => 'Cards were burnt, and the seal says none are.',
  'burn-missing': () => 'No card was burnt, and the seal says that some are.',
  'burn-not-reached': () => 'The shoe was put away before its burn.',
  'burn-other-card': ({ burnt, first }: Words<'burnt' | 'first'>) =>
    `The burnt card was ${burnt}, and the shoe begins with ${first}.`,
  'burn-holds': ({ card, cards }: OneCard & Numbers<'cards'>) =>
    `${card} was drawn face up and ${cards} burnt after it, as the custom of the house says.`,
  'burn-count': ({ card, cards, wanted }: OneCard & Numbers<'cards' | 'wanted'>) =>
    `${card} was drawn face up and ${cards} burnt after it; by the custom it is ${wanted}.`,
  'round-missing': ({ round, found }: Numbers<'round' | 'found'>) =>
    `Round ${round} is missing: round ${found} stands there.`,
  'rounds-none': ({ cards }: Numbers<'cards'>) => `No round was dealt, and ${cards} cards were left.`,
  'rounds-hold': ({ rounds }: Numbers<'rounds'>) =>
    `Every round, 1 to ${rounds}, is the next cards of the shoe by the drawing rules, with its result.`,
  'rounds-hold-cancelled': ({ rounds, cancelled }: Numbers<'rounds' | 'cancelled'>) =>
    `Every round, 1 to ${rounds} (${cancelled} cancelled), is the next cards of the shoe by the drawing rules, with its result.`,
  'cards-left': ({ cards }: Numbers<'cards'>) => `${cards} cards were left.`,
  'round-start': ({ round, card, next }: Numbers<'round' | 'card' | 'next'>) =>
    `Round ${round}: it begins at card ${card}, and the next of the shoe is card ${next}.`,
  'round-too-long': ({ round }: Numbers<'round'>) => `Round ${round}: it takes more cards than the shoe has.`,
  'round-extra-card': ({ round }: Numbers<'round'>) =>
    `Round ${round}: it takes a card that the drawing rules do not deal.`,
  'round-cancelled-result': ({ round }: Numbers<'round'>) =>
    `Round ${round}: it was cancelled, and has a result.`,
  'round-cancelled-cards': ({ round, player, banker }: Numbers<'round'> & Shown) =>
    `Round ${round}: its cards are not those of the shoe, player ${player}, banker ${banker}.`,
  'round-early-end': ({ round }: Numbers<'round'>) =>
    `Round ${round}: it is settled before the drawing rules are at their end.`,
  'round-cards': ({
    round,
    player,
    banker,
    rightPlayer,
    rightBanker,
  }: Numbers<'round'> & Shown & Words<'rightPlayer' | 'rightBanker'>) =>
    `Round ${round}: it shows player ${player}, banker ${banker}, and the shoe gives player ${rightPlayer}, banker ${rightBanker}.`,
  'round-result': ({ round, right, mark }: Numbers<'round'> & Words<'right' | 'mark'>) =>
    `Round ${round}: its result is ${right}, and the file says ${mark}.`,
  'cut-card-passed': ({ round, last }: Numbers<'round' | 'last'>) =>
    `Round ${round} was dealt, and by the cut card round ${last} was the last.`,
  'cut-card-none': () => 'The deck is for one coup, and no more were dealt.',
  'cut-card-holds': ({ card, round }: Numbers<'card' | 'round'>) =>
    `The cut card lies before card ${card}, and the shoe ended with the round it says, ${round}.`,
  'cut-card-not-reached': ({ card }: Numbers<'card'>) =>
    `The cut card lies before card ${card}. The house ended the shoe before the cut card came: ask for the reason if none was given.`,
};

const ROUND = {
  'no-burn-here': () => 'No card was burnt before this round.',
  'burn-not-here': () => 'A burnt card does not belong to this round.',
  'burn-first-card': () =>
    'The first card of the shoe, drawn face up before the burn, belongs to the first round.',
  'first-burn-holds': ({ card, cards }: OneCard & Numbers<'cards'>) =>
    `${card} was drawn face up, and ${cards} are burnt after it.`,
  'first-burn-count': ({ card, wanted, cards }: OneCard & Numbers<'wanted' | 'cards'>) =>
    `${card} was drawn face up: ${wanted} are burnt after it, and ${cards} were.`,
  'deal-order': () => 'The cards do not stand in the order they were dealt.',
  'deal-gap': ({ card }: Numbers<'card'>) => `Card ${card} of the shoe does not follow the one before it.`,
  'deal-too-many': ({ most }: Numbers<'most'>) => `A round has at most ${most} cards.`,
  'deal-face-down': ({ card }: Numbers<'card'>) => `Card ${card} was drawn while another lay face down.`,
  'deal-player-for-banker': ({ card }: Numbers<'card'>) =>
    `Card ${card} went to player, and the drawing rules say banker.`,
  'deal-banker-for-player': ({ card }: Numbers<'card'>) =>
    `Card ${card} went to banker, and the drawing rules say player.`,
  'deal-player-for-none': ({ card }: Numbers<'card'>) =>
    `Card ${card} went to player, and the drawing rules say none.`,
  'deal-banker-for-none': ({ card }: Numbers<'card'>) =>
    `Card ${card} went to banker, and the drawing rules say none.`,
  'deal-cancelled': ({ cards }: Numbers<'cards'>) =>
    `The round was cancelled; its ${cards} cards were dealt in the right order.`,
  'deal-early-end': () => 'The round is settled, and the drawing rules are not at their end.',
  'deal-holds': ({ mark }: Words<'mark'>) => `The cards were dealt by the drawing rules, and give ${mark}.`,
};

const UNASKED = {
  'unasked-noted': () =>
    'Whether the order was fixed before anyone bet shows with the commitment that you saw before the first bet.',
  'unasked-own-value': () =>
    'Whether the house could have chosen the order shows with a value that you brought in yourself.',
  'unasked-own-value-many': () =>
    'A round does not hold the values of many patrons: whether yours is among them shows with the opened shoe.',
  'unasked-list': () =>
    'Whether a value was dropped after all were revealed shows with the list that your client kept.',
  'unasked-beacon': () => 'The seal names no public beacon: there is none in this shoe.',
};

const ENGLISH = { ...SEAL, ...CUT, ...BEACON, ...DEAL, ...ROUND, ...UNASKED };

/** Stable names of what is found, for pages that have a text for each. */
export type FindingCode = keyof typeof ENGLISH;

/** The values of each code: texts and numbers by name; `undefined` for a code without. */
export type FindingValues = {
  readonly [C in FindingCode]: Parameters<(typeof ENGLISH)[C]> extends [infer Values] ? Values : undefined;
};

/** One sentence of a finding. */
export type FindingSentence = {
  readonly code: FindingCode;
  readonly values: FindingValues[FindingCode];
  /** The finding in English. */
  readonly says: string;
};

type Plain = { [C in FindingCode]: FindingValues[C] extends undefined ? C : never }[FindingCode];

const SENTENCES: { readonly [C in FindingCode]: (values: FindingValues[C]) => string } = ENGLISH;

const sentence = <C extends FindingCode>(code: C, values: FindingValues[C]): FindingSentence => ({
  code,
  values,
  says: SENTENCES[code](values),
});

/** A sentence without values. */
export const say = (code: Plain): FindingSentence => sentence(code, undefined);

/** A sentence with values. */
export const sayOf = <C extends Exclude<FindingCode, Plain>>(
  code: C,
  values: FindingValues[C],
): FindingSentence => sentence(code, values);
