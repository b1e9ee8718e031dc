// Texts of marked patterns: what was, never a reason to bet. [D5]
import { texts } from '@punto/language/catalogue';
import type { TableView } from '@punto/protocol/message';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import type { MarkedPattern } from './patterns.ts';
import { tagWords } from './tag-words.ts';

const { pattern: text } = texts('shell');

/** `Banker 6 in a row`, `Chop of 8`, as the tags of a room say it. */
export const patternWords = (marked: MarkedPattern, labels: TableView['setup']['labels']): string => {
  switch (marked.pattern) {
    case 'streak':
      return tagWords({ tag: 'streak', side: marked.side, length: marked.length }, labels);
    case 'chop':
      return tagWords({ tag: 'chop', length: marked.length }, labels);
    case 'twos':
      return text.twos({ length: marked.length });
    case 'no-tie':
      return text.noTie({ tie: shownLabels(labels).tie, length: marked.length });
  }
};
