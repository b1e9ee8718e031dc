// The desk of a table dealt by a person: who may leave it and when, a lost dealer, a cut card declared by mistake or
// passed unnoticed, and the key that opens and closes betting. [T5] [S2] [R1] [V6]
import type { Card } from '@punto/engine/card';
import { DECK } from '@punto/engine/card';
import type { TableSetup } from '@punto/engine/room';
import { describe, expect, it } from 'vitest';
import { floorView, publicView } from '../src/index.ts';
import { Bench, DEALER, SETUP, SUPERVISOR } from './bench.ts';

const BY_HAND: TableSetup = { ...SETUP, dealing: 'person' };
const AT_ONCE: TableSetup = { ...BY_HAND, pace: { ...SETUP.pace, leastBettingMs: 0 } };
const OTHER = { id: 'dealer-2', name: 'Dealer 2' };

const withShoe = (setup: TableSetup = AT_ONCE, cutDepth: number | null = null): Bench => {
  const bench = new Bench([], setup);
  expect(bench.duty({ duty: 'take-post', relieves: null })).toBeNull();
  expect(bench.duty({ duty: 'new-shoe', shoe: 'real-1', burn: '2D', cutDepth })).toBeNull();
  return bench;
};
const closed = (setup?: TableSetup): Bench => {
  const bench = withShoe(setup);
  expect(bench.duty({ duty: 'open-betting' })).toBeNull();
  bench.bet('anna', { player: 100 });
  expect(bench.duty({ duty: 'close-betting' })).toBeNull();
  return bench;
};
/** Enters any card that the shoe still has; `null`: none is accepted. */
const enterAny = (bench: Bench): boolean => {
  const { next } = floorView(bench.state);
  return next !== null && DECK.some((card) => bench.duty({ duty: 'enter-card', ...next, card }) === null);
};
const deal = (bench: Bench, ...cards: readonly Card[]): void => {
  for (const card of cards) {
    const { next } = floorView(bench.state);
    if (!next) throw new Error('no card is due');
    expect(bench.duty({ duty: 'enter-card', ...next, card })).toBeNull();
  }
};
const playRound = (bench: Bench): void => {
  expect(bench.duty({ duty: 'open-betting' })).toBeNull();
  expect(bench.duty({ duty: 'close-betting' })).toBeNull();
  while (bench.state.phase !== 'result') if (!enterAny(bench)) throw new Error('the shoe takes no card');
  expect(bench.duty({ duty: 'confirm-result' })).toBeNull();
};

describe('a dealer who leaves', () => {
  it('[T5] needs a relief during a round, and may pause the table instead', () => {
    const bench = closed();
    expect(bench.duty({ duty: 'leave-post' })).toEqual({ reason: 'round-in-progress' });
    expect(bench.state.dealers).toEqual([DEALER]);
    expect(bench.duty({ duty: 'leave-post', pausing: true })).toBeNull();
    expect(bench.state).toMatchObject({
      dealers: [],
      pause: { by: DEALER, reason: 'The dealer left the table in round 1' },
    });
    expect(floorView(bench.state).unattended).toBe(true);
    expect(publicView(bench.state).dealerAway).toBe(true);
  });

  it('[V6] leaves the round to the next dealer at the table', () => {
    const bench = closed();
    bench.duty({ duty: 'take-post', relieves: null }, OTHER);
    expect(bench.duty({ duty: 'leave-post' })).toBeNull();
    expect(bench.state).toMatchObject({ dealers: [OTHER], pause: null });
    expect(floorView(bench.state).unattended).toBe(false);
  });

  it('[V6] may leave freely between two rounds', () => {
    const bench = withShoe();
    expect(bench.duty({ duty: 'leave-post' })).toBeNull();
    expect(publicView(bench.state).dealerAway).toBe(false);
  });
});

