// The place of each patron in a people view, so that a page marks its own patron among equal names and guests. Each patron gets
// only the patron's own place. [V6]
import type { PatronId } from '@punto/table/ids';
import type { PatronPlace } from '../../broker/people-news.ts';

type Named = { readonly patron: PatronId; readonly name: string };

/** `named` and `largest` in the order of the view. */
export const placesOf = (
  named: readonly Named[],
  largest: readonly { readonly patron: PatronId }[],
): readonly PatronPlace[] => {
  const names = new Map(named.map(({ patron, name }) => [patron, name]));
  const staked = Map.groupBy(largest.keys(), (index) => largest[index]?.patron);
  const patrons = new Set([...names.keys(), ...largest.map(({ patron }) => patron)]);
  return [...patrons].map((patron) => ({
    patron,
    place: { name: names.get(patron) ?? null, largest: staked.get(patron) ?? [] },
  }));
};
