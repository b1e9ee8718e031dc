// What this window saw of a table's shoes while they were dealt: the seal as it was first told, and what the patron
// brought into the cut. Whatever the house opens later is held against it. [F2]
import { hashOfListed } from '@punto/engine/fairness/cut-list';
import { isHex32 } from '@punto/engine/fairness/hash';
import type { Hex32 } from '@punto/engine/fairness/record';
import type { Expectation } from '@punto/engine/fairness/verification';
import type { OwnCut } from '@punto/protocol/client/cuts';
import type { TableView } from '@punto/protocol/message';

export type ShoeSeen = {
  readonly shoe: number;
  readonly commitment: Hex32;
  /** The round in progress when it was first told; 0: nobody could have bet yet. */
  readonly since: number;
  /** The patron's own part, where the shoe was cut by it. */
  readonly value: Hex32 | null;
  /** Of those who cut, from before the values were told or the beacon was published; see `listSeen`. */
  readonly list: Hex32 | null;
  /** The root of the values that the own one was shown to be among. */
  readonly values: Hex32 | null;
};

/** Enough for an evening at one table. */
const MOST = 40;

/** Newest first. A commitment that is told a second time differently does not replace the first. */
export const witness = (
  seen: readonly ShoeSeen[],
  { shoe, round, setup, cutting }: Pick<TableView, 'shoe' | 'round' | 'setup' | 'cutting'>,
  own: OwnCut | null,
): readonly ShoeSeen[] => {
  if (!shoe?.commitment) return seen;
  const { number, commitment, cut } = shoe;
  const known = seen.find((each) => each.shoe === number);
  const first = known ?? { shoe: number, commitment, since: round?.number ?? 0, ...NOTHING };
  const held = own?.commitment === first.commitment ? own : null;
  // Alone the value goes with the Deal: it is in the deck as soon as that is cut. [V5]
  const isIn = held?.standing === 'in' || (setup.solo && held?.standing === 'told' && cut !== null);
  const next = {
    ...first,
    value: isIn ? (held?.value ?? null) : first.value,
    // Whoever is at the table sees it, with or without a value of their own in it.
    list: held?.list ?? (cutting ? listIn(commitment, cutting) : null) ?? first.list,
    values: held?.values ?? first.values,
  };
  const isSame = (name: keyof ShoeSeen): boolean => known?.[name] === next[name];
  if (known && isSame('value') && isSame('list') && isSame('values')) return seen;
  return [next, ...seen.filter((each) => each !== known)].slice(0, MOST);
};

const NOTHING = { value: null, list: null, values: null } as const;

const listIn = (commitment: Hex32, { root, committed }: NonNullable<TableView['cutting']>): Hex32 | null =>
  root && hashOfListed(commitment, { count: committed, root });

export const seenOf = (seen: readonly ShoeSeen[], shoe: number): ShoeSeen | null =>
  seen.find((each) => each.shoe === shoe) ?? null;

/** The table now tells another commitment of the same shoe. */
export const isExchanged = (
  seen: readonly ShoeSeen[],
  shoe: { readonly number: number; readonly commitment: Hex32 | null } | null,
): boolean => {
  const known = shoe && seenOf(seen, shoe.number);
  return known != null && known.commitment !== shoe?.commitment;
};

/** What an opened round or shoe must agree with. */
export const expectationOf = (known: ShoeSeen | null): Expectation => ({
  commitment: known?.commitment,
  value: known?.value ?? undefined,
  list: known?.list ?? undefined,
  values: known?.values ?? undefined,
});

/** Stored text is not trusted: what does not fit is left out. */
export const readSeen = (stored: string | null): readonly ShoeSeen[] => {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found)
      ? found.filter(isShoeSeen).map((each) => ({ ...each, values: each.values ?? null }))
      : [];
  } catch {
    // Somebody else's text under our name.
    return [];
  }
};

const isShoeSeen = (each: unknown): each is ShoeSeen => {
  const { shoe, commitment, since, value, list, values } = (each ?? {}) as Partial<ShoeSeen>;
  return (
    Number.isSafeInteger(shoe) &&
    Number.isSafeInteger(since) &&
    isHex32(commitment) &&
    (value === null || isHex32(value)) &&
    (list === null || isHex32(list)) &&
    // What an earlier release stored has none.
    (values === undefined || values === null || isHex32(values))
  );
};
