// How much of each deed a run must have done, in proportion to how long it was. A minimum is far below what runs do, and
// a run too short to reach even that by more than chance is not asked for it; both are said, so that nobody takes a short
// run for a thorough one.
import type { Counts } from './deeds.ts';

export type Minimum = {
  /** One count, or several that are added up. */
  readonly what: string | readonly string[];
  /** What the run is measured by: rounds, starts, messages. */
  readonly per: string;
  /** At least one in so many of these. */
  readonly oneIn: number;
};

/** What must not be counted at all, such as a request that was refused for its shape. */
export type Never = { readonly never: string };

export type Judged = {
  readonly what: string;
  readonly done: number;
  /** `null`: the run was too short to ask for any. */
  readonly needed: number | null;
  /** What is wrong, in a sentence; `null`: nothing is. */
  readonly lack: string | null;
};

/** Fewer than this may be missing by chance alone. */
const LEAST_ASKED = 3;

export const judge = (counts: Counts, rules: readonly (Minimum | Never)[]): readonly Judged[] =>
  rules.flatMap((rule) => ('never' in rule ? judgeNever(counts, rule) : [judgeMinimum(counts, rule)]));

/** The sentences alone. */
export const lacksOf = (judged: readonly Judged[]): readonly string[] =>
  judged.flatMap(({ lack }) => lack ?? []);

const judgeMinimum = (counts: Counts, { what, per, oneIn }: Minimum): Judged => {
  const names = typeof what === 'string' ? [what] : what;
  const done = names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  const occasions = counts[per] ?? 0;
  const asked = Math.floor(occasions / oneIn);
  const needed = asked < LEAST_ASKED ? null : asked;
  const name = names.join(' + ');
  const lack =
    needed === null || done >= needed
      ? null
      : `Too little was done: ${done} of “${name}” in ${occasions} of “${per}”, at least ${needed} are needed.`;
  return { what: name, done, needed, lack };
};

/** `never` is the beginning of a name: each that begins so is a fault of the harness. */
const judgeNever = (counts: Counts, { never }: Never): readonly Judged[] =>
  Object.entries(counts)
    .filter(([name, times]) => name.startsWith(never) && times > 0)
    .map(([what, done]) => ({
      what,
      done,
      needed: 0,
      lack: `The harness did what it did not mean: ${done} of “${what}”, none is allowed.`,
    }));
