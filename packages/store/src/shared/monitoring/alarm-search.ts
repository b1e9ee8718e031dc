// A page of alarms as SQL for both databases, newest first by number; every filter has an index.
import { HOUSE_BRAND } from '@punto/ledger/patron-key';
import { patronId, tableId } from '@punto/table/ids';
import type { AlarmQuery, KeptAlarm } from '../../monitor-store.ts';

export type AlarmRow = {
  readonly number: number;
  readonly kind: string;
  readonly at: number;
  readonly patron: string;
  readonly other: string | null;
  readonly table_id: string | null;
  readonly finding: string;
  readonly noted: string | null;
};

export const ALARM_COLUMNS = 'number, kind, at, patron, other, table_id, finding, noted';

type Value = string | number;

/** `place` names the n-th value in the store's own way. The statement reads rows below a number, and at most so many. */
export const alarmSearch = (
  { kind, open, patron, brand, from, until }: Omit<AlarmQuery, 'limit' | 'before'>,
  { below, most }: { readonly below: number; readonly most: number },
  place: (n: number) => string,
): { readonly sql: string; readonly values: readonly Value[] } => {
  const values: Value[] = [];
  const put = (value: Value): string => place(values.push(value));
  const wanted = [
    `number < ${put(below)}`,
    ...(kind === undefined ? [] : [`kind = ${put(kind)}`]),
    ...(open === undefined ? [] : [`noted IS ${open ? '' : 'NOT '}NULL`]),
    ...(from === undefined ? [] : [`at >= ${put(from)}`]),
    ...(until === undefined ? [] : [`at < ${put(until)}`]),
    ...(patron === undefined
      ? []
      : [
          `number IN (SELECT number FROM monitor_alarms WHERE patron = ${put(patron)}
                       UNION ALL SELECT number FROM monitor_alarms WHERE other = ${put(patron)})`,
        ]),
    ...(brand === undefined ? [] : [ofBrand(brand, put)]),
  ];
  const sql = `SELECT number AS line, ${ALARM_COLUMNS} FROM monitor_alarms
                WHERE ${wanted.join(' AND ')} ORDER BY number DESC LIMIT ${put(most)}`;
  return { sql, values };
};

/** Ids of a brand's patrons begin with the brand and a full stop, those of the house's own have none; `/` follows the full stop. */
const ofBrand = (brand: string, put: (value: Value) => string): string => {
  if (brand === HOUSE_BRAND) return `(patron NOT LIKE '%.%' OR other NOT LIKE '%.%')`;
  const numbers = (column: string) =>
    `SELECT number FROM monitor_alarms WHERE ${column} >= ${put(`${brand}.`)} AND ${column} < ${put(`${brand}/`)}`;
  return `number IN (${numbers('patron')} UNION ALL ${numbers('other')})`;
};

export const alarmOf = (row: AlarmRow): KeptAlarm => ({
  number: row.number,
  kind: row.kind,
  at: row.at,
  patron: patronId(row.patron),
  other: row.other === null ? null : patronId(row.other),
  table: row.table_id === null ? null : tableId(row.table_id),
  finding: JSON.parse(row.finding),
  noted: row.noted === null ? null : JSON.parse(row.noted),
});
