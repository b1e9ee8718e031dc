// A round of the play record as it is written on the page, for the tests of this folder.
import type { KeptRecord } from '@punto/protocol/message';
import { renderToString } from 'solid-js/web';
import { RoundEntry } from './round-entry.tsx';

export const entryText = (record: KeptRecord): string =>
  renderToString(() => <RoundEntry record={record} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
