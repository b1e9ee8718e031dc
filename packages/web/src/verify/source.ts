// The address of the page: the shoe or round to load, and the patron's knowledge of it. The latter is in the fragment, which
// is never sent to a server. [F2]
import { isHex32 } from '@punto/engine/fairness/hash';
import type { Hex32 } from '@punto/engine/fairness/record';
import { fieldOf } from '@punto/engine/object-keys';

export type Source = { readonly table: string; readonly shoe: number; readonly round?: number };

/** Values recorded before the file was revealed; empty if unknown. */
export type Known = { readonly commitment: string; readonly value: string; readonly list: string };

export const NOTHING_KNOWN: Known = { commitment: '', value: '', list: '' };

type Seen = { readonly [K in keyof Known]: Hex32 | null };

export const verifyAddress = ({ table, shoe, round }: Source, seen: Seen | null): string => {
  const query = new URLSearchParams({
    table,
    shoe: String(shoe),
    ...(round === undefined ? {} : { round: String(round) }),
  });
  const known = new URLSearchParams(
    Object.entries(seen ?? {}).flatMap(([name, value]) =>
      name in NOTHING_KNOWN && value ? [[name, value]] : [],
    ),
  );
  return `/verify?${query}${known.size > 0 ? `#${known}` : ''}`;
};

/** A round of the patron's play record, with the data that the page needs to fetch the rest of its file. */
export type OwnRecord = {
  readonly table: string;
  readonly shoe: number;
  readonly round: number;
  readonly bets: readonly { readonly betHash?: Hex32 }[];
};

/** The address of the page with a round of the patron's play record, which is in the fragment too. */
export const recordAddress = (record: OwnRecord): string =>
  `/verify#${new URLSearchParams({ record: JSON.stringify(record) })}`;

const isOwnRecord = (read: unknown): read is OwnRecord =>
  typeof fieldOf(read, 'table') === 'string' && Array.isArray(fieldOf(read, 'bets'));

/** `null` if the fragment has no such round. The check decides whether it is right. */
export const parseRecord = (hash: string): OwnRecord | null => {
  try {
    const read: unknown = JSON.parse(fieldsOf(hash).get('record') ?? 'null');
    return isOwnRecord(read) ? read : null;
  } catch {
    return null;
  }
};

/** `null` if the address names no valid shoe. */
export const parseSource = (search: string): Source | null => {
  const query = new URLSearchParams(search);
  const table = query.get('table') ?? '';
  const [shoe, round] = [query.get('shoe'), query.get('round')].map((text) =>
    /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null,
  );
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(table) || !shoe) return null;
  if (query.has('round') && !round) return null;
  return round ? { table, shoe, round } : { table, shoe };
};

export const parseKnown = (hash: string): Known => {
  const fields = fieldsOf(hash);
  const field = (name: keyof Known) => parseHex(fields.get(name) ?? '') ?? '';
  return { commitment: field('commitment'), value: field('value'), list: field('list') };
};

const fieldsOf = (hash: string): URLSearchParams => new URLSearchParams(hash.replace(/^#/, ''));

/** Accepts digits in groups or in upper case; `null` unless there are 64. */
export const parseHex = (text: string): Hex32 | null => {
  const digits = text.replace(/\s/g, '').toLowerCase();
  return isHex32(digits) ? digits : null;
};
