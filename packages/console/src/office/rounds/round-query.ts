// The filters of the list of rounds: as the address of the page keeps them, and as the server takes them. Times in the
// address are UTC, so that a link means the same rounds in every time zone; a field shows them in local time.
import { queryOf } from '@punto/protocol/client/http';

export const ROUND_FILTERS = ['table', 'shoe', 'status', 'from', 'to', 'dealer', 'patron', 'staked'] as const;
export type RoundQuery = { readonly [name in (typeof ROUND_FILTERS)[number]]?: string };

/** In the address, where an empty value and no value look the same. */
export const MACHINE = 'machine';

/** The query of a request, with `more` behind the filters. */
export const roundRequest = (
  { shoe, dealer, ...query }: RoundQuery,
  more: Readonly<Record<string, string | number>>,
): string => {
  const text = queryOf({
    ...{ table: query.table, status: query.status, from: query.from, to: query.to },
    ...{ patron: query.patron, staked: query.staked === 'yes' ? 'yes' : undefined },
    shoe: /^[1-9]\d{0,8}$/.test(shoe ?? '') ? shoe : undefined,
    dealer: dealer === MACHINE ? undefined : dealer,
    ...more,
  });
  return dealer === MACHINE ? `${text}&dealer=` : text;
};

export const isFiltered = (query: RoundQuery): boolean => ROUND_FILTERS.some((name) => query[name]);

/** What a field of date and time shows: local, to the minute; empty for what is no time. */
export const localTime = (utc: string | undefined): string => {
  const at = new Date(utc ?? '');
  if (Number.isNaN(at.getTime())) return '';
  const two = (n: number) => String(n).padStart(2, '0');
  const year = String(at.getFullYear()).padStart(4, '0');
  return `${year}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** What the address keeps of it: UTC, to the minute. */
export const utcTime = (local: string): string => {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? '' : `${at.toISOString().slice(0, 16)}Z`;
};