describe('a dealer who is relieved during a round', () => {
  it('[V6] has agreed to it, or a supervisor has sent the relief', () => {
    const bench = closed();
    const relieve = { duty: 'take-post', relieves: DEALER.id } as const;
    expect(bench.duty(relieve, OTHER)).toEqual({ reason: 'relief-not-agreed' });
    expect(bench.duty({ duty: 'offer-post', offered: true }, OTHER)).toEqual({ reason: 'not-at-this-table' });
    expect(bench.duty({ duty: 'offer-post', offered: true })).toBeNull();
    expect(bench.duty({ duty: 'offer-post', offered: false })).toBeNull();
    expect(bench.duty(relieve, OTHER)).toEqual({ reason: 'relief-not-agreed' });
    bench.duty({ duty: 'offer-post', offered: true });
    expect(bench.duty(relieve, OTHER)).toBeNull();
    expect(bench.state).toMatchObject({ dealers: [OTHER], offers: [] });
    const assigned = { duty: 'assign-dealer', dealer: DEALER, relieves: OTHER.id } as const;
    expect(bench.duty(assigned, SUPERVISOR)).toBeNull();
    expect(bench.events.at(-1)).toMatchObject({ type: 'DealerCame', dealer: DEALER, by: SUPERVISOR });
  });

  it('[V6] may be relieved by any dealer between two rounds', () => {
    const bench = withShoe();
    expect(bench.duty({ duty: 'take-post', relieves: DEALER.id }, OTHER)).toBeNull();
  });

  it('[T5] is released by a supervisor, who enters the cards instead', () => {
    const bench = closed();
    const take = { duty: 'assign-dealer', dealer: SUPERVISOR, relieves: DEALER.id } as const;
    expect(bench.duty(take, SUPERVISOR)).toBeNull();
    const card = { duty: 'enter-card', side: 'player', place: 0, card: '9S' } as const;
    expect(bench.duty(card)).toEqual({ reason: 'not-the-caller' });
    expect(bench.duty(card, SUPERVISOR)).toBeNull();
    expect(bench.duty({ duty: 'release-dealer', dealer: SUPERVISOR.id }, SUPERVISOR)).toBeNull();
    expect(bench.events.at(-1)).toMatchObject({ type: 'DealerLeft', dealer: SUPERVISOR, by: SUPERVISOR });
    expect(bench.duty({ duty: 'release-dealer', dealer: 'x' })).toEqual({ reason: 'not-at-this-table' });
  });
});

describe('a dealer whose console is lost', () => {
  it('[T5] is shown as missing to staff and patrons until it is open again, and the round waits', () => {
    const bench = closed();
    const before = bench.state.round;
    bench.carryOut({ type: 'MissDealer', dealer: DEALER.id, why: 'gone' });
    expect(floorView(bench.state)).toMatchObject({
      unattended: true,
      away: { since: bench.now, why: 'gone' },
    });
    expect(publicView(bench.state).dealerAway).toBe(true);
    bench.carryOut({ type: 'MissDealer', dealer: DEALER.id, why: null });
    expect(floorView(bench.state)).toMatchObject({ unattended: false, away: null });
    expect(bench.state.round).toEqual(before);
  });

  it('[T5] is not missing twice, nor when another dealer calls by now', () => {
    const bench = closed();
    bench.carryOut({ type: 'MissDealer', dealer: OTHER.id, why: 'gone' });
    expect(bench.state.away).toBeNull();
    bench.carryOut({ type: 'MissDealer', dealer: DEALER.id, why: 'locked' });
    const told = bench.events.length;
    bench.carryOut({ type: 'MissDealer', dealer: DEALER.id, why: 'locked' });
    expect(bench.events).toHaveLength(told);
    bench.duty({ duty: 'assign-dealer', dealer: OTHER, relieves: DEALER.id }, SUPERVISOR);
    expect(bench.state.away).toBeNull();
  });
});

