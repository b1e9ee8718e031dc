// The search text of the lobby, stored for the window only: after a longer time it would just hide tables.

import { windowStore } from '@punto/ui/client/browser-store.ts';
import { createSignal } from 'solid-js';

const KEY = 'punto.search';
const [search, tellSearch] = createSignal(windowStore.read(KEY) ?? '');

export { search };

export const setSearch = (text: string): void => {
  tellSearch(text);
  windowStore.write(KEY, text);
};
