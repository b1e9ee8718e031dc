// `npm run kill -- --wallet slow --turns 12 --seconds 24`: patrons of two operators send tickets at an even rate at one table. In turns one
// operator answers debits at once, and after 4.9 seconds; the times of the tickets of the other are compared. Fails unless the 95 %
// interval of the ratio of their p99 ends at `MOST_RATIO` or below.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { coins } from '@punto/engine/minor';
import type { RealPatron } from '../patron.ts';
import { wholeOptions } from '../support/whole-options.ts';
import { launchPatron } from './launched-patron.ts';
import { startOneServer } from './one-server.ts';
import { createOperatorProcess } from './operator-process.ts';
import { quantile } from './paces.ts';
import { type Pair, type QuantileRatio, quantileRatio } from './quantile-ratio.ts';
import { writeBrands } from './wallet-brands.ts';

/** Most slow debits are confirmed before the closing. */
const PACE = {
  ...{ shufflingMs: 100, bettingMs: 20_000, closedMs: 100, cardMs: 50, thirdCardMs: 50, resultMs: 100 },
};
/** Between two tickets of a patron. Debits of the slow operator that are under way stay below the connections to it. */
const EVERY_MS = { slow: 1_500, other: 400 } as const;
/** Until the tickets of the turn before have their answers. */
const BETWEEN_MS = 7_000;
const TABLE = 'slow';
const MOST_RATIO = 1.1;
/** Ten tickets are above the hundredth then. */
const LEAST_TICKETS = 1_000;
/** Pairs of turns; an interval from fewer says little. */
const LEAST_TURNS = 6;
/** The slow operator was slow. */
const LEAST_SLOW_MS = 4_000;

const options = wholeOptions({ turns: 12, seconds: 24, patrons: 30 });
if (options.turns < LEAST_TURNS) throw new Error(`At least ${LEAST_TURNS} turns are needed.`);
const folder = mkdtempSync(join(tmpdir(), 'punto-wallet-'));
const slow = await createOperatorProcess({ brand: 'acme', folder });
const other = await createOperatorProcess({ brand: 'lido', folder });
for (const operator of [slow, other]) await operator.start();
const brands = writeBrands(folder, [slow, other], { timeoutMs: 10_000 });
const server = await startOneServer({ folder, brands, tables: [TABLE], pace: PACE });

type Brand = 'slow' | 'other';
/** Milliseconds to the acceptance of each ticket of this turn. */
const times: Record<Brand, number[]> = { slow: [], other: [] };
let isOver = false;

const bet = async ({ client }: RealPatron, brand: Brand): Promise<void> => {
  const view = client.table(TABLE)?.view;
  if (view?.phase !== 'betting' || !view.shoe || !view.round) return;
  const into = times[brand];
  const sent = performance.now();
  const { outcome } = await client.placeTicket(TABLE, {
    ...{ shoe: view.shoe.number, round: view.round.number, mode: 'traditional' },
    bets: [{ option: 'player', stakeMinor: coins(5) }],
  });
  if (outcome === 'accepted') into.push(performance.now() - sent);
};

const play = async (patron: RealPatron, brand: Brand, nth: number): Promise<void> => {
  patron.client.watchTable(TABLE);
  await setTimeout((nth * EVERY_MS[brand]) / options.patrons);
  while (!isOver) {
    void bet(patron, brand);
    await setTimeout(EVERY_MS[brand]);
  }
};

/** Returns the times of the tickets of the other. */
const turn = async (isSlow: boolean): Promise<number[]> => {
  await slow.setFaults(isSlow ? [{ fault: 'slow-4900', call: 'debit', share: 1 }] : []);
  await setTimeout(BETWEEN_MS);
  times.slow = [];
  times.other = [];
  await setTimeout(options.seconds * 1_000);
  const [p50, p99] = [quantile(times.other, 0.5), quantile(times.other, 0.99)];
  const slowMs = quantile(times.slow, 0.5);
  console.log(
    `${isSlow ? 'slow' : 'at once'}: ${times.other.length} tickets of the other, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms; ` +
      `${times.slow.length} of the first, p50 ${slowMs.toFixed(0)} ms; load ${loadavg()[0]?.toFixed(1)}`,
  );
  if (times.other.length < LEAST_TICKETS || times.slow.length === 0)
    throw new Error(
      `too little was done: ${times.other.length} tickets, at least ${LEAST_TICKETS} are needed`,
    );
  if (isSlow && slowMs < LEAST_SLOW_MS) throw new Error(`the slow operator answered after ${slowMs} ms`);
  return times.other;
};

const patrons: RealPatron[] = [];
try {
  for (let nth = 0; nth < 2 * options.patrons; nth += 1)
    patrons.push(await launchPatron(nth % 2 === 0 ? slow : other, server.origin(), nth));
  const playing = patrons.map((patron, nth) =>
    play(patron, nth % 2 === 0 ? 'slow' : 'other', Math.floor(nth / 2)),
  );
  const pairs: Pair[] = [];
  for (let n = 0; n < options.turns; n += 1) {
    // Either comes first in half of the turns.
    const first = await turn(n % 2 === 1);
    const second = await turn(n % 2 === 0);
    pairs.push(n % 2 === 0 ? { base: first, changed: second } : { base: second, changed: first });
  }
  isOver = true;
  await Promise.all(playing);
  const [p50, p99] = [quantileRatio(pairs, 0.5), quantileRatio(pairs, 0.99)];
  const words = ({ ratio, low, high }: QuantileRatio): string =>
    `${ratio.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
  console.log(
    `with the slow operator to without it, ${options.turns} pairs of turns, all tickets of the other, 95 % intervals: p50 ${words(p50)}, p99 ${words(p99)}`,
  );
  if (!(p99.high <= MOST_RATIO)) {
    console.error(
      `Not shown: the interval of the p99 must end at ${MOST_RATIO} or below. More turns or a quieter machine make it shorter.`,
    );
    process.exitCode = 1;
  }
} finally {
  isOver = true;
  for (const { client } of patrons) client.close();
  await server.close();
  await Promise.all([slow.kill(), other.kill()]);
  rmSync(folder, { recursive: true, force: true });
}
