// A table dealt by a person: each card is published when it is entered, an impossible one is refused, and nothing is
// paid before the result is confirmed. [R3]–[R7] [S1] [S2] [T1]
import type { Card } from '@punto/engine/card';
import type { TableSetup } from '@punto/engine/room';
import type { Side } from '@punto/engine/side';
import { patronAccount } from '@punto/ledger';
import { describe, expect, it } from 'vitest';
import { floorView, type Place, publicView } from '../src/index.ts';
import { Bench, DEALER, SEATED, SETUP, SUPERVISOR } from './bench.ts';

/** Without a least betting time: these tests close betting right after opening. */
const BY_HAND: TableSetup = {
  ...SETUP,
  dealing: 'person',
  pace: { ...SETUP.pace, leastBettingMs: 0 },
};
const OTHER = { id: 'dealer-2', name: 'Dealer 2' };

const staffed = (setup = BY_HAND): Bench => {
  const bench = new Bench([], setup);
  expect(bench.duty({ duty: 'take-post', relieves: null })).toBeNull();
  return bench;
};
const withShoe = (setup = BY_HAND): Bench => {
  const bench = staffed(setup);
  expect(bench.duty({ duty: 'new-shoe', shoe: 'real-1', burn: '3D', cutDepth: null })).toBeNull();
  return bench;
};
const open = (bench = withShoe()): Bench => {
  expect(bench.duty({ duty: 'open-betting' })).toBeNull();
  return bench;
};
const enter = (bench: Bench, card: Card) => {
  const next = floorView(bench.state).next;
  if (!next) throw new Error('no card is due');
  return bench.duty({ duty: 'enter-card', ...next, card });
};
const deal = (bench: Bench, ...cards: readonly Card[]): void => {
  for (const card of cards) expect(enter(bench, card)).toBeNull();
};
const correct = (bench: Bench, side: Side, place: Place, card: Card) =>
  bench.duty({ duty: 'correct-card', side, place, card });

