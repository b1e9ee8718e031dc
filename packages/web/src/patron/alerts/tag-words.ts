// Texts of the tags that a room marks: past results, never a reason to bet. [D5]
import { texts } from '@punto/language/catalogue';
import type { LobbyEntry } from '@punto/protocol/message';
import { shownLabels } from '@punto/ui/words/option-title.ts';

const { pattern: text } = texts('shell');

type Tag = LobbyEntry['tags'][number];

/** `Banker 7 in a row`, `Banco 7 in a row`, `Chop of 8`. */
export const tagWords = (tag: Tag, labels: LobbyEntry['labels']): string =>
  tag.tag === 'streak'
    ? text.streak[tag.side]({ ...shownLabels(labels), length: tag.length })
    : text.chop({ length: tag.length });
