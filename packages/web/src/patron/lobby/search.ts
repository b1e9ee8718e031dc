// The search text of the lobby, stored for the window only: after a longer time it would just hide tables.

import { keptForWindow } from '@punto/ui/client/kept.ts';
import { createSignal } from 'solid-js';

const KEY = 'punto.search';
const [search, tellSearch] = createSignal(keptForWindow.read(KEY) ?? '');

export { search };

export const setSearch = (text: string): void => {
  tellSearch(text);
  keptForWindow.keep(KEY, text);
};
