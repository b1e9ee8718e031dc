// Random duties between random acts of patrons: the books balance, replaying the events gives the same state, and the
// table can always be led on. [T5] [T6] [L6]
import type { Card } from '@punto/engine/card';
import { DECK } from '@punto/engine/card';
import type { TableSetup } from '@punto/engine/room';
import { escrowAccount, HOUSE, patronAccount } from '@punto/ledger';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staffStandingInView, staffStandingOf } from '../src/can/staff.ts';
import { type Duty, evolve, floorView, type OpenTable } from '../src/index.ts';
import { Bench, DEALER, SEATED, SETUP, SQUEEZED, SUPERVISOR } from './bench.ts';
import { deck, PATRONS } from './storm.ts';

const ONE_DECK = { decks: 1, burn: 'courts-ten', cutDepth: 30, afterCut: 'finish' } as const;
const small = (setup: TableSetup): TableSetup => ({ ...setup, shoe: ONE_DECK });
const ROOMS = [
  ['the machine’s', small(SETUP)],
  ['squeezed', small(SQUEEZED)],
  ['seated', small(SEATED)],
  ['a person’s', small({ ...SETUP, dealing: 'person' })],
  ['a person’s squeezed', small({ ...SQUEEZED, dealing: 'person' })],
] as const;

type Step =
  | {
      readonly do: 'bet';
      readonly patron: string;
      readonly option: 'player' | 'banker';
      readonly stake: number;
    }
  | { readonly do: 'sit'; readonly patron: string; readonly seat: string }
  | { readonly do: 'leave' | 'back'; readonly patron: string }
  | { readonly do: 'advance' | 'card' }
  | { readonly do: 'duty'; readonly duty: Duty }
  | { readonly do: 'wait'; readonly ms: number };

const patron = fc.constantFrom(...PATRONS);
const card = fc.constantFrom(...DECK);
const hand = fc.array(card, { minLength: 2, maxLength: 3 });
const place = fc.constantFrom(0 as const, 1 as const, 2 as const);
const side = fc.constantFrom('player' as const, 'banker' as const);
const round = fc.integer({ min: 1, max: 3 });
const reason = fc.constant('a storm');
const duty: fc.Arbitrary<Duty> = fc.oneof(
  fc.constant<Duty>({ duty: 'pause', reason: 'a storm' }),
  fc.constant<Duty>({ duty: 'resume' }),
  fc.constant<Duty>({ duty: 'resume' }),
  fc.constant<Duty>({ duty: 'cancel-round', reason: 'a storm' }),
  fc.record({
    duty: fc.constant('void-round' as const),
    shoe: round,
    round,
    reason,
    approvedBy: fc.constant(null),
  }),
  fc.record({
    duty: fc.constant('resettle-round' as const),
    shoe: round,
    round,
    player: hand,
    banker: hand,
    reason,
    approvedBy: fc.constant(null),
  }),
  fc.record({
    duty: fc.constant('close-table' as const),
    after: fc.constantFrom('round' as const, 'shoe' as const),
  }),
  fc.constant<Duty>({ duty: 'reopen-table' }),
  fc.constant<Duty>({ duty: 'open-betting' }),
  fc.constant<Duty>({ duty: 'close-betting' }),
  fc.constant<Duty>({ duty: 'confirm-result' }),
  fc.constant<Duty>({ duty: 'take-back' }),
  fc.constant<Duty>({ duty: 'cut-card' }),
  fc.constant<Duty>({ duty: 'cut-card', sure: true }),
  fc.constant<Duty>({ duty: 'take-back-cut-card' }),
  fc.record({ duty: fc.constant('correct-cut-card' as const), cutDepth: fc.integer({ min: 6, max: 40 }) }),
  fc.constant<Duty>({ duty: 'reopen-betting' }),
  fc.constant<Duty>({ duty: 'pause', reason: null }),
  fc.constant<Duty>({ duty: 'offer-post', offered: true }),
  fc.record({ duty: fc.constantFrom('open-card' as const, 'reveal-early' as const), side, place }),
  fc.record({ duty: fc.constant('correct-card' as const), side, place, card }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom<Step>({ do: 'advance' }, { do: 'card' }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      patron,
      option: fc.constantFrom('player' as const, 'banker' as const),
      stake: fc.constantFrom(5, 20, 400),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('sit' as const), patron, seat: fc.constantFrom('1', '2', '3') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('leave' as const, 'back' as const), patron }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(20_000) }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('duty' as const), duty }) },
);

