// The rounds read back: in lists, and one by one with everything they left. A list is read along an index that has its
// order, and stops when the page is full; one of some days, or of what one patron played alone, is found by these and
// put in order then. [T6] [T8]
import type { TableEvent } from '@punto/table/event';
import { isPrivate, type Version, version } from '@punto/table/ids';
import { pageLater } from '../../page.ts';
import type { RoundStore } from '../../round-store.ts';
import { isFaceUp, type RoundRow, summaryOf, withoutFace } from '../../shared/rounds.ts';
import { type Asked, row, rows } from '../rows.ts';
import type { Records } from './records.ts';
import { createRoundMovements } from './round-movements.ts';

type Filter = Omit<Parameters<RoundStore['page']>[0], 'limit' | 'before'>;

export const openRounds = (pool: Asked, records: Records): RoundStore => {
  const movements = createRoundMovements(pool);

  const eventsOf = async ({ table_id, first, last, corrections, status }: RoundRow) =>
    (
      await rows<{ version: number; body: string }>(
        pool,
        `SELECT version, body FROM events WHERE table_id = $1 AND version BETWEEN $2 AND $3
          UNION ALL
         SELECT version, body FROM events WHERE table_id = $1 AND version = ANY ($4::bigint[])
          ORDER BY version`,
        [table_id, first, last ?? Number.MAX_SAFE_INTEGER, JSON.parse(corrections)],
      )
    )
      .map(({ version: at, body }): { version: Version; event: TableEvent } => ({
        version: version(at),
        event: JSON.parse(body),
      }))
      .filter(({ event }) => isFaceUp({ status }, event))
      .map((each) => ({ ...each, event: withoutFace(each.event) }));

  return {
    page: async ({ limit, before, ...filter }) =>
      pageLater(
        { limit, before },
        (below, most) => {
          const { where, values, order } = conditions(filter);
          return rows<RoundRow>(
            pool,
            `SELECT number AS line, * FROM rounds WHERE number < $1 ${where}
              ORDER BY ${order} DESC LIMIT $2`,
            [below, most, ...values],
          );
        },
        (found) => summaryOf(found),
      ),
    find: async (table, shoe, round) => {
      const found = await row<RoundRow>(
        pool,
        'SELECT number AS line, * FROM rounds WHERE table_id = $1 AND shoe = $2 AND round = $3',
        [table, shoe, round],
      );
      if (!found) return null;
      return {
        ...summaryOf(found),
        records: await records.ofRound(table, shoe, round),
        movements: await movements(table, shoe, round),
        events: await eventsOf(found),
      };
    },
  };
};

/** Only what was asked for: what is not in the statement cannot lead it away from the right index. */
const conditions = ({ table, shoe, statuses, from, to }: Filter) => {
  const asked: readonly (readonly [condition: string, value: unknown])[] = [
    ...(table === undefined ? [] : [[isPrivate(table) ? 'table_id =' : `${ROOM} =`, table] as const]),
    ...(shoe === undefined ? [] : [['shoe =', shoe] as const]),
    ...(statuses === undefined ? [] : [['status = ANY', statuses] as const]),
    ...(from === undefined ? [] : [['opened_at >=', from] as const]),
    ...(to === undefined ? [] : [['opened_at <', to] as const]),
  ];
  const isFew = from !== undefined || to !== undefined || (table !== undefined && isPrivate(table));
  const isOutOfOrder = statuses !== undefined && !statuses.includes('settled');
  return {
    where: [
      ...asked.map(([condition], index) => `AND ${condition} ($${index + 3})`),
      ...(isOutOfOrder ? ["AND status <> 'settled'"] : []),
    ].join(' '),
    values: asked.map(([, value]) => value),
    order: isFew ? BY_NO_INDEX : 'number',
  };
};

/** Else all rounds since would be gone through, newest first, in hope of some of these among them. */
const BY_NO_INDEX = 'number + 0';

/** A private table is its room's, and a room's own table goes by the same name. */
const ROOM = "split_part(table_id, '.', 1)";
