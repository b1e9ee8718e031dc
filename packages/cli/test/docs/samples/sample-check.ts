// What is done with a block: run, compared or parsed, by its language, its words and its note.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkCode, checkPython, runCode } from './check-code.ts';
import { checkHttp } from './check-http.ts';
import { checkJson } from './check-json.ts';
import { checkShell } from './check-shell.ts';
import { checkShoe } from './check-shoe.ts';
import { checkSql } from './check-sql.ts';
import { ROOT, textOf } from './document-pages.ts';
import type { Block } from './fenced-block.ts';

/** `elsewhere`: a test that the note names runs it. `exempt`: nothing is done with it, for the reason of its note. */
export const WAYS = ['run', 'elsewhere', 'soak', 'checked', 'exempt'] as const;
export type Way = (typeof WAYS)[number];
export type Outcome = { readonly way: Way; readonly faults: readonly string[] };

/** Files of the page by name: blocks with a name, and what its commands have written. */
export type PageFiles = Readonly<Record<string, string>>;
type Check = (block: Block, files: PageFiles) => readonly string[];

const CHECKS: Readonly<Record<string, Check>> = {
  json: checkJson,
  jsonc: checkJson,
  http: checkHttp,
  sh: checkShell,
  cron: checkShell,
  js: checkCode,
  ts: checkCode,
  python: checkPython,
};

/** Pages whose blocks are run by one test, in order. */
const RUN_AS_A_WHOLE: Readonly<Record<string, string>> = {
  'docs/study/notebook.md': 'packages/cli/test/notebook.test.ts',
};

export const outcomeOf = (block: Block, files: PageFiles, soak: boolean): Outcome => {
  const { page, language, words, note, code } = block;
  if (language === '') return faulty('has no language');
  if (language !== 'console' && /^\$ /m.test(code))
    return faulty('has commands after `$ `: label it console');
  const whole = RUN_AS_A_WHOLE[page];
  if (whole !== undefined) return { way: 'elsewhere', faults: runByFaults(block, whole) };
  // `fillPage` runs these and compares what they print.
  if (language === 'console') return { way: words === 'slow' && !soak ? 'soak' : 'run', faults: [] };
  if (language === 'sh' && words === 'run')
    return { way: soak ? 'run' : 'soak', faults: checkShell(block, files) };
  if (note?.kind === 'run by') return { way: 'elsewhere', faults: runByFaults(block, note.text) };
  if (note?.kind === 'file' || note?.kind === 'part of') return compared(block, files, note.text);
  const ran = ranHere(block, files);
  if (ran !== null) return { way: 'run', faults: ran };
  const check = CHECKS[language];
  const faults = [...pathFaults(note?.text ?? ''), ...(check?.(block, files) ?? [])];
  if (check !== undefined) return { way: 'checked', faults };
  return note === null
    ? faulty(`nothing is known to check ${language}: say in a comment why it is not run`)
    : { way: 'exempt', faults };
};

const faulty = (fault: string): Outcome => ({ way: 'exempt', faults: [fault] });

/** `null`: it is not run here. */
const ranHere = (block: Block, files: PageFiles): readonly string[] | null => {
  const { language, words, note, after } = block;
  if (note !== null) return null;
  if (language === 'text' && words === 'shoe') return checkShoe(block);
  if (language === 'sql' && words === 'rows') return checkSql(block, files, null);
  if (language !== 'text' || after === null) return null;
  if (after.language === 'ts' && after.note === null) return runCode(after, block.code);
  return after.language === 'sql' && after.words === 'rows' ? checkSql(after, files, block.code) : null;
};

/** A file of the tree is run where the tree runs it; a block that is the same, or a part of it, is as good. */
const compared = (block: Block, files: PageFiles, path: string): Outcome => {
  if (!existsSync(join(ROOT, path))) return faulty(`there is no ${path}`);
  const text = textOf(path);
  const same = block.note?.kind === 'file' ? text === block.code : text.includes(block.code);
  const checked = CHECKS[block.language]?.(block, files) ?? [];
  return { way: 'elsewhere', faults: same ? checked : [`differs from ${path}`] };
};

/** The test must name the page, or the folder whose README it is. */
const runByFaults = ({ page }: Block, path: string): readonly string[] => {
  if (!/\.test\.ts$/.test(path) || !existsSync(join(ROOT, path))) return [`there is no test ${path}`];
  const name = basename(page) === 'README.md' ? basename(dirname(page)) : basename(page);
  return textOf(path).includes(name) ? [] : [`${path} does not name ${name}`];
};

/** Tests that a reason names. */
const pathFaults = (reason: string): readonly string[] =>
  [...reason.matchAll(/\S+\.test\.ts/g)]
    .filter(([path]) => !existsSync(join(ROOT, path)))
    .map(([path]) => `there is no ${path}`);
