// After a correction the table looks as if it had had that result from the beginning: felt, roads, seats, shoe holder
// and floor view. [T6] [V6]
import type { Card } from '@punto/engine/card';
import type { TableSetup } from '@punto/engine/room';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floorView, ownView, patronId, publicView } from '../src/index.ts';
import { Bench, SEATED, SETUP, SUPERVISOR, shoeOf } from './bench.ts';

type Coup = { readonly player: readonly [Card, Card]; readonly banker: readonly [Card, Card] };

/** Four cards each, so that what follows leaves the shoe at the same place. */
const COUPS = {
  banker: { player: ['2H', '3H'], banker: ['9S', 'TS'] },
  player: { player: ['9S', 'TS'], banker: ['2H', '3H'] },
  tie: { player: ['9S', 'TS'], banker: ['9H', 'KH'] },
  pair: { player: ['4S', '4H'], banker: ['2C', '2D'] },
} as const satisfies Record<string, Coup>;
type Name = keyof typeof COUPS;
const NAMES = Object.keys(COUPS) as Name[];

const shoe = (names: readonly Name[]): Card[] =>
  shoeOf(
    [
      'AS 4D',
      ...names.flatMap((name) => {
        const { player, banker } = COUPS[name];
        return [player[0], banker[0], player[1], banker[1]];
      }),
    ].join(' '),
  );

const SEATS = { anna: '1', ben: '2', cleo: '3', dora: '5' };

/** Plays `rounds` rounds; every offer of the shoe is accepted. */
const play = (bench: Bench, rounds: number): void => {
  for (let n = 0; n < rounds; n += 1) {
    takeShoe(bench);
    bench.bet('anna', { banker: 100, tie: 5 });
    bench.bet('ben', { player: 50 });
    bench.until('settled');
    if (n < rounds - 1) bench.nextRound();
  }
};

const takeShoe = (bench: Bench): void => {
  const offered = bench.state.seating?.offered?.seat;
  const patron = Object.entries(SEATS).find(([, seat]) => seat === offered)?.[0];
  if (patron) expect(bench.act(patron, { act: 'accept-shoe' })).toBeNull();
};

const table = (names: readonly Name[], setup: TableSetup): Bench => {
  const bench = new Bench(shoe(names), setup);
  if (setup.seats)
    for (const [patron, seat] of Object.entries(SEATS)) bench.act(patron, { act: 'take-seat', seat });
  bench.until('betting');
  return bench;
};

const resettle = (bench: Bench, round: number, name: Name) =>
  bench.duty(
    { duty: 'resettle-round', shoe: 1, round, ...COUPS[name], reason: 'misread', approvedBy: null },
    SUPERVISOR,
  );
const voidRound = (bench: Bench, round: number) =>
  bench.duty({ duty: 'void-round', shoe: 1, round, reason: 'misdealt', approvedBy: null }, SUPERVISOR);
const cancel = (bench: Bench): void => {
  expect(bench.duty({ duty: 'pause', reason: 'trouble' })).toBeNull();
  expect(bench.duty({ duty: 'cancel-round', reason: 'trouble' }, SUPERVISOR)).toBeNull();
};

/** Everything that is visible to anyone. */
const seen = (bench: Bench) => ({
  floor: floorView(bench.state),
  own: Object.keys(SEATS).map((patron) => withoutVersion(ownView(bench.state, patronId(patron)))),
});
const withoutVersion = (own: ReturnType<typeof ownView>) => own && { ...own, version: 0 };

