// The output of `punto operator check`: a line for each case, and for a failed one the request, the expectation and the answer.
import { type CaseResult, quantile, type SuiteResult } from '@punto/operator/check/run-suite';
import type { Style } from './shell.ts';

export const caseLines = ({ id, title, why, ms, verdict }: CaseResult, style: Style): string => {
  if (verdict.kind === 'passed')
    return `${style('green', 'passed')}    ${title} ${style('dim', `(${id}, ${Math.round(ms)} ms)`)}\n`;
  if (verdict.kind === 'left-out')
    return `${style('yellow', 'left out')}  ${title} ${style('dim', `(${id})`)}: ${verdict.reason}\n`;
  return [
    `${style('red', 'FAILED')}    ${style('bold', title)} (${id})`,
    `            sent      ${verdict.sent}`,
    `            expected  ${verdict.expected}`,
    `            came      ${verdict.came}`,
    `            why       ${why}`,
    '',
  ].join('\n');
};

export const summaryLines = ({ results, latencies }: SuiteResult, style: Style): string => {
  const count = (kind: CaseResult['verdict']['kind']) =>
    results.filter(({ verdict }) => verdict.kind === kind).length;
  const [passed, failed, leftOut] = [count('passed'), count('failed'), count('left-out')];
  const times = [0.5, 0.95, 0.99, 1].map((part) => `${Math.round(quantile(latencies, part))} ms`);
  return [
    '',
    latencies.length === 0
      ? 'No call was answered.'
      : `${latencies.length} answers: half within ${times[0]}, 95 % within ${times[1]}, 99 % within ${times[2]}, all within ${times[3]}`,
    style(
      failed > 0 ? 'red' : 'green',
      `${passed} passed, ${failed} failed${leftOut > 0 ? `, ${leftOut} left out` : ''}`,
    ),
    '',
  ].join('\n');
};
