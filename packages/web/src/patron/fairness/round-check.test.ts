import { describe, expect, it } from 'vitest';
import { sampleCommitment, sampleRound, sampleShoe } from '../../../test/fixtures/sample-files.ts';
import { soloSetup } from '../../../test/fixtures/solo-setup.ts';
import { view } from '../../../test/fixtures/table-setup.ts';
import type { ShoeSeen } from './recorded-shoes.ts';
import { checkRound } from './round-check.ts';
import { type RoundOver, roundOver } from './round-over.ts';

const file = sampleRound();
const over: RoundOver = { shoe: 12, round: 1, coup: { player: ['TS', '7H'], banker: ['KC', '9D'] } };
const known: ShoeSeen = {
  shoe: 12,
  commitment: sampleCommitment,
  since: 0,
  value: sampleShoe().cut.contributions[1]?.value ?? null,
  list: null,
  values: 'values' in file.cut ? file.cut.values.root : null,
};
const failedStep = (answer: unknown, ...[of = over, seen = known]: (RoundOver | ShoeSeen)[]) =>
  checkRound(answer, 'example', of as RoundOver, seen as ShoeSeen).failed?.id ?? null;

describe('the verification of a round', () => {
  it('[F2] passes for the round that was shown, with the record of this window', () => {
    const { failed, steps } = checkRound(file, 'example', over, known);
    expect(failed).toBeNull();
    expect(steps.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['seen', 'noted', 'own-value', 'proofs']),
    );
  });

  it('[F2] confirms the commitment only from the round in which this window received it', () => {
    const said = (since: number) =>
      checkRound(file, 'example', over, { ...known, since }).steps.find(({ id }) => id === 'noted')?.says;
    expect(said(0)).toContain('before the first bet');
    expect(said(7)).toContain('in round 7');
  });

  it('[F2] fails when the felt showed other cards, or another round is revealed', () => {
    expect(failedStep(file, { ...over, coup: { player: ['9C', '2S'], banker: ['TS', '9S'] } })).toBe('seen');
    expect(failedStep(file, { ...over, round: 2 })).toBe('seen');
    expect(failedStep(file, { ...over, shoe: 11 })).toBe('seen');
    expect(checkRound(file, 'another', over, known).failed?.id).toBe('seen');
    expect(failedStep(file, { ...over, coup: null })).toBeNull();
  });

  it('[F2] fails when commitment, value or list differ from the recorded ones', () => {
    const other = 'e'.repeat(64);
    expect(failedStep(file, over, { ...known, commitment: other })).toBe('noted');
    expect(failedStep(file, over, { ...known, values: other })).toBe('own-value');
    expect(failedStep(file, over, { ...known, list: other })).toBe('list');
  });

  it('[F2] fails with the position of the error when the answer is not a revealed round', () => {
    const { failed } = checkRound({ ...file, round: 'one' }, 'example', over, known);
    expect(failed).toMatchObject({
      id: 'shape',
      says: expect.stringContaining('“round” must be a whole number from 1 to'),
    });
    expect(failedStep(null)).toBe('shape');
  });
});

describe('the last finished round', () => {
  const coup = { ...over.coup, outcome: 'banker' } as never;
  const sealed = (number: number, round: number, phase: 'betting' | 'settled') =>
    view({
      phase,
      coup: phase === 'settled' ? coup : null,
      shoe: {
        number,
        cards: 52,
        dealt: 9,
        cutIndex: 38,
        burn: null,
        commitment: sampleCommitment,
        cut: null,
      },
      round: { number: round, openedAt: 0, closesAt: 9, last: false },
    });

  it('is the settled one, with its cards as first shown, until the next is settled', () => {
    const first = roundOver(null, sealed(12, 1, 'settled'), []);
    expect(first).toEqual({ shoe: 12, round: 1, coup });
    expect(roundOver(first, sealed(12, 1, 'settled'), [])).toBe(first);
    expect(roundOver(first, sealed(12, 2, 'betting'), [])).toBe(first);
    expect(roundOver(first, sealed(13, 1, 'betting'), [])).toBe(first);
  });

  it('is the previous one, without cards, after joining during a round', () => {
    expect(roundOver(null, sealed(12, 5, 'betting'), [])).toEqual({ shoe: 12, round: 4, coup: null });
    expect(roundOver(null, sealed(12, 1, 'betting'), [])).toBeNull();
  });

  it('at a solo table is the coup of the shoe before, if this window recorded that shoe', () => {
    const alone = { ...sealed(13, 1, 'betting'), setup: soloSetup };
    expect(roundOver(null, alone, [known])).toEqual({ shoe: 12, round: 1, coup: null });
    // After a restore of the house, which skips numbers.
    const restored = { ...sealed(87_413, 1, 'betting'), setup: soloSetup };
    expect(roundOver(null, restored, [known])).toBeNull();
  });

  it('is null where a person deals', () => {
    const dealt = view({ phase: 'settled', coup });
    expect(roundOver(null, dealt, [])).toBeNull();
  });
});
