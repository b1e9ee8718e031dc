// Whole shoes as text: events, payouts, views. After an intended change, write them again with `npx vitest run
// packages/table -u` and read the difference. [S1]–[S3] [B19] [L2] [T7] [V6]
import { DECK } from '@punto/engine/card';
import { belowFrom } from '@punto/engine/random';
import { shuffled } from '@punto/engine/shoe';
import { expect, it } from 'vitest';
import type { Act, TableEvent } from '../src/index.ts';
import { Bench, SEATED, SETUP, SQUEEZED } from './bench.ts';

const oneDeck = (cutDepth: number) =>
  ({ decks: 1, burn: 'courts-ten', cutDepth, afterCut: 'finish' }) as const;

/** Words from a linear congruential generator, for a transcript that never changes; not for cards in play. */
const words = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed;
};
const deck = (seed: number) => shuffled(DECK, belowFrom(words(seed)));

it('[T1] a whole shoe', async () => {
  const bench = new Bench(deck(7), { ...SETUP, shoe: oneDeck(14) });
  const { advance, note, text } = transcript(bench);
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
      if (refusal) note(`cleo is refused: ${JSON.stringify(refusal)}`);
    }
    advance();
  }
  await expect(text()).toMatchFileSnapshot('golden/shoe.txt');
});

it('[T7] a squeezed shoe', async () => {
  const bench = new Bench(deck(11), { ...SQUEEZED, shoe: oneDeck(34) });
  const { act, advance, note, text } = transcript(bench);
  while (bench.state.shoe) {
    const { phase, round } = bench.state;
    if (phase === 'betting') {
      bench.now += 2000;
      bench.bet('anna', { player: 100 });
      bench.bet('ben', { player: 60, banker: 80 });
      bench.bet('ben', { player: 40 });
    }
    if (round?.squeeze) {
      const { side, place, holder } = round.squeeze;
      bench.now += 3000;
      if (holder === 'anna') act('anna', { act: 'turn-card', side, place });
      // Ben lets the first card's time run out, gives up in the second round, and is gone in the third.
      if (holder === 'ben' && round.number === 2) act('ben', { act: 'give-up-squeeze', side });
      if (holder === 'ben' && round.number === 3) {
        note('ben leaves');
        bench.leave('ben');
      }
    }
    advance();
  }
  await expect(text()).toMatchFileSnapshot('golden/squeeze.txt');
});

it('[V6] a shoe that travels round the table', async () => {
  const bench = new Bench(deck(23), { ...SEATED, shoe: oneDeck(26) });
  const { act, advance, note, text } = transcript(bench);
  act('anna', { act: 'take-seat', seat: '1' });
  act('ben', { act: 'take-seat', seat: '1' });
  act('ben', { act: 'take-seat', seat: '3' });
  act('cleo', { act: 'take-seat', seat: '5' });
  while (bench.state.shoe) {
    const { phase, round, seating } = bench.state;
    const opened = phase === 'betting' && bench.now === round?.openedAt;
    if (opened) {
      bench.now += 1000;
      const refusal = bench.bet('dora', { banker: 10 });
      if (round.number === 1) note(`dora is refused: ${JSON.stringify(refusal)}`);
      bench.bet('ben', { banker: 50 });
    }
    const asked = seating?.offered?.seat;
    if (opened && asked === '1') act('anna', { act: 'decline-shoe' });
    if (phase === 'betting' && bench.state.seating?.offered?.seat === '3') act('ben', { act: 'accept-shoe' });
    if (opened && round.number === 3) act('anna', { act: 'want-shoe' });
    // Ben deals the first coup, and lets the timer deal what comes after.
    if (phase === 'closed' && round?.number === 1) act('ben', { act: 'deal' });
    if (phase === 'dealing' && round?.number === 2) act('ben', { act: 'leave-seat' });
    advance();
  }
  await expect(text()).toMatchFileSnapshot('golden/seats.txt');
});

/** Records events; `note` adds a line below them. */
const transcript = (bench: Bench) => {
  const lines: string[] = [];
  let told = 0;
  let paid = 0;
  const carryOut = () => {
    for (const event of bench.events.slice(told)) lines.push(`${clock(event.at)} ${say(event)}`);
    for (const each of bench.transfers.slice(paid)) {
      if (each.kind === 'direct')
        lines.push(`${INDENT}${each.code} ${each.debit} → ${each.credit} ${each.amountMinor / 100}`);
    }
    told = bench.events.length;
    paid = bench.transfers.length;
  };
  const note = (line: string) => {
    carryOut();
    lines.push(`${INDENT}${line}`);
  };
  return {
    note,
    act: (patron: string, act: Act) => {
      const { act: what, ...rest } = act;
      const refusal = bench.act(patron, act);
      if (refusal) note(`${patron} may not ${what} ${JSON.stringify(rest)}: ${refusal}`);
    },
    advance: () => {
      if ((bench.state.deadline ?? 0) >= bench.now) bench.advance();
      else bench.carryOut({ type: 'Advance' });
      carryOut();
    },
    text: () => `${lines.join('\n')}\n`,
  };
};

const INDENT = ' '.repeat(11);

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
