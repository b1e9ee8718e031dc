import { DUTY_NAMES } from '@punto/protocol/floor/duty-schema';
import { describe, expect, it } from 'vitest';
import { actionWords } from './action-words.ts';
import { entryWords } from './journal-words.ts';

const entry = (action: string, before: unknown = null, after: unknown = null) => ({
  ...{ action, before, after, round: 7, shoe: 3 },
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
  });

  it('names the account and the address of a failed sign-in', () => {
    const after = { name: 'Mona', address: '192.0.2.7', wrong: 'password', locked: true };
    expect(entryWords(entry('sign-in-failed', null, after))).toBe(
      'A sign-in as Mona from 192.0.2.7 failed: wrong password; it is locked now',
    );
  });

  it.each(DUTY_NAMES)('has a text for the duty %s', (duty) => {
    const words = entryWords(entry(duty, null, { duty: { ...FACTS, duty } }));
    expect(words).not.toBe(actionWords(duty));
    expect(words).not.toMatch(/undefined|null|NaN|object/);
  });
});
