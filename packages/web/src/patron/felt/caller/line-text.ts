// The words of a line, for the cloth, the log of a screen reader and the voice alike.
import { OUTCOME_TITLES } from '@punto/engine/option/option-place';
import type { Outcome } from '@punto/engine/side';
import type { Areas } from '@punto/language/areas';
import { texts } from '@punto/language/catalogue';
import type { Texts } from '@punto/language/message';
import type { TableView } from '@punto/protocol/message';
import type { CallerLine } from './line.ts';

export type CallerTexts = Texts<Areas['caller']>;

type Labels = TableView['setup']['labels'];

const TOTALS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** In the language of the page, or in that of `words`. */
export const lineText = (
  { id, points = 0, over = 0 }: CallerLine,
  labels: Labels,
  words: CallerTexts = texts('caller'),
): string => {
  const total = (value: number) => words.number[TOTALS[value] ?? 'zero']();
  const name = (outcome: Outcome) =>
    labels[outcome] === OUTCOME_TITLES[outcome] ? words.name[outcome]() : labels[outcome];
  return words.line[id]({
    player: name('player'),
    banker: name('banker'),
    tie: name('tie'),
    points: total(points),
    over: total(over),
  });
};
