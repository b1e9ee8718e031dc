// The report of the check of a play record as text: the content of the file, each step, every wrong line, and the conclusion.
import type { RecordFile } from '@punto/engine/play-record/record-file';
import type { RecordStep, RecordVerification, WrongLine } from '@punto/engine/play-record/verify-record';
import { plural } from '../figures.ts';
import type { Style } from '../shell.ts';

/** The largest number of wrong lines printed for each step; `--json` has all of them. */
const MOST_LINES = 20;

export const recordText = (
  { records, definitions, rounds }: RecordFile,
  { steps, unasked, failed }: RecordVerification,
  style: Style,
): string =>
  [
    style(
      'bold',
      `A play record: ${[
        plural(records.length, 'record'),
        plural(Object.keys(definitions).length, 'definition'),
        plural(rounds.length, 'opened round'),
      ].join(', ')}`,
    ),
    '',
    ...steps.flatMap((step) => stepLines(step, style)),
    ...unasked.map(({ title, says }) => `– ${style('bold', title)}: not asked. ${says}`),
    '',
    failed === null
      ? style(
          'green',
          unasked.length === 0 ? 'Every check passed.' : 'Every check that was asked for passed.',
        )
      : style(
          'red',
          `${plural(steps.filter(({ ok }) => !ok).length, 'step')} failed, first: ${failed.title}, ${failed.wrong[0]?.path ?? ''}.`,
        ),
  ]
    .map((line) => `${line}\n`)
    .join('');

const stepLines = ({ ok, title, says, wrong }: RecordStep, style: Style): readonly string[] => {
  if (ok) return [`${style('green', '✓')} ${style('bold', title)}: ${says}`];
  const more = wrong.length - MOST_LINES;
  return [
    `${style('red', '✗')} ${style('bold', title)}: ${plural(wrong.length, 'line')} ${wrong.length === 1 ? 'is' : 'are'} wrong.`,
    ...wrong.slice(0, MOST_LINES).map((line) => `    ${wordsOf(line)}`),
    ...(more > 0 ? [`    … and ${more} more.`] : []),
  ];
};

const wordsOf = ({ sentences }: WrongLine): string => sentences.map(({ says }) => says).join(' ');
