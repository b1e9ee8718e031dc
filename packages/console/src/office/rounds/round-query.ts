// The filters of the list of rounds, in the address of the page and in requests. Times in the address are UTC, so that
// a link means the same rounds in every time zone; a field shows them in local time.
import { queryOf } from '@punto/protocol/client/http';

export const ROUND_FILTERS = [
  'table',
  'shoe',
  'status',
  'from',
  'to',
  'dealer',
  'patron',
  'staked',
  'brand',
] as const;
export type RoundQuery = { readonly [name in (typeof ROUND_FILTERS)[number]]?: string };

/** Value in the address for rounds dealt by the machine, since an empty value there means no filter. */
export const MACHINE = 'machine';

/** The query of a request; `more` is appended to the filters. */
export const roundRequest = (
  { shoe, dealer, ...query }: RoundQuery,
  more: Readonly<Record<string, string | number>>,
): string => {
  const text = queryOf({
    ...{ table: query.table, status: query.status, from: query.from, to: query.to },
    ...{ patron: query.patron, brand: query.brand, staked: query.staked === 'yes' ? 'yes' : undefined },
    shoe: /^[1-9]\d{0,8}$/.test(shoe ?? '') ? shoe : undefined,
    dealer: dealer === MACHINE ? undefined : dealer,
    ...more,
  });
  return dealer === MACHINE ? `${text}&dealer=` : text;
};

export const isFiltered = (query: RoundQuery): boolean => ROUND_FILTERS.some((name) => query[name]);

/** Value of a date-time field: local time, to the minute; empty if `utc` is not a time. */
export const localTime = (utc: string | undefined): string => {
  const at = new Date(utc ?? '');
  if (Number.isNaN(at.getTime())) return '';
  const two = (n: number) => String(n).padStart(2, '0');
  const year = String(at.getFullYear()).padStart(4, '0');
  return `${year}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** Value in the address: UTC, to the minute. */
export const utcTime = (local: string): string => {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? '' : `${at.toISOString().slice(0, 16)}Z`;
};
