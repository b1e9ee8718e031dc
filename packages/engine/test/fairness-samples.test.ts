import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { commitListOf, valueListOf } from '../src/fairness/cut.ts';
import { hashOfListed } from '../src/fairness/cut-list.ts';
import { digestOf } from '../src/fairness/digest.ts';
import { hexOf } from '../src/fairness/hash.ts';
import { parseOpening } from '../src/fairness/parse.ts';
import { permutationOf, wordsOf } from '../src/fairness/permutation.ts';
import type { Contribution, OpenedShoe } from '../src/fairness/record.ts';
import { leafOf } from '../src/fairness/seal.ts';
import { flipsOf } from './bit-flips.ts';
import {
  ALONE,
  ALONE_2,
  BEACON_2,
  EIGHT_DECKS,
  type FairShoeTerms,
  fairShoe,
  SMALL,
  SMALL_2,
} from './fair-shoe.ts';
import { seededBelow } from './seeded.ts';
import {
  compare,
  inDocs,
  mutants,
  NO_PYTHON,
  python,
  saidByPython,
  saidHere,
  tooLittle,
} from './verifiers/compare.ts';

describe('the samples of docs/reference/verify', () => {
  const [first, second] = [fairShoe(SMALL), fairShoe(SMALL_2)];
  it.each([
    ['shoe.json', second.shoe],
    ['round.json', second.rounds[0]],
    ['beacon.json', fairShoe(BEACON_2).shoe],
    ['shoe-1.json', first.shoe],
    ['round-1.json', first.rounds[0]],
  ] as const)('[F2] %s is what a house publishes', (name, file) => {
    expect(JSON.parse(readFileSync(inDocs(name), 'utf8'))).toEqual(file);
  });
});

describe('the vectors of docs/reference/fairness.md', () => {
  const { shoe } = fairShoe(SMALL_2);
  const { seal, cut, commitment } = shoe;
  const [card] = shoe.cards as [OpenedShoe['cards'][number]];
  const [first] = cut.contributions as [Contribution];
  const list = commitListOf(commitment, cut.contributions);
  const word = wordsOf(cut.seed);
  const hex = (n: number): string => n.toString(16).padStart(8, '0');

  it.each([
    ['shoe', [seal.shoe]],
    ['card and nonce of leaf 0', [card.card, card.nonce]],
    ['leaf 0', [hexOf(leafOf(seal.shoe, 0, card.card, card.nonce))]],
    ['root', [seal.root]],
    ['house value', [cut.houseValue]],
    ['house hash', [seal.houseHash]],
    ['commitment', [commitment]],
    ["first patron's value", [first.value]],
    ["first patron's commit", [first.commit]],
    ['root of the list', [list.root]],
    ['list of the cut', [hashOfListed(commitment, list)]],
    ['root of the values', [valueListOf(commitment, cut.contributions).root]],
    ['seed', [cut.seed]],
    ['first words', [hex(word()), hex(word())]],
    ['P, its first eight', [permutationOf(cut.seed, 52).slice(0, 8).join(' ')]],
    ['digest', [shoe.digest]],
  ])('[F2] %s', (what, values) => {
    const row = `| ${what} | ${values.map((value) => `\`${value}\``).join(' ')} |`;
    expect(readFileSync(inDocs('../fairness.md'), 'utf8').split('\n')).toContain(row);
  });
});

const TERMS: readonly FairShoeTerms[] = [
  SMALL,
  ALONE,
  EIGHT_DECKS,
  { ...ALONE, patrons: 0 },
  { ...SMALL, patrons: 0, failed: [1, 4, 64], burn: 'courts-eleven-up', afterCut: 'finish' },
  { ...SMALL, beacon: false, decks: 6, cancelled: { round: 3, after: 5 } },
  SMALL_2,
  ALONE_2,
  BEACON_2,
  { ...SMALL_2, beacon: 'vain', patrons: 300, decks: 8 },
];

/** Changed files judged by both verifiers; `npm run verifiers` does many more. */
const COUNT = inject('soak') ? 1_500 : 700;

/** Changes of every part of a file, with the digest recomputed, so that only the part itself shows them. */
const broken = (file: OpenedShoe, count: number, seed: number): readonly OpenedShoe[] => {
  const below = seededBelow(seed);
  const flips = [...flipsOf(file)];
  const parts = Map.groupBy(flips, ({ path }) => path.replace(/\d+/g, ''));
  const files: OpenedShoe[] = [];
  for (const part of parts.values()) {
    for (let i = 0; i < count; i += 1) {
      const flip = part[below(part.length)];
      flip?.apply();
      if (parseOpening(file).ok) files.push(structuredClone({ ...file, digest: digestOf(file) }));
      flip?.undo();
    }
  }
  return files;
};

describe('the second verifier', () => {
  const texts = (files: readonly OpenedShoe[]): readonly string[] =>
    files.map((file) => JSON.stringify(file));

  it('[F2] agrees on valid shoes', ({ skip }) => {
    skip(python === null, NO_PYTHON);
    const shoes = TERMS.flatMap((terms) => [1, 2, 3].map((seed) => fairShoe({ ...terms, seed }).shoe));
    expect(texts(shoes).map(saidHere)).toEqual(shoes.map(() => 'agrees'));
    expect(saidByPython(texts(shoes))).toEqual(shoes.map(() => 'agrees'));
  });

  it('[F2] parses rounds as well', ({ skip }) => {
    skip(python === null, NO_PYTHON);
    const rounds = TERMS.flatMap((terms) => fairShoe(terms).rounds.slice(0, 4)).map((each) =>
      JSON.stringify(each),
    );
    expect(rounds.length).toBeGreaterThan(15);
    expect(saidByPython(rounds)).toEqual(rounds.map(() => 'agrees'));
  });

  it('[F2] gives the same verdict on files that were changed and committed again', ({ skip }) => {
    skip(python === null, NO_PYTHON);
    const found = compare(mutants(COUNT, 3));
    expect(found.differences.map(({ text: _, ...difference }) => difference)).toEqual([]);
    expect(tooLittle(found, COUNT)).toBeNull();
  });

  it('[F2] reports a file that it cannot parse, and continues', ({ skip }) => {
    skip(python === null, NO_PYTHON);
    const paths = [inDocs('none.json'), inDocs('.'), inDocs('shoe.json')];
    const { stdout, stderr, status } = spawnSync('python3', [inDocs('verify.py'), ...paths], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringContaining('it cannot be read'),
      expect.stringContaining('it cannot be read'),
      `${inDocs('shoe.json')}: agrees`,
    ]);
    expect(status).toBe(1);
  });

  it('[F2] rejects changed ones at the same step', ({ skip }) => {
    skip(python === null, NO_PYTHON);
    const files = [SMALL, ALONE, SMALL_2, BEACON_2].flatMap((terms, i) => broken(fairShoe(terms).shoe, 4, i));
    expect(files.length).toBeGreaterThan(60);
    const here = texts(files).map(saidHere);
    expect(new Set(here).size).toBeGreaterThan(8);
    expect(saidByPython(texts(files))).toEqual(here);
  });
});
