// A mutant: one deliberate fault in one file, as data. It names the text it replaces, so that a list which no longer
// fits the code is noticed instead of testing nothing.
import type { SourceFile } from '../tidy/tree.ts';

export type Mutant = {
  /** The rule or line that it breaks; one of the near tests carries it in a title. */
  readonly rule: string;
  /** What the product does with the fault in it. */
  readonly does: string;
  /** A path from the root of the tree. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
  /** Test files in which one must fail. */
  readonly near: readonly string[];
};

export type Mutated =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly fault: string };

/** The file's text with the fault in it; `text`: as the file is, or `null` where there is none. */
export const mutated = ({ file, from, to }: Mutant, text: string | null): Mutated => {
  if (text === null) return { ok: false, fault: `${file} is not there` };
  if (from === to) return { ok: false, fault: `${file}: the mutation changes nothing` };
  const [before = '', after, ...more] = text.split(from);
  if (after === undefined) return { ok: false, fault: `${file}: the text to replace is gone: ${from}` };
  if (more.length > 0)
    return { ok: false, fault: `${file}: the text to replace occurs ${more.length + 1} times: ${from}` };
  return { ok: true, text: before + to + after };
};

/** The faults of a list compared with the tree: each mutation must apply, and a near test must name its rule. */
export const listFaults = (mutants: readonly Mutant[], files: readonly SourceFile[]): readonly string[] => {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return mutants.flatMap((mutant) => {
    const applied = mutated(mutant, texts.get(mutant.file) ?? null);
    const missing = mutant.near.filter((test) => !texts.has(test));
    const named = mutant.near.some((test) => texts.get(test)?.includes(`[${mutant.rule}]`));
    return [
      ...(applied.ok ? [] : [applied.fault]),
      ...missing.map((test) => `${mutant.file}: its near test ${test} is not there`),
      ...(missing.length > 0 || named ? [] : [`${mutant.file}: no near test names ${mutant.rule}`]),
    ];
  });
};
