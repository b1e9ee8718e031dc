// Web worker that deals shoes to card counters in portions, and reports progress. It is started once and stays, since it could
// not be loaded again without a connection. A new order, or `null`, cancels the current one.
import { simulateCounters } from '@punto/engine/simulate/simulate-counters';
import { shoeRules } from '../depth.ts';
import type { CountersOrder, CountersProgress } from './counters-order.ts';

let current = 0;

addEventListener('message', ({ data }: MessageEvent<CountersOrder | null>) => {
  current += 1;
  if (data !== null) void run(data, current);
});

/** Takes about a quarter of a second, so that the page can stop it. */
const LONGEST_MS = 250;

const run = async ({ bet, decks, cut, seed, shoes, tags, until, from }: CountersOrder, turn: number) => {
  const counters = from.map((count) => ({ tags, count: 'true' as const, from: count, until }));
  const { deal, tallies, unit } = simulateCounters({ rules: shoeRules(decks, cut), seed, bet, counters });
  let dealt = 0;
  let some = 100;
  while (dealt < shoes) {
    const more = Math.min(some, shoes - dealt);
    const begun = performance.now();
    deal(dealt, more);
    dealt += more;
    some = performance.now() - begun < LONGEST_MS / 2 ? some * 2 : some;
    const told: CountersProgress = { dealt, tallies: tallies(), unit };
    self.postMessage(told);
    // Yields, so that a message can be received.
    await new Promise((resolve) => setTimeout(resolve));
    if (turn !== current) return;
  }
};
