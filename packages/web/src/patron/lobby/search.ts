// What is looked for in the lobby. It stays as long as the window: found again next week it would only hide
// tables.

import { keptForWindow } from '@punto/ui/client/kept.ts';
import { createSignal } from 'solid-js';

const KEY = 'punto.search';
const [search, tellSearch] = createSignal(keptForWindow.read(KEY) ?? '');

export { search };

export const setSearch = (text: string): void => {
  tellSearch(text);
  keptForWindow.keep(KEY, text);
};
