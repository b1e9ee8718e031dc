// A verification for people: what was looked at, each step in words, and what it comes to.
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import type { Step, Verification } from '@punto/engine/fairness/verification';
import { plural } from '../figures.ts';
import type { Style } from '../shell.ts';

export const verificationText = (
  file: OpenedShoe | OpenedRound,
  { steps, failed, commitment }: Verification,
  style: Style,
): string =>
  [
    style('bold', headOf(file)),
    '',
    ...steps.map((step) => stepText(step, style)),
    '',
    failed === null
      ? style('green', 'Everything agrees.')
      : style(
          'red',
          `${plural(steps.filter(({ ok }) => !ok).length, 'step')} failed, first: ${failed.title}.`,
        ),
    `Commitment: ${commitment}`,
  ]
    .map((line) => `${line}\n`)
    .join('');

const headOf = (file: OpenedShoe | OpenedRound): string => {
  const { table, number, decks } = file.seal;
  const what = file.kind === 'punto-shoe' ? plural(file.rounds.length, 'round') : `round ${file.round}`;
  return `Table ${table}, shoe ${number}, ${plural(decks, 'deck')}, ${what}`;
};

const stepText = ({ ok, title, says }: Step, style: Style): string =>
  `${ok ? style('green', '✓') : style('red', '✗')} ${style('bold', title)}: ${says}`;