const take = (bench: Bench, each: Step): void => {
  switch (each.do) {
    case 'bet':
      bench.bet(each.patron, { [each.option]: each.stake });
      return;
    case 'sit':
      bench.act(each.patron, { act: 'take-seat', seat: each.seat });
      return;
    case 'leave':
      bench.leave(each.patron);
      return;
    case 'back':
      bench.comeBack(each.patron);
      return;
    case 'advance':
      if (bench.state.deadline !== null) bench.leap(Math.max(0, bench.state.deadline - bench.now));
      return;
    case 'wait':
      bench.wait(each.ms);
      return;
    case 'card':
      if (!openNext(bench)) enterNext(bench);
      return;
    case 'duty':
      bench.duty(each.duty);
  }
};

/** Enters the first card of the deck that the shoe still has. */
const enterNext = (bench: Bench): boolean => {
  const { next } = floorView(bench.state);
  return (
    next !== null &&
    deck(7).some((each: Card) => bench.duty({ duty: 'enter-card', ...next, card: each }) === null)
  );
};

/** Opens the face-down card that the dealer must open, or a patron must turn. */
const openNext = (bench: Bench): boolean => {
  const { opens = null } = floorView(bench.state);
  if (opens) return bench.duty({ duty: 'open-card', ...opens }) === null;
  const { squeeze } = bench.state.round ?? {};
  if (!squeeze) return false;
  const { holder, side: at, place: which } = squeeze;
  return bench.act(holder, { act: 'turn-card', side: at, place: which }) === null;
};

const shoesWait = (bench: Bench): void => {
  const { shoe, setup, service } = bench.state;
  if (shoe || service === 'shut') return;
  if (setup.dealing !== 'person') bench.newShoe(deck(bench.state.shoes + 1));
  else bench.duty({ duty: 'new-shoe', shoe: `real-${bench.state.shoes + 1}`, burn: '3D', cutDepth: null });
};

const even = (bench: Bench): void => {
  const accounts = [HOUSE, ...PATRONS.map(patronAccount)] as const;
  expect(accounts.reduce((sum, id) => sum + bench.account(id).balanceMinor, 0)).toBe(0);
  expect(bench.account(escrowAccount('test-table')).balanceMinor).toBe(0);
  const pending = PATRONS.reduce((sum, each) => sum + bench.account(patronAccount(each)).pendingMinor, 0);
  const onFelt = [...(bench.state.round?.stakes.values() ?? [])]
    .flatMap(({ bets }) => Object.values(bets))
    .reduce<number>((sum, stake) => sum + (stake ?? 0), 0);
  expect(pending).toBe(bench.state.phase === 'settled' ? 0 : onFelt);
  if (bench.state.pause) expect(bench.state.deadline).toBeNull();
};

/** The console's buttons and the table's answers come from one table. */
const sameStanding = ({ state }: Bench): void => {
  for (const { id } of [DEALER, SUPERVISOR])
    expect(staffStandingInView(floorView(state), id)).toEqual(staffStandingOf(state, id));
};

/** A member of staff resumes it: the next round opens. */
const ledOn = (bench: Bench): void => {
  bench.duty({ duty: 'resume' });
  bench.duty({ duty: 'reopen-table' });
  const opened = bench.state.round?.openedAt;
  for (let count = 0; count < 90; count += 1) {
    if (bench.state.phase === 'betting' && bench.state.round?.openedAt !== opened) return;
    shoesWait(bench);
    const done =
      openNext(bench) ||
      enterNext(bench) ||
      bench.duty({ duty: 'confirm-result' }) === null ||
      bench.duty({ duty: 'open-betting' }) === null;
    if (!done && bench.state.deadline !== null) bench.advance();
    bench.duty({ duty: 'reopen-table' });
  }
  throw new Error(`the table stands still in ${bench.state.phase}`);
};

describe.each(ROOMS)('random acts on the floor of %s table', (_, setup) => {
  it('[T5] [T6] [L6] leave the books balanced, the events complete and the table able to continue', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 120, maxLength: 120 }), (steps) => {
        const bench = new Bench(deck(1), setup);
        bench.duty({ duty: 'take-post', relieves: null });
        for (const each of steps) {
          shoesWait(bench);
          take(bench, each);
          even(bench);
          sameStanding(bench);
        }
        ledOn(bench);
        even(bench);
        const again = bench.events.reduce<OpenTable | null>(evolve, null);
        expect(again).toEqual(bench.state);
      }),
      { numRuns: 40, seed: 20261121 },
    );
  });
});
