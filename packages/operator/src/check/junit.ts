// The result of a run as JUnit XML, which build servers show.
import type { CaseResult, SuiteResult } from './run-suite.ts';

export const junitText = ({ url, results }: SuiteResult): string => {
  const of = (kind: CaseResult['verdict']['kind']) =>
    results.filter(({ verdict }) => verdict.kind === kind).length;
  const seconds = results.reduce((sum, { ms }) => sum + ms, 0) / 1_000;
  const counts = `tests="${results.length}" failures="${of('failed')}" skipped="${of('left-out')}" errors="0" time="${seconds.toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="punto operator check" ${counts}>`,
    `  <testsuite name="${escaped(url)}" ${counts}>`,
    ...results.map(caseText),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
};

const caseText = ({ id, title, why, ms, verdict }: CaseResult): string => {
  const head = `    <testcase classname="wallet.${id}" name="${escaped(title)}" time="${(ms / 1_000).toFixed(3)}"`;
  if (verdict.kind === 'passed') return `${head}/>`;
  if (verdict.kind === 'left-out')
    return `${head}><skipped message="${escaped(verdict.reason)}"/></testcase>`;
  const { sent, expected, came } = verdict;
  const text = `sent: ${sent}\nexpected: ${expected}\ncame: ${came}\nwhy: ${why}`;
  return `${head}>\n      <failure message="${escaped(expected)}">${escaped(text)}</failure>\n    </testcase>`;
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML allows no control characters except tab and line feed; carriage returns are dropped too. */
const escaped = (text: string): string =>
  [...text]
    .filter((letter) => letter >= ' ' || letter === '\n' || letter === '\t')
    .map((letter) => ESCAPES[letter] ?? letter)
    .join('');
