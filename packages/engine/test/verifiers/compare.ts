// Both verifiers over the same files: the one of this package, and docs/reference/verify/verify.py, which shares no line with it.
// They must give the same verdict at the same step, for any file. [F2]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseOpening } from '../../src/fairness/parse.ts';
import { verifyOpening } from '../../src/fairness/verify.ts';
import { isRecordFile, parseRecordFile } from '../../src/play-record/parse-record-file.ts';
import { verifyRecord } from '../../src/play-record/verify-record.ts';
import { ALONE, ALONE_2, BEACON_2, type FairShoeTerms, fairShoe, SMALL, SMALL_2 } from '../fair-shoe.ts';
import { seededBelow } from '../seeded.ts';
import { CHANGES, pick, type Raw, TEXT_CHANGES } from './mutate.ts';
import { reseal } from './reseal.ts';

export const inDocs = (name: string): string =>
  fileURLToPath(new URL(`../../../../docs/reference/verify/${name}`, import.meta.url));

/** `null`: there is none on this machine. */
export const python = spawnSync('python3', ['--version']).status === 0 ? 'python3' : null;
export const NO_PYTHON = 'there is no python3 on this machine, which the second verifier is written in';

/** The step at which a file is refused, with the line for a play record, or `agrees`. */
export const saidHere = (text: string): string => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'shape';
  }
  if (isRecordFile(value)) {
    const parsed = parseRecordFile(value);
    if (!parsed.ok) return 'shape';
    const { failed } = verifyRecord(parsed.file);
    return failed ? `${failed.id} ${failed.wrong[0]?.path}` : 'agrees';
  }
  const parsed = parseOpening(value);
  return parsed.ok ? (verifyOpening(parsed.file).failed?.id ?? 'agrees') : 'shape';
};

/** The number of files that fit on one command line. */
const AT_ONCE = 400;

/** The verdict of the second verifier on each file. Throws on any output to standard error. */
export const saidByPython = (texts: readonly string[]): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-second-verifier-'));
  try {
    const said: string[] = [];
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const names = texts.slice(from, from + AT_ONCE).map((text, i) => {
        writeFileSync(join(folder, `${i}.json`), text);
        return `${i}.json`;
      });
      const options = { encoding: 'utf8', cwd: folder, maxBuffer: 2 ** 26 } as const;
      const { stdout, stderr } = spawnSync(python ?? '', [inDocs('verify.py'), ...names], options);
      if (stderr !== '') throw new Error(stderr);
      said.push(
        ...stdout
          .trim()
          .split('\n')
          .map((line) => line.replace(/^.*: /, '')),
      );
    }
    return said;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export type Mutant = { readonly text: string; readonly changes: readonly string[] };

/** Shoes that differ in everything a seal may say, the samples of the documentation, and rounds of both. */
const originals = (): readonly string[] => {
  const terms: readonly FairShoeTerms[] = [
    SMALL,
    { ...SMALL, burn: 'courts-eleven-up', afterCut: 'finish', failed: [], beacon: false, cancelled: null },
    { ...SMALL, burn: 'none', patrons: 0, failed: [1, 2, 3], cancelled: { round: 3, after: 5 } },
    { ...SMALL, decks: 2, patrons: 8, failed: [], beacon: false, cancelled: { round: 1, after: 2 } },
    ALONE,
    SMALL_2,
    { ...SMALL_2, decks: 2, patrons: 70, failed: [3, 1], burn: 'none' },
    { ...SMALL_2, beacon: 'vain', afterCut: 'finish' },
    { ...SMALL_2, patrons: 0, failed: [1, 2, 3], beacon: 'vain', missed: 0 },
    { ...BEACON_2, beacon: true, cancelled: null },
    BEACON_2,
    ALONE_2,
    { ...ALONE_2, patrons: 0 },
  ];
  const shoes = terms.map((each, i) => fairShoe({ ...each, seed: i + 1 }));
  const made = shoes.flatMap(({ shoe, rounds }) => [shoe, shoe, shoe, ...rounds.slice(0, 2)]);
  const samples = ['shoe.json', 'round.json'].map((name) => readFileSync(inDocs(name), 'utf8'));
  return [...samples, ...made.map((file) => JSON.stringify(file))];
};

export const mutants = (count: number, seed: number): readonly Mutant[] => {
  const below = seededBelow(seed);
  const from = originals();
  return Array.from({ length: count }, () => {
    const file: Raw = JSON.parse(pick(from, below));
    const changes: string[] = [];
    for (let more = 1 + below(2); more > 0; more -= 1) {
      const name = pick(Object.keys(CHANGES), below);
      try {
        CHANGES[name]?.(file, below);
        changes.push(name);
      } catch {
        // It has nothing of the kind: a round has no rounds.
      }
    }
    reseal(file, below);
    const text = JSON.stringify(file);
    if (below(12) > 0) return { text, changes };
    const name = pick(Object.keys(TEXT_CHANGES), below);
    return { text: TEXT_CHANGES[name]?.(text, below) ?? text, changes: [...changes, name] };
  });
};

export type Comparison = {
  /** Mutants that both judged so, by the step they were refused at. */
  readonly judged: Readonly<Record<string, number>>;
  readonly differences: readonly (Mutant & { readonly here: string; readonly python: string })[];
};

export const compare = (all: readonly Mutant[]): Comparison => {
  const second = saidByPython(all.map(({ text }) => text));
  const judged: Record<string, number> = {};
  const differences: Comparison['differences'][number][] = [];
  for (const [i, mutant] of all.entries()) {
    const [here, there] = [saidHere(mutant.text), second[i] ?? 'nothing'];
    const [step = here] = here.split(' ');
    if (here === there) judged[step] = (judged[step] ?? 0) + 1;
    else differences.push({ ...mutant, here, python: there });
  }
  return { judged, differences };
};

/** Every step at which a mutant can be refused. */
const REACHED = [
  ...['shape', 'commitment', 'deck', 'nonces', 'root', 'proofs', 'house', 'contributions', 'beacon', 'seed'],
  ...['order', 'burn', 'rounds', 'cut-card', 'digest'],
];

/** What is missing for a comparison that means something; `null`: nothing. */
export const tooLittle = (
  { judged, differences }: Comparison,
  wanted: number,
  reached: readonly string[] = REACHED,
): string | null => {
  const agree = judged.agrees ?? 0;
  const compared = Object.values(judged).reduce((sum, count) => sum + count, differences.length);
  if (compared < wanted) return `${compared} mutants were compared, and ${wanted} were to be`;
  if (agree < compared / 20) return `only ${agree} of ${compared} mutants were sealed well enough to agree`;
  const missed = reached.filter((step) => !judged[step]);
  return missed.length > 0 ? `no mutant was refused at ${missed.join(', ')}` : null;
};
