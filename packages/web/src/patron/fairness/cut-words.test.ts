import type { OwnCut } from '@punto/protocol/client/cuts';
import { describe, expect, it } from 'vitest';
import { HEX, ownCut } from '../../../test/fixtures/own-cut.ts';
import { view } from '../../../test/fixtures/table-setup.ts';
import { besideTheCut, calledInCut, cutInShort } from '../words/called-in-cut.ts';
import { besidesWords, cutProves, failedWords, standingWords } from './cut-words.ts';

const cut = (values: number, failed = 0) => ({
  seed: HEX,
  values,
  failed,
  beacon: false,
  awaited: false,
  missed: 0,
});
const own = (standing: OwnCut['standing'], why: OwnCut['why'] = null) => ownCut({ standing, why });

describe('[F2] texts about a cut', () => {
  it('distinguish a cut by the house alone from one by patrons, and state its limits', () => {
    expect(cutInShort(cut(0))).toBe('Cut by the house alone');
    expect(cutInShort(cut(1))).toBe('Cut by 1 patron');
    expect(cutInShort(cut(3))).toBe('Cut by 3 patrons');
    expect(cutInShort(cut(1), true)).toBe('Cut by your value');
    expect(cutProves(cut(0), false, null)).toContain('does not prove that the house did not choose');
  });

  it('claim that the house did not choose only to patrons whose own value is in it', () => {
    expect(cutProves(cut(64), false, 'in')).toMatch(/cannot have chosen the order: that is proved to you/);
    const standings = [null, 'offered', 'bound', 'told', 'left-out', 'unused', 'refused'] as const;
    for (const mine of standings) {
      expect(cutProves(cut(64), false, mine)).toContain('all of these values may be its own');
      expect(cutProves(cut(64), false, mine)).not.toContain('cannot have chosen');
    }
    expect(cutProves(cut(1), false, null)).toContain('the value may be its own');
  });

  it('state that a beacon is proof for a patron who saw the commitment before it', () => {
    const decided = { ...cut(0), beacon: true };
    expect(cutProves(decided, false, null)).toMatch(
      /nobody could choose it.*everybody who saw the seal and the list/,
    );
    expect(cutProves(decided, false, 'in')).toContain('your value is in the order as well');
    expect(besidesWords(decided)).toBeNull();
    expect(besidesWords({ ...cut(2), awaited: true })).toContain('could not be had in time');
    expect(besidesWords({ ...cut(2), missed: 1 })).toBe(
      '1 more patron came too late or found no place left, and is on record.',
    );
  });

  it('state that missed cuts are on record', () => {
    expect(standingWords(own('missed', 'late'), false)).toContain('on record');
  });

  it('report failed attempts', () => {
    expect(failedWords(cut(2))).toBeNull();
    expect(failedWords(cut(2, 1))).toMatch(/^One attempt failed.* two orders/);
    expect(failedWords(cut(0, 3))).toContain('the house cuts alone');
  });

  it('state the status of the own part', () => {
    expect(standingWords(own('left-out'), false)).toMatch(/^Left out/);
    expect(standingWords(own('unused'), false)).toMatch(/^Unused/);
    expect(standingWords(own('refused', 'already-cut'), false)).toBe(
      'It was not taken: your part in this cut was in already.',
    );
    expect(standingWords(own('told'), true)).toBe('It went with Deal.');
  });
});

describe('[F2] texts during a cut', () => {
  const shoe = {
    number: 13,
    cards: 416,
    dealt: 0,
    cutIndex: 402,
    burn: null,
    commitment: HEX,
    cut: null,
  };
  const cutting = {
    ...{ stage: 'committing' as const, open: false, beacon: null, attempt: 1, committed: 0, revealed: 0 },
    ...{ root: null, commits: [] },
  } as const;
  const seen = (some: object) => view({ phase: 'shuffling', round: null, shoe, ...some });

  it('exist from the first to the last stage only', () => {
    expect(calledInCut(seen({ cutting }))).toBe('Cut the cards');
    expect(calledInCut(seen({ cutting: { ...cutting, stage: 'revealing' } }))).toBe('Values are revealed');
    expect(calledInCut(seen({ shoe: { ...shoe, cut: cut(2) } }))).toBe('The shoe is cut');
    expect(calledInCut(seen({ cutting: { ...cutting, stage: 'awaiting' } }))).toBe('The beacon decides');
    expect(calledInCut(seen({ shoe: null }))).toBeNull();
    expect(calledInCut(view({ phase: 'betting', shoe: { ...shoe, cut: cut(2) } }))).toBeNull();
  });

  it('count the patrons and name the own part', () => {
    expect(besideTheCut(seen({ cutting }), null)).toBe('Nobody has yet');
    const two = { ...cutting, committed: 2 };
    expect(besideTheCut(seen({ cutting: two }), own('bound'))).toBe('2 patrons cut · You cut');
    expect(besideTheCut(seen({ cutting: { ...two, attempt: 2 } }), null)).toBe(
      '2 patrons cut · attempt 2 of 3',
    );
    const telling = { ...two, stage: 'revealing', revealed: 1 };
    expect(besideTheCut(seen({ cutting: telling }), own('left-out'))).toBe(
      '1 of 2 revealed · Yours was left out',
    );
    const done = seen({ shoe: { ...shoe, cut: cut(2) } });
    expect(besideTheCut(done, own('in'))).toBe('By 2 values, yours among them');
    expect(besideTheCut(done, { ...own('in'), commitment: 'cd'.repeat(32) })).toBe('By 2 values');
    expect(besideTheCut(seen({ shoe: { ...shoe, cut: cut(0) } }), null)).toBe('By the house alone');
  });
});
