// The tags of a card count: what a counter adds to the running count for each card that is seen. Ranks of one value have one
// tag, so there are ten. For study of how far a bet can be counted; a live table shows none of it. [F5]
import { type Card, cardValue, DECK } from '../card.ts';
import { CARDS_IN_DECK } from '../shoe.ts';

/** The groups of ranks that have a tag, in the order of the tags: `T` is ten and courts. [R2] */
export const TAGGED = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'] as const;
export type TaggedRank = (typeof TAGGED)[number];

/** Ten whole numbers in the order of `TAGGED`: ace, two to nine, ten and courts. */
export type CountTags = readonly number[];

/** Tags in text, or what to change about it. */
export type ParsedCountTags =
  | { readonly ok: true; readonly tags: CountTags }
  | { readonly ok: false; readonly says: string };

/** No count in print has a larger tag. */
export const LARGEST_TAG = 99;

/** Reads `0 0 0 -1 -1 -1 -1 2 2 0`, or the same with commas; a `+` or a true minus sign may stand before a number. */
export const parseCountTags = (text: string): ParsedCountTags => {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const wrong = words.find((word) => !/^[+\-−]?\d{1,2}$/.test(word));
  if (wrong !== undefined)
    return fault(`"${wrong}" is no tag: write whole numbers from -${LARGEST_TAG} to ${LARGEST_TAG}`);
  if (words.length !== TAGGED.length)
    return fault(`there are ${words.length} tags: write ten, for ${TAGGED.join(' ')}, T with the courts`);
  const tags = words.map((word) => Number(word.replace('−', '-')));
  if (tags.every((tag) => tag === 0)) return fault('all tags are 0, which counts nothing: change some');
  // A zero that was written -0 is the same tag.
  return { ok: true, tags: tags.map((tag) => tag + 0) };
};

const fault = (says: string): ParsedCountTags => ({ ok: false, says });

/** The place of a card's tag, 0 to 9. */
export const tagPlace = (card: Card): number => (cardValue(card) + 9) % 10;

/** The tag of each card of `DECK`, in its order. */
export const tagsOfDeck = (tags: CountTags): readonly number[] =>
  DECK.map((card) => tags[tagPlace(card)] ?? 0);

/** The sum over one deck; tags with the sum 0 are balanced, and the running count of a whole shoe ends at 0. */
export const sumOfDeck = (tags: CountTags): number => tagsOfDeck(tags).reduce((sum, tag) => sum + tag, 0);

/** The sum of the tags of the cards that were seen. */
export const runningCount = (tags: CountTags, seen: readonly Card[]): number =>
  seen.reduce((sum, card) => sum + (tags[tagPlace(card)] ?? 0), 0);

/**
 * The running count for each deck of cards not yet seen, those burnt unseen and behind the cut card too. Not rounded.
 * Throws a `RangeError` when no card is unseen.
 */
export const trueCount = (running: number, unseen: number): number => {
  if (unseen <= 0) throw new RangeError('no card is unseen: there is no true count');
  return (running * CARDS_IN_DECK) / unseen;
};
