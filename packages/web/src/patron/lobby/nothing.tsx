// Shown in place of the tiles if there are none: the reason, and a button that clears the filters.

import { texts } from '@punto/language/catalogue';
import { settings } from '@punto/ui/client/settings.ts';
import { Show } from 'solid-js';
import { activeFilters, clearFilters } from './finder.tsx';
import { search } from './search.ts';
import './nothing.css';

const { nothing: text } = texts('lobby');

export const Nothing = () => (
  <div class="nothing">
    <Show when={activeFilters() > 0} fallback={<p>{text.open()}</p>}>
      <p>{words()}</p>
      <button type="button" class="btn quiet" onClick={clearFilters}>
        {text.showAll()}
      </button>
    </Show>
  </div>
);

const words = (): string => {
  if (settings.lobby.favourites === 'alone' && settings.favourites.length === 0) return text.favourites();
  if (search().trim() !== '' && activeFilters() === 1) return text.named({ search: search().trim() });
  return activeFilters() === 1 ? text.fitsOne() : text.fitsAll();
};
