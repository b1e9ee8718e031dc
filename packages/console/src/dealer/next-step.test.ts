import type { Card } from '@punto/engine/card';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import type { FloorView } from '@punto/protocol/floor/message';
import { describe, expect, it } from 'vitest';
import { nextStep, resultWords, whyNext } from './next-step.ts';

const setup = { ...makeTable(LIVE_EIGHT_DECK, { table: 'oak', name: 'Oak' }), dealing: 'person' as const };
const DANA = { id: 'dana', name: 'Dana' };
const DIRK = { id: 'dirk', name: 'Dirk' };

type Some = {
  view?: Partial<FloorView['view']>;
  floor?: Partial<FloorView>;
  stopped?: boolean;
};
const step = ({ view, floor, stopped = false }: Some, own = 'dana') => {
  const shoe = { number: 3, cards: 416, dealt: 40, cutIndex: 402, burn: null };
  const round = { number: 7, openedAt: 0, closesAt: 9_000, last: false };
  const hands = { player: [], banker: [], playerScore: 0, bankerScore: 0 };
  const whole = { setup, phase: 'settled', shoe, round, hands, service: 'open', ...view };
  const base = { pause: null, dealers: [DANA], next: null, lastRound: null, ...floor };
  return nextStep({ stopped, floor: { ...base, view: whole } as unknown as FloorView }, own);
};
const hands = (player: Card[], banker: Card[]) => ({ player, banker, playerScore: 0, bankerScore: 0 });

describe('the next step of a dealer', () => {
  it('[S1] is a new shoe, if there is none', () => {
    expect(step({ view: { shoe: null, round: null, phase: 'shuffling' } })).toEqual({ step: 'shoe' });
  });

  it('[T1] follows the round from betting to result', () => {
    expect(step({})).toEqual({ step: 'open', round: 8, last: false });
    expect(step({ view: { phase: 'shuffling', round: null } })).toMatchObject({ step: 'open', round: 1 });
    expect(step({ view: { phase: 'betting' } })).toEqual({ step: 'betting', round: 7, closesAt: 9_000 });
    const next = { side: 'player', place: 0 } as const;
    expect(step({ view: { phase: 'closed' }, floor: { next } })).toMatchObject({ step: 'card', ...next });
    const done = { phase: 'result', hands: hands(['9S', 'KD'], ['2C', '5H']) } as const;
    expect(step({ view: done })).toMatchObject({ step: 'result', coup: { outcome: 'player' } });
  });

  it('[V6] shows that the holder of the shoe starts the deal', () => {
    const floor = { next: { side: 'player', place: 0 } } as const;
    const seats = { seats: [], holder: '3', offered: null };
    expect(step({ view: { phase: 'closed', seats }, floor })).toMatchObject({
      why: expect.stringContaining('wait for its Deal'),
    });
    expect(step({ view: { phase: 'closed', seats: { ...seats, dealCalled: true } }, floor })).toMatchObject({
      why: 'Seat 3 calls for the deal.',
    });
  });

  it('[S2] announces the last round, and opens none after it', () => {
    expect(step({ floor: { lastRound: 8 } })).toEqual({ step: 'open', round: 8, last: true });
    expect(step({ floor: { lastRound: 7 } })).toMatchObject({ step: 'wait' });
  });

  it('[T5] is to wait while the table is paused, shut or stopped, in any phase', () => {
    const pause = { since: 5, by: DIRK, reason: 'Card not read' };
    expect(step({ view: { phase: 'betting' }, floor: { pause } })).toEqual({
      step: 'paused',
      since: 5,
      by: 'Dirk',
      reason: 'Card not read',
    });
    expect(step({ view: { service: 'shut' } })).toEqual({ step: 'shut' });
    expect(step({ stopped: true, floor: { pause } })).toEqual({ step: 'stopped' });
  });

  it('[V6] is given to the caller only', () => {
    expect(step({ floor: { dealers: [DIRK, DANA] } })).toEqual({ step: 'assist', caller: 'Dirk' });
    expect(step({ floor: { dealers: [DIRK, DANA] } }, 'dirk')).toMatchObject({ step: 'open' });
  });

  it('[T1] is none where the machine deals', () => {
    const { dealing: _, ...machine } = setup;
    expect(step({ view: { setup: machine } })).toEqual({ step: 'machine' });
  });
});

describe('the reason for the next card', () => {
  it('[R5] shows which hand draws and which input is missing', () => {
    expect(whyNext(hands(['9S', '5C'], ['KH', '3C']), setup.labels)).toBe(
      'Player 4 draws. Banker 3 waits for this card.',
    );
  });

  it('[R6] [R7] gives the rule by which banker draws', () => {
    expect(whyNext(hands(['9S', '5C', '6D'], ['2H', '3C']), setup.labels)).toBe(
      'Player 4 draws. Banker 5 draws: Player’s third card was 6.',
    );
    expect(whyNext(hands(['2S', '5C'], ['2H', '3C']), setup.labels)).toBe(
      'Player 7 stands. Banker 5 draws: Player stood on two cards.',
    );
  });

  it('[R3] is empty for the first four cards', () => {
    expect(whyNext(hands(['9S'], []), setup.labels)).toBe('');
  });
});

describe('a result', () => {
  it('[R8] is stated before it is confirmed', () => {
    const result = step({ view: { phase: 'result', hands: hands(['2S', '9C', 'KS'], ['2H', '4C']) } });
    if (result.step !== 'result') throw new Error('no result');
    expect(resultWords(result.coup, setup.labels)).toBe(`${setup.labels.banker} wins 6 – 1`);
  });
});
