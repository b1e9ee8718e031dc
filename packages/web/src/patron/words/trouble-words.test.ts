import { coins, ZERO } from '@punto/engine/minor';
import type { KeptRecord } from '@punto/protocol/message';
import { describe, expect, it } from 'vitest';
import { view } from '../../../test/fixtures/table-setup.ts';
import { correctionWords, revisionWords } from './correction-words.ts';
import { remarksOf, troubleOf } from './trouble-words.ts';

const record = (some: Partial<KeptRecord>) =>
  ({ tableName: 'Salon one', round: 41, status: 'resettled', ...some }) as KeptRecord;

describe('messages about acts of the floor', () => {
  it('[T5] report a pause first', () => {
    expect(troubleOf(view({}), false)).toBeNull();
    const paused = view({ pausedAt: 5, service: 'shut', phase: 'result' });
    expect(troubleOf(paused, false)?.called).toBe('The table is paused');
  });

  it('[T5] report a stopped table before everything, and that patrons may leave', () => {
    const paused = view({ pausedAt: 5 });
    expect(troubleOf(paused, true)).toEqual({
      called: 'This table has stopped for now',
      says: 'Your bets are safe. You may leave.',
    });
  });

  it('[T5] report a cancelled round while it is in view', () => {
    const round = { number: 41, openedAt: 0, closesAt: 1, last: false, cancelled: true } as const;
    expect(troubleOf(view({ phase: 'settled', round }), false)?.called).toBe('This round was cancelled');
    expect(troubleOf(view({ phase: 'betting', round: { ...round, number: 42 } }), false)).toBeNull();
  });

  it('[T5] [T6] give the reason of a cancelled or corrected round to patrons with stakes in it', () => {
    const of = (status: KeptRecord['status'], reason?: string) =>
      remarksOf(view({}), record({ status, ...(reason ? { reason } : {}) }));
    expect(of('cancelled', 'Misdeal')).toEqual(['Cancelled: Misdeal']);
    expect(of('resettled', 'Misread card')).toEqual(['Settled again: Misread card']);
    expect(of('settled')).toEqual([]);
  });

  it('[T1] state that a result waits for its dealer, and who prepares the shoe', () => {
    const waits = { dealerAway: true, setup: { ...view({}).setup, dealing: 'person' } } as const;
    expect(troubleOf(view({ ...waits, phase: 'dealing' }), false)?.called).toBe(
      'The table waits for its dealer',
    );
    expect(troubleOf(view({ ...waits, phase: 'betting' }), false)).toBeNull();
    expect(troubleOf(view({ phase: 'result' }), false)?.called).toBe('The result is being confirmed');
    const { setup } = view({});
    const byHand = view({ phase: 'shuffling', shoe: null, setup: { ...setup, dealing: 'person' } });
    expect(troubleOf(byHand, false)?.says).toBe('The dealer prepares the shoe');
  });

  it('[T5] include remarks that change nothing now', () => {
    expect(remarksOf(view({}))).toEqual([]);
    expect(remarksOf(view({ service: 'closing-after-shoe', manual: true }))).toEqual([
      'The table closes with this shoe',
      'Cards are entered by hand',
    ]);
  });

  it('[L3] announce new limits before they are in effect', () => {
    const offers = [{ option: 'player', minMinor: coins(10), maxMinor: coins(3_000) }] as const;
    expect(remarksOf(view({ nextLimits: { offers, differentialMinor: null } }))).toEqual([
      'New limits from the next round: 10 to 3,000 on the main bets',
    ]);
  });

  it('[T6] describe a correction in the same words up and down, with the amount really moved', () => {
    const up = { deltaMinor: coins(25), uncollectedMinor: ZERO };
    expect(correctionWords(record({ correction: up }))).toBe(
      'Salon one, round 41 was settled again. Your balance: +25.',
    );
    const down = { deltaMinor: coins(-95), uncollectedMinor: coins(75) };
    expect(correctionWords(record({ status: 'voided', correction: down }))).toBe(
      'Salon one, round 41 was voided, and every stake went back. Your balance: −20.',
    );
    expect(
      revisionWords(record({ status: 'voided', reason: 'a card lay under the shoe', correction: down })),
    ).toBe('Voided: a card lay under the shoe. 75 was not taken back');
    expect(revisionWords(record({ status: 'settled' }))).toBeNull();
  });
});
