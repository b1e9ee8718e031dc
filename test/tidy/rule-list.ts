// Lists each rule of docs/rules.md with the tests that name it, for `npm run rules`.
import { rulesIn } from './rule-ids.ts';
import { ruleTestsIn } from './rule-tests.ts';
import type { SourceFile } from './tree.ts';

/** `only`: the id of a single rule. */
export const ruleList = (files: readonly SourceFile[], only?: string): string => {
  const text = files.find(({ path }) => path === 'docs/rules.md')?.text ?? '';
  const tests = ruleTestsIn(files);
  return rulesIn(files)
    .filter((id) => only === undefined || id === only)
    .map((id) => {
      const byFile = Map.groupBy(
        tests.filter(({ ids }) => ids.includes(id)),
        ({ path }) => path,
      );
      const shown = [...byFile].map(([path, found]) =>
        [`    ${path}`, ...found.map(({ title }) => `      ${title}`)].join('\n'),
      );
      return [`${id}  ${sentenceOf(text, id)}`, ...(shown.length > 0 ? shown : ['    no test'])].join('\n');
    })
    .join('\n\n');
};

/** The first line of the rule, without markup. */
const sentenceOf = (text: string, id: string): string =>
  (new RegExp(`\\*\\*${id}\\*\\*(.*)`).exec(text)?.[1] ?? '').replaceAll(/[*|]/g, '').trim();
