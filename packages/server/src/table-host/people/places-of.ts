// Where each patron is in a people view, so that a page marks its own patron among names that others share and among guests.
// Each patron gets the own place alone. [V6]
import type { PatronId } from '@punto/table/ids';
import type { PatronPlace } from '../../broker/broker.ts';

type Named = { readonly patron: PatronId; readonly name: string };

/** `named` and `largest` as the view lists them. */
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
