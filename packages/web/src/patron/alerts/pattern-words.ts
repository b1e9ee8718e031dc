// Texts of marked patterns: what was, never a reason to bet. [D5]
import type { TableView } from '@punto/protocol/message';
import type { Pattern } from '@punto/ui/client/pattern-alerts.ts';
import type { MarkedPattern } from './patterns.ts';
import { tagWords } from './tag-words.ts';

/** `Banker 6 in a row`, `Chop of 8`, as the tags of a room say it. */
export const patternWords = (marked: MarkedPattern, labels: TableView['setup']['labels']): string => {
  switch (marked.pattern) {
    case 'streak':
      return tagWords({ tag: 'streak', side: marked.side, length: marked.length }, labels);
    case 'chop':
      return tagWords({ tag: 'chop', length: marked.length }, labels);
    case 'twos':
      return `Twos, ${marked.length} in turn`;
    case 'no-tie':
      return `No ${labels.tie} for ${marked.length} rounds`;
  }
};

export const PATTERN_TITLES: Readonly<Record<Pattern, string>> = {
  streak: 'One side in a row',
  chop: 'Chop: single wins in turn',
  twos: 'Twos in turn',
  'no-tie': 'Rounds without a tie',
};

export const patternNotice = (table: string, words: string): string => `${table}: ${words}.`;
export const fromLength = (length: number): string => `From ${length}`;
export const PATTERNS_MEAN =
  'What you choose is marked in the lobby and at the tables. It describes the rounds that were, and tells nothing of the next.';
