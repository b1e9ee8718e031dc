// Reads the filters of a list of rounds from a query; each invalid value is a fault at its field. A patron is given by
// name, by id, or by the beginning of either. [T6] [T8]
import type { FieldFault } from '@punto/protocol/floor/field-fault';
import type { RoundsQuery } from '@punto/protocol/floor/round-api';
import type { RoundFilter } from '@punto/store/round-store';
import type { Store } from '@punto/store/store';
import { faultyFields } from '../../http/problem.ts';
import { type Filter, fieldFault, patronFilter } from '../search/patron-filter.ts';

type Asked = Omit<RoundsQuery, 'format' | 'limit' | 'before'>;

/** Throws a `Problem` that names every invalid field. */
export const roundFilter = async (
  { patrons }: Pick<Store, 'patrons'>,
  { table, shoe, status, dealer, staked, brand, ...asked }: Asked,
): Promise<RoundFilter> => {
  const from = timeOf(asked.from);
  const to = timeOf(asked.to);
  const patron = await patronFilter(patrons, asked.patron);
  const faults: FieldFault[] = Object.entries({ from, to, patron }).flatMap(([field, { fault }]) =>
    fault ? [{ field, ...fault }] : [],
  );
  if (from.value !== undefined && to.value !== undefined && to.value <= from.value)
    faults.push({ field: 'to', says: 'Give a later time than From.', why: { code: 'from-after-to' } });
  // For all tables it would mean reading every round.
  if (shoe !== undefined && table === undefined)
    faults.push({
      field: 'shoe',
      says: 'Choose a table too: each table numbers its own shoes.',
      why: { code: 'shoe-without-table' },
    });
  if (faults.length > 0) throw faultyFields(faults);
  return {
    ...(table !== undefined && { table }),
    ...(shoe !== undefined && { shoe }),
    ...(status !== undefined && { statuses: [status] }),
    ...(dealer !== undefined && { dealer }),
    ...(staked !== undefined && { staked: true }),
    ...(brand !== undefined && { brand }),
    ...(from.value !== undefined && { from: from.value }),
    ...(to.value !== undefined && { to: to.value }),
    ...(patron.value !== undefined && { patron: patron.value }),
  };
};

/** Seconds are optional, the zone is required: without it the time would depend on the server. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

const timeOf = (text: string | undefined): Filter<number> => {
  if (text === undefined) return {};
  const value = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(value) || !isDay(text.slice(0, 10)))
    return fieldFault('not-a-time', 'Give a date and a time, such as 2026-11-22T18:00Z.');
  return { value };
};

/** `Date` would silently turn February 31 into another day. */
const isDay = (day: string): boolean => new Date(`${day}T00:00Z`).toISOString().slice(0, 10) === day;
