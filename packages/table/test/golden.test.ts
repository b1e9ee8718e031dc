// One whole shoe as text: what happened, what it paid, what it looked like. After a change on purpose, write
// it anew with `npx vitest run packages/table -u` and read the difference. [S1]–[S3] [B19] [L2]
import { DECK } from '@punto/engine/card';
import { belowFrom } from '@punto/engine/random';
import { shuffled } from '@punto/engine/shoe';
import { expect, it } from 'vitest';
import type { TableEvent } from '../src/index.ts';
import { Bench, SETUP } from './bench.ts';

const setup = { ...SETUP, shoe: { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' } } as const;

/** Words from a linear congruence: for a transcript that never changes, not for play. */
const words = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed;
};

it('[T1] a whole shoe', async () => {
  const bench = new Bench(shuffled(DECK, belowFrom(words(7))), setup);
  const lines: string[] = [];
  let told = 0;
  const tell = () => {
    for (const event of bench.events.slice(told)) lines.push(`${clock(event.at)} ${say(event)}`);
    told = bench.events.length;
  };
  while (bench.state.shoe) {
    const round = bench.state.round?.number ?? 0;
    if (bench.state.phase === 'betting') {
      bench.now += 2000;
      bench.bet(
        'anna',
        { banker: 100, 'player-pair': 5 },
        { mode: round % 2 ? 'traditional' : 'no-commission' },
      );
      bench.bet('ben', { player: 40, tie: 5, 'player-bonus': 10 });
      const refusal = bench.bet('cleo', { 'any-pair': 5 });
      tell();
      if (refusal) lines.push(`           cleo is refused: ${JSON.stringify(refusal)}`);
    }
    const paid = bench.transfers.length;
    bench.advance();
    tell();
    for (const each of bench.transfers.slice(paid)) {
      if (each.kind === 'direct') {
        lines.push(`           ${each.code} ${each.debit} → ${each.credit} ${each.amountMinor / 100}`);
      }
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/shoe.txt');
});

const clock = (at: number): string => `${((at - 1_000_000) / 1000).toFixed(1).padStart(7)} s `;

const say = (event: TableEvent): string => {
  const { type, at: _, ...rest } = event;
  if (type === 'TableOpened') return type;
  if (event.type === 'TicketAccepted') {
    const { patron, mode, bets } = event.ticket;
    return `${type} ${patron} ${mode} ${bets.map((bet) => `${bet.option} ${bet.stakeMinor / 100}`).join(', ')}`;
  }
  return `${type} ${JSON.stringify(rest)}`;
};
