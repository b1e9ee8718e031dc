// The rules of a room as they are written on the page, for the tests of this folder.
import type { Room } from '@punto/engine/room';
import { renderToString } from 'solid-js/web';
import { Rules } from './rules.tsx';

export const rulesText = (room: Room): string =>
  renderToString(() => <Rules setup={room} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
