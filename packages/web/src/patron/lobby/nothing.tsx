// Shown in place of the tiles if there are none: the reason, and a button that clears the filters.

import { settings } from '@punto/ui/client/settings.ts';
import { Show } from 'solid-js';
import { activeFilters, clearFilters } from './finder.tsx';
import { search } from './search.ts';

export const Nothing = () => (
  <div class="nothing">
    <Show
      when={activeFilters() > 0}
      fallback={<p>No table is open. This page shows one as soon as it opens.</p>}
    >
      <p>{words()}</p>
      <button type="button" class="btn quiet" onClick={clearFilters}>
        Show all tables
      </button>
    </Show>
  </div>
);

const words = (): string => {
  if (settings.lobby.favourites === 'alone' && settings.favourites.length === 0)
    return 'No favourites yet. The star on a table puts it here.';
  if (search().trim() !== '' && activeFilters() === 1)
    return `No table or room is named “${search().trim()}”.`;
  return activeFilters() === 1
    ? 'No open table fits this filter now.'
    : 'No open table fits all of these filters now.';
};
