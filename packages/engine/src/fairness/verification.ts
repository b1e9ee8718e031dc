// The report of a check of a revealed shoe or round, step by step, readable without knowing the code. [F2]
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

/** The outcome of one check, with a sentence for its reader. */
export type Finding = { readonly ok: boolean; readonly says: string };

export type Step = Finding & { readonly id: StepId; readonly title: string };

/** Checks that were not made because the reader gave no reference value or the file lacks it: neither passed nor failed. */
export type Unasked = { readonly id: StepId; readonly title: string; readonly says: string };

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

/** What the reader knows from other sources than the file. */
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

/** The finding of a check that passed; `says` is read by patrons. [F2] */
export const holds = (says: string): Finding => ({ ok: true, says });

/** The finding of a check that failed; `says` is read by patrons and names what differs. [F2] */
export const fails = (says: string): Finding => ({ ok: false, says });

/** The finding of one check under its id and title. [F2] */
export const step = (id: StepId, title: string, { ok, says }: Finding): Step => ({ id, title, ok, says });

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
