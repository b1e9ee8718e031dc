// Minimum counts of a run, in proportion to its length. A minimum is far below what runs do, and is not required of a
// run too short to reach it reliably; the table shows both.
import type { Counts } from './deeds.ts';

export type Minimum = {
  /** One count, or several that are added up. */
  readonly what: string | readonly string[];
  /** What the length of the run is measured by: rounds, starts, messages. */
  readonly per: string;
  /** At least one in this number of `per`. */
  readonly oneIn: number;
  /** Number of `per` below which the minimum is zero, because chance decides about all of them together; absent: 0. */
  readonly after?: number;
};

/** Deeds that must not occur, such as a request refused for its shape. */
export type Never = { readonly never: string };

export type Judged = {
  readonly what: string;
  readonly done: number;
  /** `null`: the run was too short. */
  readonly needed: number | null;
  /** What is missing, in a sentence; `null`: nothing. */
  readonly lack: string | null;
};

/** Smaller numbers may be missed by chance alone, so they are not required. */
const LEAST_ASKED = 3;

export const judge = (counts: Counts, rules: readonly (Minimum | Never)[]): readonly Judged[] =>
  rules.flatMap((rule) => ('never' in rule ? judgeNever(counts, rule) : [judgeMinimum(counts, rule)]));

/** Whether the run was long enough for at least one minimum. */
export const isLongEnough = (judged: readonly Judged[]): boolean =>
  judged.some(({ needed }) => needed !== null && needed > 0);

/** Only the sentences. */
export const lacksOf = (judged: readonly Judged[]): readonly string[] =>
  judged.flatMap(({ lack }) => lack ?? []);

const judgeMinimum = (counts: Counts, { what, per, oneIn, after = 0 }: Minimum): Judged => {
  const names = typeof what === 'string' ? [what] : what;
  const done = names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  const occasions = counts[per] ?? 0;
  const asked = Math.floor((occasions - after) / oneIn);
  const needed = asked < LEAST_ASKED ? null : asked;
  const name = names.join(' + ');
  const lack =
    needed === null || done >= needed
      ? null
      : `Too little was done: ${done} of “${name}” in ${occasions} of “${per}”, at least ${needed} are needed.`;
  return { what: name, done, needed, lack };
};

/** `never`: a prefix of names; each count with it is a fault of the harness. */
const judgeNever = (counts: Counts, { never }: Never): readonly Judged[] =>
  Object.entries(counts)
    .filter(([name, times]) => name.startsWith(never) && times > 0)
    .map(([what, done]) => ({
      what,
      done,
      needed: 0,
      lack: `The harness did what it did not mean: ${done} of “${what}”, none is allowed.`,
    }));
