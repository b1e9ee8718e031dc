// The other node of the broker benchmark: it owns the tables, replies immediately, and publishes what it is ordered to.
// A separate process, so that its processor time can be measured separately.
import { coins } from '@punto/engine/minor';
import { createBrokerBetweenNodes } from '@punto/server/broker/between-nodes';
import type { TableNews } from '@punto/server/broker/broker';
import { createNatsWire } from '@punto/server/broker/nats/nats-wire';
import { fakeView } from '@punto/server/test/support/fake-table';
import { createSystemClock } from '@punto/server/time/system-clock';
import type { KeptRecord } from '@punto/table';
import { instant, patronId, tableId, version } from '@punto/table/ids';
import { createBenchTable } from './fan-out-table.ts';

export type Order =
  | { readonly order: 'use' }
  | { readonly order: 'tell'; readonly times: number }
  | { readonly order: 'settle'; readonly patrons: number };
/** Processor time of the process so far, and of the order alone, in microseconds. */
export type Done = { readonly usedUs: number; readonly orderUs: number; readonly bytes: number };

const TABLE = tableId('t0');

const onFault = (fault: unknown): void => {
  throw fault;
};

const usedUs = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

export const settlementOf = (patrons: number): TableNews => ({
  type: 'settled',
  settled: Array.from({ length: patrons }, (_, n) => ({ record: recordOf(n), availableMinor: coins(n) })),
});

const recordOf = (n: number): KeptRecord => ({
  ...{ patron: patronId(`patron-${n}`), table: TABLE, tableName: 'Table one', shoe: 12, round: 34 },
  ...{ at: 1_700_000_000_000, status: 'settled', mode: 'traditional' },
  ...{ player: ['AS', '9C', '4D'], banker: ['TD', '7H'], outcome: 'banker', playerScore: 4, bankerScore: 7 },
  bets: (['player', 'banker', 'tie'] as const).map((option) => ({
    ...{ option, schedule: option, stakeMinor: coins(5), verdict: 'lost', winningsMinor: coins(0) },
    ...{ commissionMinor: coins(0), returnedMinor: coins(0) },
  })),
  ...{ stakedMinor: coins(15), returnedMinor: coins(0) },
  ...{ balanceBeforeMinor: coins(10_000 + n), balanceAfterMinor: coins(9_985 + n) },
});

/** The update for a dealt card. */
const hands = { player: ['AS', '9C'], banker: ['TD'], playerScore: 0, bankerScore: 0 } as const;

const update = (n: number): TableNews => ({
  type: 'update',
  from: version(n),
  version: version(n + 1),
  changed: {
    phase: 'dealing',
    hands,
    deadline: instant(1_700_000_000_000),
    totals: fakeView('t0').totals,
  },
});

const serve = async (url: string): Promise<void> => {
  const clock = createSystemClock(instant(0));
  const wire = await createNatsWire({ url, name: 'owner', deployment: 'one', onFault });
  const broker = createBrokerBetweenNodes({ node: 'owner', wire, clock, onFault });
  createBenchTable(broker, 't0');

  const obey = (order: Order): Done => {
    const before = usedUs();
    let bytes = 0;
    if (order.order === 'tell') for (let n = 0; n < order.times; n += 1) broker.publish(TABLE, update(n));
    if (order.order === 'settle') {
      const news = settlementOf(order.patrons);
      bytes = JSON.stringify(news).length;
      const began = usedUs();
      broker.publish(TABLE, news);
      return { usedUs: usedUs(), orderUs: usedUs() - began, bytes };
    }
    return { usedUs: usedUs(), orderUs: usedUs() - before, bytes };
  };

  process.on('message', (order: Order) => process.send?.(obey(order)));
  process.on('disconnect', () => process.exit(0));
  process.send?.({ usedUs: usedUs(), orderUs: 0, bytes: 0 });
};

const [, , url] = process.argv;
if (url && process.send) await serve(url);