describe('a pause', () => {
  it('[T5] is made immediately, and its reason is given later or never', () => {
    const bench = closed();
    expect(bench.duty({ duty: 'explain-pause', reason: 'Card not read' })).toEqual({ reason: 'not-paused' });
    expect(bench.duty({ duty: 'pause', reason: null })).toBeNull();
    expect(floorView(bench.state).pause).toMatchObject({ by: DEALER, reason: null });
    expect(bench.duty({ duty: 'explain-pause', reason: 'Card not read' })).toBeNull();
    expect(floorView(bench.state).pause?.reason).toBe('Card not read');
    const other = { duty: 'explain-pause', reason: 'Something else' } as const;
    expect(bench.duty(other, SUPERVISOR)).toEqual({ reason: 'not-your-pause' });
    expect(bench.duty(other)).toBeNull();
    expect(bench.duty({ duty: 'resume' }, SUPERVISOR)).toBeNull();
  });
});

describe('the betting under one key', () => {
  it('[T1] is not closed within its least time, of which a pause uses up nothing', () => {
    const bench = withShoe(BY_HAND);
    bench.duty({ duty: 'open-betting' });
    expect(bench.duty({ duty: 'close-betting' })).toEqual({ reason: 'betting-just-opened', leftMs: 5_000 });
    bench.now += 4_000;
    bench.duty({ duty: 'pause', reason: null });
    bench.now += 60_000;
    bench.duty({ duty: 'resume' }, SUPERVISOR);
    expect(bench.duty({ duty: 'close-betting' })).toEqual({ reason: 'betting-just-opened', leftMs: 1_000 });
    bench.now += 1_000;
    expect(bench.duty({ duty: 'close-betting' })).toBeNull();
  });

  it('[T1] [T2] opens again before the first card, for its remaining time, and not after that', () => {
    const bench = closed();
    bench.now += 2_000;
    expect(bench.duty({ duty: 'reopen-betting' })).toBeNull();
    expect(bench.state).toMatchObject({ phase: 'betting', deadline: bench.now + 8_000 });
    expect(bench.bet('ben', { banker: 50 })).toBeNull();
    bench.advance();
    expect(bench.state.phase).toBe('closed');
    deal(bench, '9S');
    expect(bench.duty({ duty: 'reopen-betting' })).toEqual({ reason: 'wrong-phase' });
  });
});

