// The capacity of one, two and three nodes: the load of `punto load` over HAProxy, with PostgreSQL and NATS, all on
// this machine's processors, and the cost of a ticket for each of them. `npm run bench -- nodes --rates 250,500`.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { loadDocument } from '@punto/cli/load/load-report';
import { type Plan, roomOf } from '@punto/cli/load/plan';
import { runLoad } from '@punto/cli/load/run';
import { oneMachine } from '../packages/server/test/nodes/network.ts';
import {
  missingServer,
  type NodeDeployment,
  startNodeDeployment,
} from '../packages/server/test/nodes/node-deployment.ts';
import { processorMs } from '../packages/server/test/nodes/processor-time.ts';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '1,2,3' },
    /** Tickets per second. */
    rates: { type: 'string', default: '250,500,1000,2000' },
    tables: { type: 'string', default: '12' },
    rounds: { type: 'string', default: '8' },
  },
});
const list = (text: string): readonly number[] => text.split(',').map(Number);

/** Tickets of each patron in a round, and the resulting duration of a round. */
const TICKETS = 4;
const ROUND_SECONDS = 3;
const WARM_ROUNDS = 4;

const planOf = (rate: number, rounds: number): Plan => ({
  patrons: Math.round((rate * ROUND_SECONDS) / TICKETS),
  watchers: 0,
  tables: Number(values.tables),
  rounds,
  warmUp: 0,
  tickets: TICKETS,
  bets: 3,
  ownBets: 0,
  limits: 0,
  burst: 'even',
  rate,
  pace: 'fast',
  idleSeconds: 0,
  seed: 1,
});

const usage = ({ nodes, postgres, nats, balancer }: NodeDeployment) => ({
  nodes: processorMs(nodes.map((node) => node.pid())),
  PostgreSQL: processorMs([postgres.pid()]),
  NATS: processorMs([nats.pid()]),
  HAProxy: processorMs([balancer.pid]),
  crowd: process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
});
type Usage = ReturnType<typeof usage>;

const play = async (deployment: NodeDeployment, plan: Plan) => {
  let [before, after]: (Usage | null)[] = [null, null];
  const part = (what: string) => {
    if (what === 'rounds') before = usage(deployment);
    if (what === 'balances') after = usage(deployment);
    return () => undefined;
  };
  const nowhere = {
    serverCpu: undefined,
    loadCpu: undefined,
    data: undefined,
    keep: false,
    profile: undefined,
  };
  const options = { plan, url: new URL(deployment.origin), ...nowhere };
  const played = await runLoad(options, { part, end: () => undefined }, new AbortController().signal);
  return { figures: loadDocument(played), before, after };
};

const measure = async (nodes: number): Promise<void> => {
  const rates = list(values.rates);
  const deployment = await startNodeDeployment({
    nodes,
    network: oneMachine,
    room: roomOf(planOf(rates[0] ?? 0, 1)),
  });
  try {
    await play(deployment, planOf(rates[0] ?? 0, WARM_ROUNDS));
    for (const rate of rates) {
      const { figures, before, after } = await play(deployment, planOf(rate, Number(values.rounds)));
      const { accepted, answer, acceptedPerSecondOverAll, refused, sound, cuts } = figures;
      const perTicket = (of: keyof Usage): string =>
        `${of} ${Math.round((((after?.[of] ?? 0) - (before?.[of] ?? 0)) * 1000) / accepted)}`;
      const costs = (['nodes', 'PostgreSQL', 'NATS', 'HAProxy', 'crowd'] as const).map(perTicket).join(', ');
      console.log(
        `${nodes} nodes, ${rate} asked: ${Math.round(acceptedPerSecondOverAll ?? 0)} tickets/s, p50 ${answer?.p50Ms.toFixed(1)} ms, p99 ${answer?.p99Ms.toFixed(1)} ms, refused ${JSON.stringify(refused)}, ${cuts} cuts, ${sound ? 'sound' : 'NOT SOUND'}; us of processor a ticket: ${costs}; load average ${loadavg()[0]?.toFixed(2)}`,
      );
    }
  } finally {
    await deployment.close();
  }
};

const lacking = missingServer();
if (lacking !== null) throw new Error(`${lacking} is not installed`);
for (const nodes of list(values.nodes)) await measure(nodes);
