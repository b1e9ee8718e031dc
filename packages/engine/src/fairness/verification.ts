// What a check of an opened shoe or round found, step by step, in words for people who do not know the code. [F2]
import type { Hex32 } from './record.ts';

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

export type Finding = { readonly ok: boolean; readonly says: string };

export type Step = Finding & { readonly id: StepId; readonly title: string };

export type Verification = {
  readonly ok: boolean;
  /** Of the seal in the file: the one to compare with what was told before the shoe. */
  readonly commitment: Hex32;
  readonly steps: readonly Step[];
  /** The first that failed. */
  readonly failed: Step | null;
};

/** What the reader knows apart from the file. */
export type Expectation = {
  /** Written down before the shoe was dealt. */
  readonly commitment?: Hex32 | undefined;
  /** The reader's own part in the cut. */
  readonly value?: Hex32 | undefined;
  /** Of those who came forward, as it was told before the values were; see `listHashOf`. */
  readonly list?: Hex32 | undefined;
};

export const holds = (says: string): Finding => ({ ok: true, says });
export const fails = (says: string): Finding => ({ ok: false, says });

export const step = (id: StepId, title: string, { ok, says }: Finding): Step => ({ id, title, ok, says });

export const verificationOf = (commitment: Hex32, steps: readonly Step[]): Verification => {
  const failed = steps.find(({ ok }) => !ok) ?? null;
  return { ok: failed === null, commitment, steps, failed };
};
