// Deals the sampled shoes beside the page, a few at a time, and tells how far it is. It is one worker for the
// life of the page: it must be there when the link is lost. A new order, or none, ends the one before.

import { depthOf, edgesOfShoe } from '../depth.ts';
import { type DepthOrder, type DepthTold, tellEvery } from './depth-order.ts';

let current = 0;

addEventListener('message', ({ data }: MessageEvent<DepthOrder | null>) => {
  current += 1;
  if (data !== null) void run(data, current);
});

const run = async (order: DepthOrder, turn: number) => {
  const edges = order.schedules.map((): number[][] => []);
  const every = tellEvery(order.shoes);
  for (let shoe = 0; shoe < order.shoes; shoe += 1) {
    const rounds = edgesOfShoe(order.decks, order, shoe);
    for (const [i, shoes] of edges.entries()) shoes.push(rounds.map((round) => round[i] ?? 0));
    const dealt = shoe + 1;
    if (dealt % every !== 0 && dealt !== order.shoes) continue;
    const told: DepthTold = { dealt, curves: edges.map(depthOf) };
    self.postMessage(told);
    // Lets a message in.
    await new Promise((resolve) => setTimeout(resolve));
    if (turn !== current) return;
  }
};
