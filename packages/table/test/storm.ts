// Random patrons, in time and too late, at a table whose clock jumps and whose server restarts: the same steps over
// the same shoes always give the same result.
import { type Card, DECK } from '@punto/engine/card';
import { coins } from '@punto/engine/minor';
import { belowFrom } from '@punto/engine/random';
import type { TableSetup } from '@punto/engine/room';
import { shuffled } from '@punto/engine/shoe';
import { SIDES } from '@punto/engine/side';
import fc from 'fast-check';
import type { Act } from '../src/index.ts';
import { Bench } from './bench.ts';

export const PATRONS = ['anna', 'ben', 'cleo', 'dora'] as const;

export type Step =
  | {
      readonly do: 'bet';
      readonly patron: string;
      readonly option: 'player' | 'banker' | 'tie';
      readonly stake: number;
    }
  | { readonly do: 'act'; readonly patron: string; readonly act: Act; readonly late: boolean }
  /** Acts of the patron whose turn it is, so that they happen often enough. */
  | { readonly do: 'right'; readonly giveUp: boolean }
  /** Bets behind a seat that allows it; where none does, one allows it. */
  | { readonly do: 'follow'; readonly patron: string }
  | { readonly do: 'leave' | 'back'; readonly patron: string }
  | { readonly do: 'advance' }
  | { readonly do: 'wait' | 'leap'; readonly ms: number }
  | { readonly do: 'restart'; readonly from: 'snapshot' | 'events' }
  | { readonly do: 'setup'; readonly which: number };

const patron = fc.constantFrom(...PATRONS);
const side = fc.constantFrom(...SIDES);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('turn-card'), side, place: fc.constantFrom(0, 1, 2) }),
  fc.record({ act: fc.constant('give-up-squeeze'), side }),
  fc.record({ act: fc.constant('take-seat'), seat: fc.constantFrom('1', '2', '3', '5', '9') }),
  fc.constantFrom<Act>(
    { act: 'leave-seat' },
    { act: 'accept-shoe' },
    { act: 'decline-shoe' },
    { act: 'want-shoe' },
    { act: 'deal' },
  ),
);

const behind: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('allow-behind'), allowed: fc.constantFrom(true, true, true, false) }),
  fc.record({
    act: fc.constant('bet-behind'),
    seat: fc.constantFrom('1', '2', '3', '5', '9'),
    stakeMinor: fc.constantFrom(5, 20, 400, 1001).map(coins),
    mode: fc.constantFrom('traditional', 'no-commission'),
    rounds: fc.constantFrom(null, null, 1, 2),
    totalMinor: fc.constantFrom(null, null, coins(45)),
  }),
  fc.constant<Act>({ act: 'stop-behind' }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 16, arbitrary: fc.constant({ do: 'advance' } as const) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('bet'),
      patron,
      option: fc.constantFrom('player', 'banker', 'tie'),
      stake: fc.constantFrom(5, 10, 20, 400, 1001),
    }),
  },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('act'), patron, act, late: fc.boolean() }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('right'), giveUp: fc.constantFrom(true, false, false) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('leave', 'back', 'back'), patron }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.integer({ min: 0, max: 9000 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leap'), ms: fc.constantFrom(500, 5000, 40_000) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('restart'), from: fc.constantFrom('snapshot', 'events') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('setup'), which: fc.nat(3) }) },
);

export const storms = (length: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: length, maxLength: length });

/** With bets behind seats. [V6] */
export const stormsBehind = (length: number): fc.Arbitrary<Step[]> => {
  const acts = fc.record({ do: fc.constant('act' as const), patron, act: behind, late: fc.constant(false) });
  const follow = fc.record({ do: fc.constant('follow' as const), patron });
  const all = fc.oneof(
    { weight: 5, arbitrary: step },
    { weight: 1, arbitrary: follow },
    { weight: 1, arbitrary: acts },
  );
  return fc.array(all, { minLength: length, maxLength: length });
};

/** Words from a linear congruence, from its upper half: for tests, not for play. */
const words = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return (Math.imul(seed ^ (seed >>> 15), 2246822519) ^ (seed >>> 13)) >>> 0;
};

/** One deck, so that a card that is not face up is unknown. */
export const deck = (seed: number): Card[] => shuffled(DECK, belowFrom(words(seed)));

export type Shoes = (number: number) => readonly Card[];

/** Opens the table and takes the steps; `look` is called after each. The first of `setups` is the first in force. */
export const weather = (
  setups: readonly [TableSetup, ...TableSetup[]],
  shoes: Shoes,
  steps: readonly Step[],
  look: (bench: Bench, taken: number) => void = () => {},
): Bench => {
  const bench = new Bench(shoes(1), setups[0]);
  bench.advance();
  for (const [taken, each] of steps.entries()) {
    take(bench, each, setups);
    if (!bench.state.shoe) bench.newShoe(shoes(bench.state.shoes + 1));
    look(bench, taken + 1);
  }
  return bench;
};

const take = (bench: Bench, each: Step, setups: readonly TableSetup[]): void => {
  switch (each.do) {
    case 'bet':
      bench.bet(each.patron, { [each.option]: each.stake });
      return;
    case 'act':
      bench.act(each.patron, each.act, each.late ? { round: (bench.state.round?.number ?? 1) - 1 } : {});
      return;
    case 'right':
      takeRight(bench, each.giveUp);
      return;
    case 'follow':
      follow(bench, each.patron);
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
    case 'leap':
      bench.leap(each.ms);
      return;
    case 'restart':
      bench.restart(each.from);
      return;
    case 'setup': {
      const setup = setups[each.which % setups.length];
      if (setup && setups.length > 1) bench.carryOut({ type: 'ChangeSetup', setup });
    }
  }
};

const follow = (bench: Bench, patron: string): void => {
  const seats = Object.entries(bench.state.seating?.seats ?? {});
  const [seat] = seats.find(([, taken]) => taken.behind && taken.patron !== patron) ?? [];
  const asked = { stakeMinor: coins(10), mode: 'traditional', rounds: null, totalMinor: null } as const;
  if (seat !== undefined) bench.act(patron, { act: 'bet-behind', seat, ...asked });
  else for (const [, taken] of seats) bench.act(taken.patron, { act: 'allow-behind', allowed: true });
};

const takeRight = (bench: Bench, giveUp: boolean): void => {
  const { round, seating, phase } = bench.state;
  const sitter = (seat: string | null | undefined): string =>
    (seat && seating?.seats[seat]?.patron) || 'nobody';
  if (round?.squeeze) {
    const { holder, side, place } = round.squeeze;
    bench.act(holder, giveUp ? { act: 'give-up-squeeze', side } : { act: 'turn-card', side, place });
  } else if (seating?.offered) {
    bench.act(sitter(seating.offered.seat), { act: giveUp ? 'decline-shoe' : 'accept-shoe' });
  } else if (phase === 'closed') {
    bench.act(sitter(seating?.holder), { act: giveUp ? 'leave-seat' : 'deal' });
  }
};
