// Web worker that deals the sampled shoes, a few at a time, and reports progress. It is started once and kept, since it
// could not be loaded without a connection. A new order, or `null`, cancels the current one.

import { depthOf, edgeReader, edgesOfShoe, shoeRules } from '../depth.ts';
import { type DepthOrder, type DepthProgress, shoesPerMessage } from './depth-order.ts';

let current = 0;

addEventListener('message', ({ data }: MessageEvent<DepthOrder | null>) => {
  current += 1;
  if (data !== null) void run(data, current);
});

const run = async (order: DepthOrder, turn: number) => {
  const { schedules, bet, decks, cut, seed } = order;
  const edgesOf = edgeReader(schedules, bet);
  const rules = shoeRules(decks, cut);
  const edges = Array.from({ length: schedules.length + Number(bet !== null) }, (): number[][] => []);
  const every = shoesPerMessage(order.shoes);
  for (let shoe = 0; shoe < order.shoes; shoe += 1) {
    const rounds = edgesOfShoe(rules, edgesOf, seed, shoe);
    for (const [i, shoes] of edges.entries()) shoes.push(rounds.map((round) => round[i] ?? 0));
    const dealt = shoe + 1;
    if (dealt % every !== 0 && dealt !== order.shoes) continue;
    const told: DepthProgress = { dealt, curves: edges.map(depthOf) };
    self.postMessage(told);
    // Yields, so that a message can be received.
    await new Promise((resolve) => setTimeout(resolve));
    if (turn !== current) return;
  }
};
