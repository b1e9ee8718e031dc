import { describe, expect, inject, it } from 'vitest';
import { judge, lacksOf } from '../support/deeds/minimums.ts';
import { countsOf, fuzz } from './fuzz/fuzz.ts';
import { MINIMUMS } from './fuzz/minimums.ts';
import { Tally } from './fuzz/tally.ts';

const MESSAGES = inject('soak') ? 8_000 : 3_000;

it('[L6] thousands of hostile messages affect no patron’s round, and each is answered or its socket closed', async () => {
  const { tally, honest, faults } = await fuzz({ messages: MESSAGES, seed: 7 });
  expect(faults).toEqual([]);
  expect(tally.messages).toBeGreaterThanOrEqual(MESSAGES);
  expect(honest.tickets).toBeGreaterThanOrEqual(2);
  // All kinds of attack were used: messages, floods, frames and requests.
  expect([...tally.answers.keys()]).toEqual(
    expect.arrayContaining([
      'error malformed',
      'error unknown-message',
      'close 4429',
      'close 1002',
      'status 400',
    ]),
  );
});

describe('a run of the fuzzer', () => {
  const tally = new Tally();
  tally.messages = 1_000_000;
  for (const kind of ['talk', 'broken frames', 'noise', 'flood']) tally.attacks.set(kind, 50_000);
  for (const rule of MINIMUMS)
    if (typeof rule.what === 'string' && rule.what.startsWith('answer: '))
      tally.answered(rule.what.slice('answer: '.length), 500_000);
  const sound = countsOf(tally, { tickets: 20, rounds: 20, late: 0 });

  it('passes when it sent all kinds and two patrons played', () => {
    expect(lacksOf(judge(sound, MINIMUMS))).toEqual([]);
  });

  it.each(MINIMUMS.map(({ what }) => String(what)))('fails without %s', (what) => {
    expect(lacksOf(judge({ ...sound, [what]: 0 }, MINIMUMS)).join()).toContain(`0 of “${what}”`);
  });
});
