// The text of a moment in the screen reader's log. Lines that the caller's voice speaks are left out of the log; lines
// that the voice had to skip are added to it, so that each is announced once.
import { texts } from '@punto/language/catalogue';
import type { TableView } from '@punto/protocol/message';
import { spokenAlone } from './alone-words.ts';
import { type CallerLine, isInLevel } from './caller/line.ts';
import { lineText } from './caller/line-text.ts';
import { linesOf } from './caller/lines-of.ts';
import { hasCaller } from './has-caller.ts';
import type { Moment } from './moments.ts';
import { spoken } from './speech.ts';

const text = texts('caller');

/** Empty if the moment is not announced. `isSaid`: the voice says this line. */
export const wordsOf = (moment: Moment, view: TableView, isSaid: (line: CallerLine) => boolean): string => {
  const { setup, shoe } = view;
  if (moment.type === 'call' && !hasCaller(setup)) return '';
  const alone = setup.solo ? spokenAlone(moment, shoe?.number ?? 0) : null;
  if (alone !== null) return alone;
  const lines = linesOf(moment, view);
  const said = lines.length > 0 && lines.every(isSaid);
  if (moment.type === 'card') return spoken(moment, setup.labels, said);
  if (said) return '';
  if (moment.type === 'call' || moment.type === 'result' || moment.type === 'betting-closed')
    return joined(lines, setup.labels);
  return spoken(moment, setup.labels);
};

/** What the voice left out and the patron must know: betting opened or closed, and the result. */
export const leftOutWords = (lines: readonly CallerLine[], labels: TableView['setup']['labels']): string =>
  joined(
    lines.filter((line) => isInLevel(line, 'low')),
    labels,
  );

const joined = (lines: readonly CallerLine[], labels: TableView['setup']['labels']): string =>
  lines
    .map((line) => lineText(line, labels))
    .reduce((first, second) => (first ? text.both({ first, second }) : second), '');
