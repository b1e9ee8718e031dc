// Parses a composition by counts, as people type it: `A=12,9=30,KS=1`. Cards that are not named are all in the shoe.
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { DECK, parseCard, RANKS, rankOf } from '@punto/engine/card';
import { type Composition, spreadEvenly } from '@punto/engine/odds/composition';
import { Misuse } from './failure.ts';
import { plural } from './figures.ts';

/** How many are left of a rank, spread over the suits as evenly as can be, or of one card. */
export type LeftCount = { readonly of: string; readonly count: number };

export const leftOption = () =>
  new Option('-l, --left <counts>', 'how many are left of some ranks or cards: "A=12,9=30,KS=1"').argParser(
    leftArgument,
  );

/** Parses the argument; throws with the fault. */
const leftArgument = (text: string): readonly LeftCount[] => {
  const counts = text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [, name = '', count = ''] = /^([^=]+)=(\d{1,3})$/.exec(word) ?? [];
      const of = name.toUpperCase().replace(/^10/, 'T');
      if (!RANKS.some((rank) => rank === of) && parseCard(of) === null)
        throw new InvalidArgumentError(
          `"${word}" is no count: write rank=count or card=count, such as A=12 or KS=1.`,
        );
      return { of, count: Number(count) };
    });
  const twice = counts.find(({ of }, i) => counts.findIndex((other) => other.of === of) < i);
  if (twice !== undefined) throw new InvalidArgumentError(`${twice.of} is counted twice.`);
  if (counts.length === 0) throw new InvalidArgumentError('Name some counts, such as A=12,9=30.');
  return counts;
};

/** The composition with these counts in it; a card goes before its rank. Throws a `Misuse` on more than the decks have. */
export const withCounts = (full: Composition, decks: number, counts: readonly LeftCount[]): Composition => {
  const left = [...full];
  const cardsOf = (of: string): readonly number[] =>
    [...DECK.keys()].filter((i) => DECK[i] === of || (DECK[i] !== undefined && rankOf(DECK[i]) === of));
  const byCard = new Map(counts.flatMap(({ of, count }) => (of.length === 2 ? [[of, count] as const] : [])));
  for (const { of, count } of counts) {
    const places = cardsOf(of).filter((i) => of.length === 2 || !byCard.has(DECK[i] ?? ''));
    const named =
      of.length === 2 ? 0 : cardsOf(of).reduce((sum, i) => sum + (byCard.get(DECK[i] ?? '') ?? 0), 0);
    const rest = count - named;
    if (rest < 0 || rest > places.length * decks)
      throw new Misuse(
        `--left: ${of}=${count} cannot be, with ${decks} of each card in ${plural(decks, 'deck')}${named > 0 ? ` and ${named} named by card` : ''}`,
      );
    const spread = spreadEvenly(rest, places.length);
    for (const [turn, i] of places.entries()) left[i] = spread[turn] ?? 0;
  }
  return left;
};
