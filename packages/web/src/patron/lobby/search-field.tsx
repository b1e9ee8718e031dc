// The search field. `/` focuses it from anywhere on the page (unless shortcuts are off); Esc clears it, and a second
// Esc leaves it.

import { texts } from '@punto/language/catalogue';
import { settings } from '@punto/ui/client/settings.ts';
import { isComposing, isPageKey } from '@punto/ui/shortcut-key.ts';
import { onCleanup, onMount } from 'solid-js';
import { search, setSearch } from './search.ts';

const { search: text } = texts('lobby');

export const SearchField = () => {
  let field: HTMLInputElement | undefined;
  onMount(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || !settings.shortcuts || !isPageKey(event)) return;
      event.preventDefault();
      field?.focus();
    };
    document.addEventListener('keydown', onKey);
    onCleanup(() => document.removeEventListener('keydown', onKey));
  });
  const onEscape = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    if (search() === '') event.currentTarget.blur();
    setSearch('');
  };
  return (
    <label class="search-field">
      <span class="spoken">{text.name()}</span>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.2 15.2 20 20" />
      </svg>
      <input
        ref={field}
        type="search"
        enterkeyhint="search"
        autocomplete="off"
        spellcheck={false}
        placeholder={text.hint()}
        aria-keyshortcuts={settings.shortcuts ? '/' : undefined}
        value={search()}
        onInput={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={onEscape}
      />
    </label>
  );
};
