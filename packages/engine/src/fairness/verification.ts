// The report of a check of a revealed shoe or round, step by step, readable without knowing the code. [F2]
import type { FindingSentence } from './finding-words.ts';
import type { BeaconValue, Hex32 } from './record.ts';

/** Stable names of the steps, for programs. */
export type StepId =
  | 'commitment'
  | 'noted'
  | 'deck'
  | 'nonces'
  | 'root'
  | 'proofs'
  | 'house'
  | 'contributions'
  | 'own-value'
  | 'list'
  | 'beacon'
  | 'seed'
  | 'order'
  | 'burn'
  | 'rounds'
  | 'cut-card'
  | 'digest';

/** The outcome of one check. `says`: its sentences in English; `sentences`: the same by their codes, for pages. */
export type Finding = {
  readonly ok: boolean;
  readonly says: string;
  readonly sentences: readonly FindingSentence[];
};

/** `round`: the step `rounds` where a file has one only. */
export type TitleCode = StepId | 'round';

type Titled = { readonly id: StepId; readonly titleCode: TitleCode; readonly title: string };

export type Step = Finding & Titled;

/** Checks that were not made because the reader gave no reference value or the file lacks it: neither passed nor failed. */
export type Unasked = Omit<Step, 'ok'>;

/** The report of a check of a shoe or round. [F2] */
export type Verification = {
  /** No step failed. What that proves depends on the values given, see `unasked`. */
  readonly ok: boolean;
  /** The commitment in the file: to be compared with the one published before the shoe. */
  readonly commitment: Hex32;
  readonly steps: readonly Step[];
  readonly unasked: readonly Unasked[];
  /** The first that failed. */
  readonly failed: Step | null;
};

/** Values that the reader knows from other sources than the file. */
export type Expectation = {
  /** Written down before the shoe was dealt. */
  readonly commitment?: Hex32 | undefined;
  /** The reader's own part in the cut. */
  readonly value?: Hex32 | undefined;
  /** The list of commitments as published before the values; see `listSeen`. */
  readonly list?: Hex32 | undefined;
  /** The root that the reader's own value was shown to lead to: a round of many patrons does not hold the values. */
  readonly values?: Hex32 | undefined;
};

/** `unknown`: it is no network whose key is known. See `drand-signature.ts`, which is loaded where it is needed. */
export type SignatureCheck = (beacon: BeaconValue) => 'signed' | 'forged' | 'unknown';

const TITLES: Readonly<Record<TitleCode, string>> = {
  commitment: 'The seal',
  noted: 'What you wrote down',
  deck: 'The cards',
  nonces: 'What hid them',
  root: 'The sealed order',
  proofs: 'The cards',
  house: "The house's value",
  contributions: "The patrons' cut",
  'own-value': 'Your value',
  list: 'The list you saw',
  beacon: 'The beacon',
  seed: 'The second order',
  order: 'Their places',
  burn: 'The burn',
  rounds: 'The rounds',
  round: 'The round',
  'cut-card': 'The cut card',
  digest: 'The file',
};

const saysOf = (sentences: readonly FindingSentence[]) => ({
  says: sentences.map(({ says }) => says).join(' '),
  sentences,
});

/** The finding of a check that passed. [F2] */
export const holds = (...sentences: readonly FindingSentence[]): Finding => ({
  ok: true,
  ...saysOf(sentences),
});

/** The finding of a check that failed; its sentences name what differs. [F2] */
export const fails = (...sentences: readonly FindingSentence[]): Finding => ({
  ok: false,
  ...saysOf(sentences),
});

const titled = (id: StepId, titleCode: TitleCode = id): Titled => ({
  id,
  titleCode,
  title: TITLES[titleCode],
});

/** The finding of one check under its id and title. [F2] */
export const step = (id: StepId, finding: Finding, titleCode?: TitleCode): Step => ({
  ...titled(id, titleCode),
  ...finding,
});

/** A check that was not made, and what it needs. [F2] */
export const unaskedStep = (id: StepId, sentence: FindingSentence): Unasked => ({
  ...titled(id),
  ...saysOf([sentence]),
});

/**
 * The report over all steps, in order: `ok` when every one passed, and the first that failed. `unasked` names what
 * was not checked and so is not proved. [F2]
 */
export const verificationOf = (
  commitment: Hex32,
  steps: readonly Step[],
  unasked: readonly Unasked[],
): Verification => {
  const failed = steps.find(({ ok }) => !ok) ?? null;
  return { ok: failed === null, commitment, steps, unasked, failed };
};
