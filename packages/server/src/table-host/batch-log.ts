// Logs a committed batch: one line for each round that has ended, and at debug level one for each ticket. Never a
// card, and of a patron only the id.
import type { OpenTable } from '@punto/table/index';
import type { Logger } from 'pino';
import type { BatchTally, RoundEnded } from '../meter/meter.ts';
import type { Item } from './batch.ts';

export const logBatch = (log: Logger, table: OpenTable, items: readonly Item[], tally: BatchTally): void => {
  for (const ended of tally.ended)
    log.info({ component: 'table-host', ...placeOf(table, ended) }, `round ${ended.end}`);
  if (!log.isLevelEnabled('debug')) return;
  const refused = new Map(tally.refused.map(({ patron, ticket, reason }) => [`${patron} ${ticket}`, reason]));
  for (const item of items) {
    if (item.kind !== 'ticket') continue;
    const { id, patron, shoe, round } = item.ticket;
    const reason = refused.get(`${patron} ${id}`);
    const traced = item.trace && { trace_id: item.trace.parent.traceId };
    const ids = { table: table.setup.table, shoe, round, ticket: id, patron, ...traced };
    if (reason === undefined) log.debug({ component: 'table-host', ...ids }, 'ticket answered');
    else log.debug({ component: 'table-host', ...ids, reason }, 'ticket refused');
  }
};

/** Events of duties name the round; otherwise it is the current one. */
const placeOf = ({ setup, shoe, round }: OpenTable, ended: RoundEnded) => ({
  table: setup.table,
  shoe: ended.shoe ?? shoe?.number ?? null,
  round: ended.round ?? round?.number ?? null,
});
