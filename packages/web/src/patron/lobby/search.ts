// What is looked for in the lobby. It stays as long as the window: found again next week it would only hide
// tables.
import { createSignal } from 'solid-js';
import { keptForWindow } from '../../client/kept.ts';

const KEY = 'punto.search';
const [search, tellSearch] = createSignal(keptForWindow.read(KEY) ?? '');

export { search };

export const setSearch = (text: string): void => {
  tellSearch(text);
  keptForWindow.keep(KEY, text);
};
