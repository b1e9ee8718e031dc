// The report of a verification as text: the file, each step, and the conclusion.
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import type { Step, Verification } from '@punto/engine/fairness/verification';
import { plural } from '../figures.ts';
import type { Style } from '../shell.ts';

export const verificationText = (
  file: OpenedShoe | OpenedRound,
  { steps, unasked, failed, commitment }: Verification,
  style: Style,
): string =>
  [
    style('bold', headOf(file)),
    '',
    ...steps.map((step) => stepText(step, style)),
    ...unasked.map(({ title, says }) => `– ${style('bold', title)}: not asked. ${says}`),
    '',
    failed === null
      ? style('green', agreed(unasked))
      : style(
          'red',
          `${plural(steps.filter(({ ok }) => !ok).length, 'step')} failed, first: ${failed.title}.`,
        ),
    `Commitment: ${commitment}`,
  ]
    .map((line) => `${line}\n`)
    .join('');

/** Only what was requested: values the reader did not give are not mentioned. */
const agreed = (unasked: Verification['unasked']): string =>
  unasked.length === 0
    ? 'Every check passed.'
    : `Every check that was asked for passed. Not asked: ${unasked.map(({ title }) => lowered(title)).join(', ')}.`;

const lowered = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

const headOf = (file: OpenedShoe | OpenedRound): string => {
  const { table, number, decks } = file.seal;
  const what = file.kind === 'punto-shoe' ? plural(file.rounds.length, 'round') : `round ${file.round}`;
  return `Table ${table}, shoe ${number}, ${plural(decks, 'deck')}, ${what}`;
};

const stepText = ({ ok, title, says }: Step, style: Style): string =>
  `${ok ? style('green', '✓') : style('red', '✗')} ${style('bold', title)}: ${says}`;
