// Texts of the tags that a room marks: past results, never a reason to bet. [D5]
import type { LobbyEntry } from '@punto/protocol/message';

type Tag = LobbyEntry['tags'][number];

/** `Banker 7 in a row`, `Banco 7 in a row`, `Chop of 8`. */
export const tagWords = (tag: Tag, labels: LobbyEntry['labels']): string =>
  tag.tag === 'streak' ? `${labels[tag.side]} ${tag.length} in a row` : `Chop of ${tag.length}`;
