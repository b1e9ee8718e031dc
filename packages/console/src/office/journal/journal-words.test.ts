import { DUTY_NAMES } from '@punto/protocol/floor/duty-schema';
import { describe, expect, it } from 'vitest';
import { actionWords } from './action-words.ts';
import { entryWords, isCovered } from './journal-words.ts';

const AT = Date.UTC(2026, 10, 26, 12);
const DAY_MS = 86_400_000;

const entry = (action: string, before: unknown = null, after: unknown = null) => ({
  ...{ action, before, after, at: AT, round: 7, shoe: 3 },
});

/** Every field that any duty has. */
const FACTS = {
  ...{ player: ['9S', 'KD'], banker: ['7S', 'KC'], side: 'player', place: 1, card: 'TD' },
  ...{ after: 'round', manual: true, dealer: { id: 's', name: 'Dana' } },
};

describe('the text of a journal entry', () => {
  it('[§2.9.5] distinguishes an unlock from a confirmed password', () => {
    expect(entryWords(entry('confirm', { state: 'locked' }))).toBe(
      'Opened the locked console with the password',
    );
    expect(entryWords(entry('confirm', { state: 'open' }))).toBe('Gave the password again');
  });

  it('[T6] describes a coup in one line, with a ten as 10', () => {
    const hands = { player: ['TD', '9S'], banker: ['2C', '5H'] };
    expect(entryWords(entry('confirm-result', { hands }))).toBe(
      'Confirmed round 7: Player 10D 9S (9), Banker 2C 5H (7)',
    );
  });

  it('[T6] states the amount that a correction moved', () => {
    const corrections = [{ deltaMinor: 4_000 }, { deltaMinor: -2_000 }];
    const duty = { duty: 'void-round' };
    expect(entryWords(entry('void-round', null, { duty, corrections }))).toBe(
      'Voided round 7 of shoe 3; 60 for 2 patrons',
    );
    const mixed = [...corrections, { patron: 'gulf.KWD.a', deltaMinor: -1_250 }];
    expect(entryWords(entry('void-round', null, { duty, corrections: mixed }))).toBe(
      'Voided round 7 of shoe 3; 60, 1.250\u00a0KWD for 3 patrons',
    );
  });

  it('names the account and the address of a failed sign-in', () => {
    const after = { name: 'Mona', address: '192.0.2.7', wrong: 'password', locked: true };
    expect(entryWords(entry('sign-in-failed', null, after))).toBe(
      'A sign-in as Mona from 192.0.2.7 failed: wrong password; it is locked now',
    );
  });

  it.each([
    [{ change: 'set-limit', key: 'loss-day', to: 50_000 }, AT, 'Set the limit “Loss, Day” to 500'],
    [
      { change: 'set-limit', key: 'time-week', to: 5_400_000 },
      AT,
      'Set the limit “Time at the tables, Week” to 1:30:00',
    ],
    [{ change: 'set-limit', key: 'loss-day', to: null }, AT, 'Took away the limit “Loss, Day”'],
    [
      { change: 'set-limit', key: 'loss-day', to: 90_000 },
      AT + DAY_MS,
      'Asked for the limit “Loss, Day” of 900: it can be confirmed from 27 Nov 2026, 12:00:00',
    ],
    [
      { change: 'set-limit', key: 'loss-day', to: null },
      AT + DAY_MS,
      'Asked for no limit “Loss, Day”: it can be confirmed from 27 Nov 2026, 12:00:00',
    ],
    [{ change: 'confirm-rise', key: 'stake-month' }, AT, 'Confirmed the change of “Stakes, Month”'],
    [{ change: 'withdraw-rise', key: 'reality-check' }, AT, 'Withdrew the change of “Reality check”'],
    [{ change: 'set-reality-check', everyMs: 1_800_000 }, AT, 'Set the limit “Reality check” to 0:30:00'],
    [{ change: 'take-time-out', forMs: DAY_MS }, AT, 'Break until 27 Nov 2026, 12:00:00'],
    [{ change: 'exclude', forMs: 2 * DAY_MS }, AT, 'Exclusion until 28 Nov 2026, 12:00:00'],
    [{ change: 'exclude', forMs: null }, AT, 'Exclusion for good'],
  ])('[P1] [P6] says what was set for a patron and from when: %o', (change, from, words) => {
    for (const action of ['protect-patron', 'limit-self'])
      expect(entryWords(entry(action, null, { protection: change, from }))).toBe(words);
  });

  it('[P1] a change of another release has the title of its act', () => {
    const after = { protection: { change: 'set-colour' } };
    expect(entryWords(entry('protect-patron', null, after))).toBe('Protected a patron');
    expect(isCovered(entry('protect-patron', null, after))).toBe(true);
    expect(isCovered(entry('change-staff', null, { name: 'Dana' }))).toBe(false);
  });

  it('[B-62] names the alarm that was given or noted', () => {
    expect(entryWords(entry('monitor-alarm', null, { finding: { kind: 'opposed-pair' } }))).toBe(
      'Alarm: Opposed pair',
    );
    expect(entryWords(entry('note-alarm', null, { alarm: 3, kind: 'long-play' }))).toBe(
      'Noted an alarm: No pause',
    );
  });

  it.each(DUTY_NAMES)('has a text for the duty %s', (duty) => {
    const words = entryWords(entry(duty, null, { duty: { ...FACTS, duty } }));
    expect(words).not.toBe(actionWords(duty));
    expect(words).not.toMatch(/undefined|null|NaN|object/);
  });
});
