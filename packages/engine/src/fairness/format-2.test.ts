// The second format: lists of thousands as trees, proofs of rounds whose size does not grow with them, a signed beacon.
import { describe, expect, it } from 'vitest';
import {
  ALONE_2,
  BEACON_2,
  type FairShoeTerms,
  fairShoe,
  PUBLIC_ROUND,
  SMALL_2,
} from '../../test/fair-shoe.ts';
import { commitListOf, cutBySeal, valueListOf } from './cut.ts';
import { cutListOf, hashOfListed, placeIn, rootOfPlace } from './cut-list.ts';
import { digestOf } from './digest.ts';
import { signatureOf } from './drand-signature.ts';
import { parseOpening } from './parse.ts';
import type { Contribution, Cut, OpenedShoe } from './record.ts';
import { commitmentOf } from './seal.ts';
import { verifyOpening, verifyRound, verifyShoe } from './verify.ts';

const TERMS: Readonly<Record<string, FairShoeTerms>> = {
  'three patrons, two who came too late, an attempt that failed': SMALL_2,
  'a public beacon': BEACON_2,
  'a beacon of its own': { ...BEACON_2, beacon: true },
  'a beacon that did not come': { ...SMALL_2, beacon: 'vain' },
  'a public beacon, and nobody came': { ...BEACON_2, patrons: 0 },
  'nobody came': { ...SMALL_2, patrons: 0, failed: [] },
  'three attempts failed after the beacon did not come': {
    ...SMALL_2,
    patrons: 0,
    failed: [1, 2, 3],
    beacon: 'vain',
  },
  'a deck for one patron': ALONE_2,
  'a deck for one patron who brought nothing in': { ...ALONE_2, patrons: 0 },
  'three thousand patrons': { ...SMALL_2, patrons: 3_000, failed: [] },
};
const A = 'aa'.repeat(32);

/** A forger recomputes everything derived from the cut except the dealt cards: the seed then does not fit them. */
const cutAs = (shoe: OpenedShoe, change: Partial<Cut>): OpenedShoe => {
  const { seed: _, ...parts } = { missed: [], closedAt: null, ...shoe.cut, ...change };
  const file = { ...shoe, cut: cutBySeal(shoe.seal, shoe.commitment, parts) };
  return { ...file, digest: digestOf(file) };
};
const refusedAt = (shoe: OpenedShoe): string | undefined => verifyShoe(shoe, {}, signatureOf).failed?.id;

describe('[F2] a shoe of the second format', () => {
  it.each(Object.entries(TERMS))('passes every step, and so does each of its rounds: %s', (_, terms) => {
    const { shoe, rounds } = fairShoe(terms);
    for (const file of [shoe, ...rounds.slice(0, 3)]) {
      expect(file.version).toBe(2);
      expect(parseOpening(JSON.parse(JSON.stringify(file)))).toEqual({ ok: true, file });
      expect(verifyOpening(file, {}, signatureOf).failed).toBeNull();
      expect(verifyOpening(file).failed).toBeNull();
    }
  });

  it('has proofs of rounds of the same size for three patrons and for three thousand', () => {
    const sizeOf = (patrons: number): number =>
      JSON.stringify(fairShoe({ ...SMALL_2, patrons, failed: [] }).rounds[1]).length;
    expect(Math.abs(sizeOf(3_000) - sizeOf(3))).toBeLessThan(10);
  });

  it('gives each patron of thousands a short path to the list and to the values', () => {
    const { shoe, rounds } = fairShoe({ ...SMALL_2, patrons: 3_000, failed: [] });
    const { commitment, cut } = shoe;
    const [round] = rounds;
    if (!round || 'contributions' in round.cut) throw new Error('a round of the second format has no lists');
    const { commit, value } = cut.contributions[2_718] as Contribution;
    const [commits, values] = [commitListOf, valueListOf].map((of) => of(commitment, cut.contributions));
    const [ofCommit, ofValue] = [commits, values].map((list) => placeIn(list ?? expect.fail(), 2_718));
    expect(ofCommit?.path.length).toBeLessThanOrEqual(12);
    expect(rootOfPlace('commits', commitment, commit ?? '', ofCommit ?? expect.fail())).toBe(
      round.cut.list.root,
    );
    const root = rootOfPlace('values', commitment, value ?? '', ofValue ?? expect.fail()) ?? '';
    expect(root).toBe(round.cut.values.root);
    expect(rootOfPlace('commits', commitment, A, ofCommit ?? expect.fail())).not.toBe(round.cut.list.root);
    const list = hashOfListed(commitment, round.cut.list);
    const known = { commitment, value: value ?? '', list, values: root };
    expect(verifyRound(round, known)).toMatchObject({ ok: true, unasked: [{ id: 'beacon' }] });
    expect(verifyRound(round, { ...known, values: A }).failed?.id).toBe('own-value');
    expect(verifyRound(round, { ...known, list: A }).failed?.id).toBe('list');
    expect(verifyRound(round, { ...known, values: undefined }).unasked.map(({ id }) => id)).toContain(
      'own-value',
    );
    expect(verifyShoe(shoe, known).failed).toBeNull();
  });

  it('commits to the order of a list, to its length, and to which list it is', () => {
    const of = (kind: 'commits' | 'values', ...entries: string[]) => cutListOf(kind, A, entries);
    const [one, two] = ['11'.repeat(32), '22'.repeat(32)] as const;
    const all = [
      of('commits'),
      of('commits', one),
      of('commits', one, two),
      of('commits', two, one),
      of('values', one),
    ];
    const hashes = all.map((list) => hashOfListed(A, list));
    expect(new Set(hashes).size).toBe(all.length);
    expect(cutListOf('commits', one, [one]).root).not.toBe(of('commits', one).root);
  });
});

