// A table of the fan-out benchmark: it handles the requests of one event loop turn together, replies and publishes the
// new totals, as the real owner does after a commit. Nothing is decided or stored, so that only input and output are
// measured.
import { addMinor, coins, ZERO } from '@punto/engine/minor';
import type { Broker, TableReply, TableRequest } from '@punto/server/broker/broker';
import { fakeView } from '@punto/server/test/support/fake-table';
import type { TableView, Ticket } from '@punto/table';
import { tableId, type Version, version } from '@punto/table/ids';

type Totals = TableView['totals'];

export type BenchTable = {
  /** Publishes one change. */
  readonly change: (changed: Partial<TableView>) => void;
};

export const createBenchTable = (broker: Broker, name: string): BenchTable => {
  const table = tableId(name);
  let view: TableView = fakeView(name);
  let at: Version = version(1);
  let waiting: { readonly ticket: Ticket; readonly reply: (reply: TableReply) => void }[] = [];

  const change = (changed: Partial<TableView>): void => {
    const from = at;
    at = version(at + 1);
    view = { ...view, ...changed };
    broker.publish(table, { type: 'update', from, version: at, changed });
  };

  const answerAll = (): void => {
    const taken = waiting;
    waiting = [];
    change({ totals: taken.flatMap(({ ticket }) => ticket.bets).reduce(withBet, view.totals) });
    for (const { ticket, reply } of taken) reply(accepted(ticket, at));
  };

  const answer = async (request: TableRequest): Promise<TableReply> => {
    if (request.type === 'look') return { type: 'look', from: null, version: at, view, own: null };
    if (request.type !== 'place-ticket') return { type: 'noted' };
    if (waiting.length === 0) setImmediate(answerAll);
    return new Promise((reply) => waiting.push({ ticket: request.ticket, reply }));
  };

  broker.own(table, answer);
  return { change };
};

const withBet = (totals: Totals, { option, stakeMinor }: Ticket['bets'][number]): Totals => {
  const spot = totals[option] ?? { stakeMinor: ZERO, patrons: 0 };
  return {
    ...totals,
    [option]: { stakeMinor: addMinor(spot.stakeMinor, stakeMinor), patrons: spot.patrons + 1 },
  };
};

const accepted = ({ shoe, round, mode, bets }: Ticket, at: Version): TableReply => ({
  type: 'ticket',
  answer: { accepted: true, version: at },
  own: {
    version: at,
    shoe,
    round,
    mode,
    bets: Object.fromEntries(bets.map(({ option, stakeMinor }) => [option, stakeMinor])),
    seat: null,
    squeezes: [],
    squeezed: null,
  },
  availableMinor: coins(9_980),
});