describe('a table dealt by a person', () => {
  it('[T1] [T3] plays a round from burn to confirmation, and pays then', () => {
    const bench = withShoe();
    expect(bench.state).toMatchObject({
      deadline: null,
      shoe: { next: 4, burn: { faceUp: '3D', count: 3 } },
    });
    open(bench);
    expect(bench.bet('anna', { banker: 100 })).toBeNull();
    bench.advance();
    expect(bench.state).toMatchObject({ phase: 'closed', deadline: null });
    deal(bench, '9C', '4D', '5S', '8H');
    expect(floorView(bench.state).next).toEqual({ side: 'player', place: 2 });
    expect(bench.duty({ duty: 'confirm-result' })).toEqual({ reason: 'coup-not-complete' });
    deal(bench, '3D', '7C');
    expect(bench.state).toMatchObject({ phase: 'result', deadline: null, coup: null });
    expect(bench.gains()[patronAccount('anna')]).toBe(0);
    expect(bench.duty({ duty: 'confirm-result' })).toBeNull();
    expect(bench.gains()[patronAccount('anna')]).toBe(9_500);
    expect(bench.state).toMatchObject({ phase: 'settled', deadline: null, history: ['B9'] });
    expect(bench.duty({ duty: 'open-betting' })).toBeNull();
    expect(bench.state.round?.number).toBe(2);
  });

  it('[T1] closes betting by the dealer, or by the clock', () => {
    const bench = open();
    expect(bench.duty({ duty: 'close-betting' })).toBeNull();
    expect(bench.bet('anna', { banker: 100 })).toEqual({ reason: 'betting-closed' });
    expect(bench.duty({ duty: 'close-betting' })).toEqual({ reason: 'wrong-phase' });
  });

  it('[S1] [S2] requires the burnt card and a cut card that is deep enough', () => {
    const bench = staffed();
    const shoe = { duty: 'new-shoe', shoe: 'real-1', burn: '3D', cutDepth: null } as const;
    expect(bench.duty({ duty: 'open-betting' })).toEqual({ reason: 'no-shoe' });
    expect(bench.duty({ ...shoe, burn: null })).toEqual({ reason: 'burn-missing' });
    expect(bench.duty({ ...shoe, cutDepth: 5 })).toEqual({ reason: 'cut-too-shallow' });
    expect(bench.duty({ ...shoe, cutDepth: 6 })).toBeNull();
    expect(bench.duty(shoe)).toEqual({ reason: 'shoe-not-over' });
  });

  it('[R3] [R5] [R7] accepts a card only for the hand that the tableau requires', () => {
    const bench = open();
    bench.duty({ duty: 'close-betting' });
    const wrong = bench.duty({ duty: 'enter-card', side: 'banker', place: 0, card: 'AS' });
    expect(wrong).toEqual({ reason: 'card-not-expected', side: 'player', place: 0 });
    deal(bench, '9C', '4D', '9S', '8H');
    expect(bench.state.phase).toBe('result');
    expect(bench.duty({ duty: 'enter-card', side: 'player', place: 2, card: 'AS' })).toEqual({
      reason: 'wrong-phase',
    });
  });

  it('[R1] refuses a card of which the decks have no more, counting the burnt one', () => {
    const bench = new Bench([], { ...BY_HAND, shoe: { ...SETUP.shoe, decks: 1 } });
    bench.duty({ duty: 'take-post', relieves: null });
    bench.duty({ duty: 'new-shoe', shoe: 'real-1', burn: '3D', cutDepth: null });
    open(bench);
    bench.duty({ duty: 'close-betting' });
    expect(enter(bench, '3D')).toEqual({ reason: 'shoe-cannot-hold', card: '3D' });
    deal(bench, '9C');
    expect(enter(bench, '9C')).toEqual({ reason: 'shoe-cannot-hold', card: '9C' });
    deal(bench, '9D', 'TS', 'TH');
    bench.duty({ duty: 'confirm-result' });
    open(bench);
    bench.duty({ duty: 'close-betting' });
    expect(enter(bench, '9C')).toEqual({ reason: 'shoe-cannot-hold', card: '9C' });
  });

  it('[T5] corrects a misread card before the result is confirmed, and records both', () => {
    const bench = open();
    bench.bet('anna', { player: 100 });
    bench.duty({ duty: 'close-betting' });
    deal(bench, '9C', '4D', '5S', '8H', '3D', '7C');
    expect(correct(bench, 'banker', 2, '7C')).toEqual({ reason: 'same-card' });
    expect(correct(bench, 'banker', 2, '5C')).toBeNull();
    expect(bench.events.at(-1)).toMatchObject({ type: 'CardCorrected', was: '7C', card: '5C', by: DEALER });
    bench.duty({ duty: 'confirm-result' });
    expect(bench.state.history).toEqual(['T7']);
    expect(correct(bench, 'banker', 2, '7C')).toEqual({ reason: 'wrong-phase' });
  });

  it('[R4] [R5] refuses a correction after which later cards would not have been drawn', () => {
    const bench = open();
    bench.duty({ duty: 'close-betting' });
    deal(bench, '9C', '4D', '5S', '8H', '3D');
    expect(correct(bench, 'player', 1, '9S')).toEqual({ reason: 'breaks-the-tableau' });
    expect(correct(bench, 'player', 2, '4S')).toBeNull();
    expect(correct(bench, 'banker', 2, '4S')).toEqual({ reason: 'no-card-there' });
  });

  it('[T5] goes from a result back to dealing when the correction requires another card', () => {
    const bench = open();
    bench.duty({ duty: 'close-betting' });
    deal(bench, '9C', '4D', '9S', '8H');
    expect(bench.state.phase).toBe('result');
    expect(correct(bench, 'player', 1, '5S')).toBeNull();
    expect(bench.state.phase).toBe('dealing');
    expect(floorView(bench.state).next).toEqual({ side: 'player', place: 2 });
  });

  it('[T5] takes back cards one by one, the last one first', () => {
    const bench = open();
    bench.duty({ duty: 'close-betting' });
    deal(bench, '9C', '4D', '5S', '8H', '3D', '7C');
    const left = () => [bench.state.round?.hands.player.length, bench.state.round?.hands.banker.length];
    const seen = [];
    while (bench.duty({ duty: 'take-back' }) === null) seen.push(left());
    expect(seen).toEqual([
      [3, 2],
      [2, 2],
      [2, 1],
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
    expect(bench.state.shoe?.next).toBe(4);
  });

  it('[S2] [S3] ends the shoe after the round of the cut card, and requires a new one', () => {
    const bench = open();
    expect(bench.duty({ duty: 'close-betting' })).toBeNull();
    deal(bench, '9C');
    expect(bench.duty({ duty: 'cut-card', sure: true })).toBeNull();
    expect(bench.duty({ duty: 'cut-card' })).toEqual({ reason: 'cut-card-out' });
    deal(bench, '4D', '9S', '8H');
    bench.duty({ duty: 'confirm-result' });
    expect(bench.duty({ duty: 'open-betting' })).toEqual({ reason: 'shoe-over' });
    bench.advance();
    expect(bench.state).toMatchObject({ phase: 'shuffling', shoe: null, deadline: null });
    expect(bench.archived).toHaveLength(1);
    expect(bench.duty({ duty: 'new-shoe', shoe: 'real-2', burn: 'KS', cutDepth: 20 })).toBeNull();
    expect(bench.state.shoe).toMatchObject({ number: 2, next: 11 });
  });
});

describe('dealers at a table', () => {
  it('[V6] are three at most, and only the caller acts on the round', () => {
    const bench = withShoe();
    const third = { id: 'dealer-3', name: 'Dealer 3' };
    expect(bench.duty({ duty: 'open-betting' }, OTHER)).toEqual({ reason: 'not-the-caller' });
    expect(bench.duty({ duty: 'take-post', relieves: null }, OTHER)).toBeNull();
    expect(bench.duty({ duty: 'open-betting' }, OTHER)).toEqual({ reason: 'not-the-caller' });
    expect(bench.duty({ duty: 'take-post', relieves: null }, OTHER)).toEqual({
      reason: 'already-at-this-table',
    });
    bench.duty({ duty: 'take-post', relieves: null }, third);
    const fourth = { id: 'dealer-4', name: 'Dealer 4' };
    expect(bench.duty({ duty: 'take-post', relieves: null }, fourth)).toEqual({ reason: 'table-is-staffed' });
    expect(bench.duty({ duty: 'take-post', relieves: 'dealer-1' }, fourth)).toBeNull();
    expect(bench.state.dealers.map(({ id }) => id)).toEqual(['dealer-4', 'dealer-2', 'dealer-3']);
    expect(bench.events.at(-1)).toMatchObject({ type: 'DealerCame', dealer: fourth, relieves: DEALER });
    expect(bench.duty({ duty: 'open-betting' }, fourth)).toBeNull();
    expect(bench.duty({ duty: 'leave-post' })).toEqual({ reason: 'not-at-this-table' });
  });

  it('[V6] deal by hand only where a person deals', () => {
    const bench = new Bench(Array.from({ length: 416 }, (): Card => 'AS'));
    bench.duty({ duty: 'take-post', relieves: null });
    expect(bench.duty({ duty: 'open-betting' })).toEqual({ reason: 'machine-dealt' });
  });
});

describe('the end of the night', () => {
  it('[T1] [S3] closes after the round or after the shoe, and opens again with a new shoe', () => {
    for (const after of ['round', 'shoe'] as const) {
      const bench = new Bench(Array.from({ length: 416 }, (_, i): Card => (i % 2 ? '9S' : 'KH')));
      bench.until('betting');
      bench.bet('anna', { player: 100 });
      expect(bench.duty({ duty: 'close-table', after }, SUPERVISOR)).toBeNull();
      expect(bench.duty({ duty: 'reopen-table' }, SUPERVISOR)).toBeNull();
      bench.duty({ duty: 'close-table', after }, SUPERVISOR);
      while (bench.state.service !== 'shut') bench.advance();
      expect(bench.state).toMatchObject({ phase: 'shuffling', shoe: null, deadline: null });
      expect(bench.state.shoes).toBe(1);
      expect(bench.archived[0]?.rounds.length === 1).toBe(after === 'round');
      expect(bench.duty({ duty: 'close-table', after })).toEqual({ reason: 'table-shut' });
      expect(bench.duty({ duty: 'pause', reason: 'why' })).toEqual({ reason: 'table-shut' });
      expect(bench.duty({ duty: 'reopen-table' })).toBeNull();
      bench.newShoe(Array.from({ length: 416 }, (): Card => 'KH'));
      bench.until('betting');
    }
  });

  it('[T1] closes a table that waits for its dealer immediately', () => {
    const bench = withShoe();
    open(bench);
    bench.duty({ duty: 'close-betting' });
    deal(bench, '9C', '4D', '9S', '8H');
    bench.duty({ duty: 'confirm-result' });
    expect(bench.duty({ duty: 'close-table', after: 'round' })).toBeNull();
    expect(bench.state.service).toBe('shut');
    expect(bench.duty({ duty: 'open-betting' })).toEqual({ reason: 'table-shut' });
  });
});

describe('a table with seats dealt by a person', () => {
  const closed = (): Bench => {
    const bench = staffed({ ...BY_HAND, seats: SEATED.seats ?? expect.fail('no seats') });
    bench.duty({ duty: 'new-shoe', shoe: 'real-1', burn: '3D', cutDepth: null });
    bench.act('anna', { act: 'take-seat', seat: '2' });
    open(bench);
    expect(bench.act('anna', { act: 'accept-shoe' })).toBeNull();
    bench.advance();
    expect(bench.state).toMatchObject({ phase: 'closed', deadline: null, seating: { holder: '2' } });
    return bench;
  };

  it('[V6] is dealt by its dealer, whatever patron has the shoe', () => {
    const bench = closed();
    // The cards are in the caller's hands: the holder's Deal calls for them, once.
    expect(publicView(bench.state).seats?.dealCalled).toBeUndefined();
    expect(bench.act('anna', { act: 'deal' })).toBeNull();
    expect(publicView(bench.state).seats).toMatchObject({ dealCalled: true });
    const { version } = bench.state;
    expect(bench.act('anna', { act: 'deal' })).toBeNull();
    expect(bench.state.version).toBe(version);
    expect(bench.act('ben', { act: 'deal' })).toBe('not-the-holder');
    deal(bench, '9C', '4D', '5S', '8H');
  });

  it('[V6] waits for its dealer when the holder leaves the seat', () => {
    const bench = closed();
    expect(bench.act('anna', { act: 'leave-seat' })).toBeNull();
    expect(bench.state.deadline).toBeNull();
    deal(bench, '9C');
  });
});

describe('a table that was to close after a round and is kept open', () => {
  it.each([0, 60_000])('[T1] waits for its dealer to open the next, paused for %d ms', (paused) => {
    const bench = open();
    bench.duty({ duty: 'close-table', after: 'round' }, SUPERVISOR);
    bench.advance();
    deal(bench, '9C', '4D', 'TS', '4H');
    expect(bench.duty({ duty: 'confirm-result' })).toBeNull();
    expect(bench.state.deadline).not.toBeNull();
    if (paused > 0) bench.duty({ duty: 'pause', reason: 'a question' }, SUPERVISOR);
    expect(bench.duty({ duty: 'reopen-table' }, SUPERVISOR)).toBeNull();
    bench.now += paused;
    if (paused > 0) bench.duty({ duty: 'resume' }, SUPERVISOR);
    expect(bench.state).toMatchObject({ phase: 'settled', deadline: null, service: 'open' });
    expect(bench.duty({ duty: 'open-betting' })).toBeNull();
  });
});
