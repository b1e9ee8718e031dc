// What this window recorded of a table's shoes while they were dealt: the commitment as first received, and the
// patron's part in the cut. Proofs that the server reveals later are compared with it. [F2]
import { hashOfListed } from '@punto/engine/fairness/cut-list';
import { isHex32 } from '@punto/engine/fairness/hash';
import type { Hex32 } from '@punto/engine/fairness/record';
import type { Expectation } from '@punto/engine/fairness/verification';
import { fieldOf } from '@punto/engine/object-keys';
import type { OwnCut } from '@punto/protocol/client/cuts';
import type { TableView } from '@punto/protocol/message';

export type ShoeSeen = {
  readonly shoe: number;
  readonly commitment: Hex32;
  /** The round in progress when the commitment was first received; 0: before the first betting. */
  readonly since: number;
  /** The patron's own value, if the shoe was cut with it. */
  readonly value: Hex32 | null;
  /**
   * Root of the list of patrons who cut, from before the values were revealed or the beacon was published; see
   * `listSeen`.
   */
  readonly list: Hex32 | null;
  /** Root of the list of values in which the own one was proved to be. */
  readonly values: Hex32 | null;
};

/** Number of shoes kept, enough for an evening at one table. */
const MOST = 40;

/** Newest first. If a different commitment is received for the same shoe, the first one is kept. */
export const recordShoe = (
  seen: readonly ShoeSeen[],
  { shoe, round, setup, cutting }: Pick<TableView, 'shoe' | 'round' | 'setup' | 'cutting'>,
  own: OwnCut | null,
): readonly ShoeSeen[] => {
  if (!shoe?.commitment) return seen;
  const { number, commitment, cut } = shoe;
  const known = seen.find((each) => each.shoe === number);
  const first = known ?? { shoe: number, commitment, since: round?.number ?? 0, ...NOTHING };
  const held = own?.commitment === first.commitment ? own : null;
  // At a solo table the value is sent with Deal, so it is used as soon as the deck is cut. [V5]
  const isIn = held?.standing === 'in' || (setup.solo && held?.standing === 'told' && cut !== null);
  const next = {
    ...first,
    value: isIn ? (held?.value ?? null) : first.value,
    // Every patron at the table receives it, whether or not they take part in the cut.
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

export const recordedShoe = (seen: readonly ShoeSeen[], shoe: number): ShoeSeen | null =>
  seen.find((each) => each.shoe === shoe) ?? null;

/** The table now shows another commitment for the same shoe. */
export const isExchanged = (
  seen: readonly ShoeSeen[],
  shoe: { readonly number: number; readonly commitment: Hex32 | null } | null,
): boolean => {
  const known = shoe && recordedShoe(seen, shoe.number);
  return known != null && known.commitment !== shoe?.commitment;
};

/** What a revealed round or shoe must agree with. */
export const expectationOf = (known: ShoeSeen | null): Expectation => ({
  commitment: known?.commitment,
  value: known?.value ?? undefined,
  list: known?.list ?? undefined,
  values: known?.values ?? undefined,
});

/** Stored data is not trusted: invalid entries are ignored. */
export const parseSeen = (stored: string | null): readonly ShoeSeen[] => {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found)
      ? found.filter(isShoeSeen).map((each) => ({ ...each, values: each.values ?? null }))
      : [];
  } catch {
    // Not JSON: another program wrote under this key.
    return [];
  }
};

const isShoeSeen = (each: unknown): each is ShoeSeen => {
  const field = (name: keyof ShoeSeen) => fieldOf(each, name);
  const [value, list, values] = [field('value'), field('list'), field('values')];
  return (
    Number.isSafeInteger(field('shoe')) &&
    Number.isSafeInteger(field('since')) &&
    isHex32(field('commitment')) &&
    (value === null || isHex32(value)) &&
    (list === null || isHex32(list)) &&
    // Entries of earlier releases do not have this field.
    (values === undefined || values === null || isHex32(values))
  );
};