describe('[F2] a cut of the second format is refused', () => {
  const { shoe } = fairShoe(SMALL_2);
  const [first, ...rest] = shoe.cut.contributions as [Contribution, ...Contribution[]];
  const failed = shoe.cut.failed[0] as Contribution[];
  it.each<readonly [string, Partial<Cut>]>([
    ['who missed it stands in its list', { missed: [{ commit: first.commit ?? '', why: 'late' }] }],
    ['it is not told when the list was closed', { closedAt: null }],
    ['a value is not the one bound to', { contributions: [{ ...first, value: A }, ...rest] }],
    ['four attempts failed', { failed: [failed, failed, failed, failed], contributions: [] }],
    ['an attempt failed and nobody withheld', { failed: [[first]] }],
  ])('when %s', (_, change) => {
    expect(refusedAt(cutAs(shoe, change))).toBe('contributions');
  });

  it('when a beacon was used after a failed attempt, or none was awaited', () => {
    const { shoe: signed } = fairShoe(BEACON_2);
    expect(refusedAt(cutAs(signed, { failed: [[{ patron: '1', commit: A, value: null }]] }))).toBe(
      'contributions',
    );
    expect(refusedAt(cutAs(signed, { beacon: null }))).toBe('contributions');
    const { shoe: vain } = fairShoe({ ...SMALL_2, beacon: 'vain' });
    expect(refusedAt(cutAs(vain, { failed: vain.cut.failed.slice(1) }))).toBe('contributions');
  });

  it('when the beacon is another, is not signed, or was published before the list was closed', () => {
    const { shoe: signed } = fairShoe(BEACON_2);
    const others = [
      { ...PUBLIC_ROUND, round: 657_414 },
      { ...PUBLIC_ROUND, value: A },
      { ...PUBLIC_ROUND, previous: A },
    ];
    for (const beacon of others) expect(refusedAt(cutAs(signed, { beacon }))).toBe('beacon');
    const { shoe: forged } = fairShoe({ ...BEACON_2, beacon: true });
    const { value, signature } = forged.cut.beacon ?? expect.fail();
    const claimed = cutAs(signed, { beacon: { ...PUBLIC_ROUND, value, signature: signature ?? '' } });
    expect(refusedAt(claimed)).toBe('beacon');
    // Without the curve the signature is not checked, and the report states that.
    expect(verifyShoe(claimed).steps.find(({ id }) => id === 'beacon')?.says).toContain(
      'was not checked here',
    );
    for (const closedAt of [1_694_775_603_000, 1_694_775_604_000])
      expect(refusedAt(cutAs(signed, { closedAt }))).toBe('beacon');
    expect(refusedAt(cutAs(signed, { closedAt: 1_694_775_602_999 }))).not.toBe('beacon');
  });

  it('when a round has other counts or roots than its seed comes from', () => {
    const [round] = fairShoe(SMALL_2).rounds;
    if (!round || 'contributions' in round.cut) throw new Error('a round of the second format has no lists');
    const { list, values } = round.cut;
    for (const [change, step] of [
      [{ list: { ...list, count: 2 } }, 'contributions'],
      [{ values: { ...values, root: A } }, 'seed'],
      [{ failed: [{ ...list, withheld: 0 }] }, 'contributions'],
      [{ failed: [{ ...list, withheld: 4 }] }, 'contributions'],
      [{ list: { ...list, root: A } }, 'seed'],
    ] as const) {
      const file = { ...round, cut: { ...round.cut, ...change } };
      expect(verifyRound({ ...file, digest: digestOf(file) }).failed?.id).toBe(step);
    }
  });

  it('as documented: the commitment differs from that of the first format', () => {
    const { seal, commitment } = shoe;
    expect(commitmentOf({ ...seal, format: 1 })).not.toBe(commitment);
  });
});
