// Web worker that counts the bet under study. A new order ends the current one after the part that is being counted.
import { countBet } from './count-bet.ts';
import type { LabAnswer, LabOrder } from './lab-order.ts';

let current = 0;

addEventListener('message', ({ data }: MessageEvent<LabOrder>) => {
  current = data.turn;
  void run(data);
});

const run = async (order: LabOrder) => {
  for (const part of countBet(order)) {
    const told: LabAnswer = { turn: order.turn, ...part };
    self.postMessage(told);
    // Yields, so that a message can be received.
    await new Promise((resolve) => setTimeout(resolve));
    if (order.turn !== current) return;
  }
};