describe('the view of a corrected table', () => {
  const name = fc.constantFrom(...NAMES);
  it('[T6] [V6] equals that of a table that had the corrected result, then and in every later round', () => {
    let corrections = 0;
    let shoesMoved = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(SETUP, SEATED),
        fc.array(name, { minLength: 1, maxLength: 4 }),
        fc.nat(3),
        name,
        fc.array(name, { minLength: 2, maxLength: 2 }),
        (setup, names, place, corrected, after) => {
          const at = place % names.length;
          const told = names.map((each, i) => (i === at ? corrected : each));
          // A correction of an earlier round does not move the shoe, because it had moved already.
          const room = at === names.length - 1 ? setup : SETUP;
          const [again, right] = [table([...names, ...after], room), table([...told, ...after], room)];
          for (const bench of [again, right]) play(bench, names.length);
          expect(resettle(again, at + 1, corrected)).toBeNull();
          corrections += names[at] === corrected ? 0 : 1;
          expect(seen(again)).toEqual(seen(right));
          again.restart('events');
          expect(seen(again)).toEqual(seen(right));
          for (const bench of [again, right]) bench.nextRound();
          expect(seen(again)).toEqual(seen(right));
          if (again.state.seating && again.state.seating.holder === null) shoesMoved += 1;
          for (const bench of [again, right]) play(bench, 2);
          expect(seen(again)).toEqual(seen(right));
        },
      ),
      { seed: 31, numRuns: 150 },
    );
    expect(corrections).toBeGreaterThan(60);
    expect(shoesMoved).toBeGreaterThan(10);
  });

  it.each(NAMES)('[T6] of a voided round equals that of a cancelled one: %s', (last) => {
    const [voided, cancelled] = [table(['player', last], SEATED), table(['player', last], SEATED)];
    for (const bench of [voided, cancelled]) {
      play(bench, 1);
      bench.nextRound();
      takeShoe(bench);
      bench.bet('anna', { banker: 100 });
    }
    voided.until('settled');
    expect(voidRound(voided, 2)).toBeNull();
    // The other is cancelled when the same cards are dealt, at the time of its result.
    while (cancelled.state.round?.hands.banker.length !== 2) cancelled.advance();
    cancelled.now = voided.now;
    cancel(cancelled);
    expect(seen(voided)).toEqual(seen(cancelled));
    for (const bench of [voided, cancelled]) bench.nextRound();
    expect(seen(voided)).toEqual(seen(cancelled));
  });

  it('[T6] shows the corrected result as the last one in the next betting', () => {
    const bench = table(['banker', 'player'], SETUP);
    play(bench, 1);
    bench.nextRound();
    expect(publicView(bench.state).coup).toMatchObject({ outcome: 'banker' });
    resettle(bench, 1, 'tie');
    expect(publicView(bench.state)).toMatchObject({
      coup: { outcome: 'tie', won: ['tie'], pushed: ['player', 'banker', 'player-bonus'] },
      history: ['T9n'],
      hands: { player: [], banker: [] },
    });
    voidRound(bench, 1);
    expect(publicView(bench.state)).toMatchObject({ coup: null, history: [] });
  });

  it('[T6] [V5] at a private table keeps the marks of the coups before', () => {
    const bench = new Bench(shoeOf('9S 2H TS 3H', 1), {
      ...SETUP,
      shoe: { decks: 1, burn: 'none', cutDepth: null, afterCut: 'finish' },
      commissionModes: ['traditional'],
      differentialMinor: null,
      solo: true,
      mains: 'one',
    });
    const coup = () => {
      bench.until('betting');
      bench.bet('anna', { player: 10 });
      bench.until('settled');
    };
    coup();
    bench.until('shuffling');
    bench.newShoe(shoeOf('9S 2H TS 3H', 1));
    coup();
    expect(bench.state.history).toEqual(['P9n', 'P9n']);
    bench.duty({ duty: 'void-round', shoe: 2, round: 1, reason: 'misdealt', approvedBy: null }, SUPERVISOR);
    expect(bench.state.history).toEqual(['P9n']);
  });
});

describe('the shoe that travels', () => {
  const holder = (bench: Bench) => publicView(bench.state).seats?.holder ?? null;
  const offered = (bench: Bench) => publicView(bench.state).seats?.offered?.seat ?? null;

  it('[V6] stays with its seat when the round is cancelled, whatever the round before was', () => {
    const bench = table(['player', 'banker', 'banker'], SEATED);
    play(bench, 1);
    bench.nextRound();
    takeShoe(bench);
    expect(holder(bench)).toBe('2');
    bench.until('dealing');
    cancel(bench);
    bench.nextRound();
    expect([holder(bench), offered(bench)]).toEqual(['2', null]);
  });

  it('[V6] stays with its seat when the first round of the shoe is cancelled', () => {
    const bench = table(['banker'], SEATED);
    takeShoe(bench);
    cancel(bench);
    bench.nextRound();
    expect([holder(bench), offered(bench)]).toEqual(['1', null]);
  });

  it('[V6] of the house is offered again after a cancelled round', () => {
    const bench = table(['banker'], SEATED);
    bench.until('closed');
    cancel(bench);
    bench.nextRound();
    expect(holder(bench)).toBeNull();
    expect(offered(bench)).not.toBeNull();
  });

  it('[V6] [T6] moves by the corrected result from the next offer on, and is not taken from a holder', () => {
    const bench = table(['player', 'banker'], SEATED);
    play(bench, 1);
    resettle(bench, 1, 'banker');
    bench.nextRound();
    expect(holder(bench)).toBe('1');
    // Corrected after the next betting opened: the current holder deals that round.
    resettle(bench, 1, 'player');
    expect(holder(bench)).toBe('1');
    expect(bench.act('anna', { act: 'deal' })).toBe('round-over');
  });

  it('[V6] [T6] stays when the round is voided', () => {
    const bench = table(['player'], SEATED);
    play(bench, 1);
    voidRound(bench, 1);
    bench.nextRound();
    expect(holder(bench)).toBe('1');
  });
});