describe('a cut card', () => {
  it('[S2] declared far too early needs a confirmation', () => {
    const bench = closed();
    expect(bench.duty({ duty: 'cut-card' })).toEqual({
      reason: 'cut-card-early',
      out: 3,
      cards: 416,
      cutIndex: 402,
    });
    expect(bench.state.shoe?.cutDrawn).toBe(false);
    expect(bench.duty({ duty: 'cut-card', sure: true })).toBeNull();
    expect(bench.state.shoe?.lastRound).toBe(1);
  });

  it('[S2] is taken back by the caller until the next card, and later corrected only by a supervisor', () => {
    const bench = closed();
    expect(bench.duty({ duty: 'take-back-cut-card' })).toEqual({ reason: 'cut-card-in' });
    bench.duty({ duty: 'cut-card', sure: true });
    expect(bench.duty({ duty: 'take-back-cut-card' })).toBeNull();
    expect(bench.state.shoe).toMatchObject({ cutDrawn: false, lastRound: null, cutIndex: 402 });
    bench.duty({ duty: 'cut-card', sure: true });
    deal(bench, '9S', '8C', 'KD', 'TH');
    expect(bench.duty({ duty: 'take-back-cut-card' })).toEqual({ reason: 'cards-since-cut' });
    bench.duty({ duty: 'confirm-result' });
    expect(bench.state.deadline).not.toBeNull();
    const correct = (cutDepth: number) => bench.duty({ duty: 'correct-cut-card', cutDepth }, SUPERVISOR);
    expect(correct(5)).toEqual({ reason: 'cut-too-shallow' });
    expect(correct(410)).toEqual({ reason: 'cut-not-there' });
    expect(correct(20)).toBeNull();
    expect(bench.state).toMatchObject({ deadline: null, shoe: { lastRound: null, cutIndex: 396 } });
    expect(bench.duty({ duty: 'open-betting' })).toBeNull();
  });

  it.each([
    ['finish', 0],
    ['finish-plus-one', 1],
  ] as const)(
    '[S2] [S3] [R1] whose place passes unnoticed ends the shoe by the rule of %s',
    (afterCut, more) => {
      const shoe = { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut } as const;
      const bench = withShoe({ ...AT_ONCE, shoe });
      let over = 0;
      while (over === 0) {
        playRound(bench);
        const drawn = bench.events.findLast((event) => event.type === 'CutCardDrawn');
        if (drawn) over = bench.state.round?.number ?? 0;
      }
      expect(bench.events.find((event) => event.type === 'CutCardDrawn')).toMatchObject({ unseen: true });
      expect(bench.state.shoe?.lastRound).toBe(over + more);
      expect(floorView(bench.state).cutOverdue).toBeNull();
      for (let n = 0; n < more; n += 1) playRound(bench);
      // Where one more round is dealt, its betting opens as that of the last.
      expect(bench.events.findLast((event) => event.type === 'RoundOpened')).toMatchObject({
        last: more === 1,
      });
      expect(bench.duty({ duty: 'open-betting' })).toEqual({ reason: 'shoe-over' });
      expect(bench.state.shoe?.next).toBeLessThanOrEqual(52);
    },
  );

  it('[S2] is reported as overdue during the round, and a cancelled round ends the shoe all the same', () => {
    const shoe = { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' } as const;
    const bench = withShoe({ ...AT_ONCE, shoe });
    while (bench.state.shoe && floorView(bench.state).cutOverdue === null) {
      if (bench.state.phase === 'result') bench.duty({ duty: 'confirm-result' });
      else if (!enterAny(bench)) {
        bench.duty({ duty: 'open-betting' });
        bench.duty({ duty: 'close-betting' });
      }
    }
    expect(floorView(bench.state).cutOverdue).toBe(1);
    bench.duty({ duty: 'pause', reason: null });
    expect(bench.duty({ duty: 'cancel-round', reason: 'The cut card was missed' }, SUPERVISOR)).toBeNull();
    expect(bench.duty({ duty: 'open-betting' })).toEqual({ reason: 'shoe-over' });
  });
});

describe('a shoe dealt past its end by an earlier release', () => {
  it('[R1] accepts no card that it does not have, and is replaced by the next one', () => {
    const shoe = { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' } as const;
    const bench = closed({ ...AT_ONCE, shoe });
    if (!bench.state.shoe) throw new Error('no shoe');
    bench.state = { ...bench.state, shoe: { ...bench.state.shoe, next: 52 } };
    const card = { duty: 'enter-card', side: 'player', place: 0, card: '9S' } as const;
    expect(bench.duty(card)).toEqual({ reason: 'shoe-empty' });
    bench.state = { ...bench.state, phase: 'settled', deadline: null };
    expect(bench.duty({ duty: 'open-betting' })).toEqual({ reason: 'shoe-empty' });
    expect(bench.duty({ duty: 'new-shoe', shoe: 'real-2', burn: '3D', cutDepth: null })).toBeNull();
    expect(bench.state.shoe).toMatchObject({ number: 2, next: 4 });
    expect(bench.archived).toHaveLength(1);
  });
});

describe('manual entry', () => {
  it('[T5] is shown only where a person enters cards', () => {
    const machine = new Bench(Array.from({ length: 416 }, (): Card => 'AS'));
    expect(machine.duty({ duty: 'set-manual', manual: true })).toEqual({ reason: 'machine-dealt' });
    machine.state = { ...machine.state, manual: true };
    expect(publicView(machine.state).manual).toBe(false);
    expect(machine.duty({ duty: 'set-manual', manual: false })).toBeNull();
    const hand = withShoe();
    expect(hand.duty({ duty: 'set-manual', manual: true })).toBeNull();
    expect(publicView(hand.state).manual).toBe(true);
  });
});
