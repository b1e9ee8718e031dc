// The findings of the tests, for people and programs: each with its chance, and a mark at those that fail the family.
import { FAMILY_LEVEL, failed, type RngFinding } from '@punto/server/rng/finding';
import type { OptionFinding } from '@punto/server/rng/frequencies';
import type { Column } from '../column.ts';
import { grouped, percent } from '../figures.ts';
import type { Report } from '../report.ts';

type Cell = string | number | bigint | boolean;
const fixed =
  (digits: number) =>
  (cell: Cell): string =>
    Number(cell).toFixed(digits);
const count = (cell: Cell): string => grouped(Math.round(Number(cell)));

const CHANCE: readonly Column[] = [
  { key: 'statistic', title: 'Statistic', align: 'right', show: fixed(2) },
  { key: 'degrees', title: 'Degrees', align: 'right', show: count },
  { key: 'p', title: 'p', align: 'right', show: fixed(5) },
  { key: 'verdict', title: 'Verdict' },
];

/** A row for each, and whether the whole family passes. */
const judged = <F extends RngFinding>(findings: readonly F[]) => {
  const bad = new Set(failed(findings));
  const rows = findings.map((finding) => ({ ...finding, verdict: bad.has(finding) ? 'FAILED' : 'passed' }));
  return { rows, passed: bad.size === 0 };
};

const family = (findings: number): string =>
  `${findings} tests as one family: a perfect generator fails it once in ${1 / FAMILY_LEVEL}, by Holm.`;

export type JudgedReport = Report & { readonly passed: boolean };

export const findingsReport = (
  findings: readonly RngFinding[],
  above: readonly string[],
  about: Readonly<Record<string, unknown>>,
): JudgedReport => {
  const { rows, passed } = judged(findings);
  return {
    json: { ...about, level: FAMILY_LEVEL, passed, findings: rows },
    columns: [{ key: 'test', title: 'Test' }, ...CHANCE],
    rows,
    above: [...above, ''],
    below: ['', family(findings.length)],
    passed,
  };
};

export const frequenciesReport = (
  options: readonly OptionFinding[],
  scores: RngFinding,
  above: readonly string[],
  about: Readonly<Record<string, unknown>>,
): JudgedReport => {
  const { rows, passed } = judged<RngFinding>([...options, scores]);
  const shown = rows.map((row, i) => {
    const { won = null, expected = null, rounds = 1 } = options[i] ?? {};
    const share = won === null ? null : won / rounds;
    return { ...row, won, share, exact: expected === null ? null : expected / rounds };
  });
  return {
    json: { ...about, level: FAMILY_LEVEL, passed, findings: shown },
    columns: [
      { key: 'test', title: 'Option' },
      { key: 'won', title: 'Won', align: 'right', show: count },
      { key: 'share', title: 'Wins', align: 'right', show: percent },
      { key: 'exact', title: 'Exact', align: 'right', show: percent },
      ...CHANCE,
    ],
    rows: shown,
    above: [...above, ''],
    below: ['', family(rows.length)],
    passed,
  };
};
