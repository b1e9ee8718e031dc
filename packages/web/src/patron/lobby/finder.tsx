// Search and filters of a lobby with many tables: text, rooms, stakes, labels, favourites, and the order. On a phone
// the less used half is collapsed. The choice is stored.
import { texts } from '@punto/language/catalogue';
import type { LobbyEntry } from '@punto/protocol/message';
import { ANY, FAVOURITES, type LobbyChoice, ORDERS } from '@punto/ui/client/lobby-choice.ts';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { Icon } from '@punto/ui/icon.tsx';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { countFilters } from './filter.ts';
import { languagesOf, type Named, roomsOf, stakesOf } from './offered.ts';
import { Pick } from './pick.tsx';
import { search, setSearch } from './search.ts';
import { SearchField } from './search-field.tsx';
import './finder.css';

const text = texts('lobby');
const { filter } = text;

const named = <T extends string>(
  values: readonly T[],
  titles: Readonly<Record<T, () => string>>,
): readonly Named<T>[] => values.map((value) => ({ value, title: titles[value]() }));

export const clearFilters = (): void => {
  setSearch('');
  const { order, favourites } = settings.lobby;
  setSettings({ lobby: { ...ANY, order, favourites: favourites === 'alone' ? 'among' : favourites } });
};
export const activeFilters = (): number => countFilters({ choice: settings.lobby, search: search() });

const choose = <Field extends keyof LobbyChoice>(field: Field, value: LobbyChoice[Field]): void =>
  setSettings({ lobby: { ...settings.lobby, [field]: value } });

/** `shown`: the number of tables that pass the filters. */
export const Finder = (props: { tables: readonly LobbyEntry[]; shown: number }) => {
  const [open, setOpen] = createSignal(false);
  return (
    <search class="finder" aria-label={text.title()}>
      <div class="finder-head">
        <SearchField />
        <button
          type="button"
          class="finder-fold btn quiet"
          aria-expanded={open()}
          aria-controls="finder-more"
          onClick={() => setOpen(!open())}
        >
          <Icon name="gear" />
          {filter.open()}
        </button>
      </div>
      <Rooms tables={props.tables} />
      <More tables={props.tables} open={open()} />
      <Count of={props.tables.length} shown={props.shown} />
    </search>
  );
};

const Rooms = (props: { tables: readonly LobbyEntry[] }) => {
  const rooms = steady(() => roomsOf(props.tables));
  const Choice = (choice: { room: string | null; title: string }) => (
    <button
      type="button"
      aria-pressed={settings.lobby.room === choice.room}
      onClick={() => choose('room', choice.room)}
    >
      {choice.title}
    </button>
  );
  return (
    <fieldset class="filters">
      <legend class="spoken">{filter.room()}</legend>
      <Choice room={null} title={filter.allRooms()} />
      <For each={rooms()}>{({ value, title }) => <Choice room={value} title={title} />}</For>
    </fieldset>
  );
};

const More = (props: { tables: readonly LobbyEntry[]; open: boolean }) => {
  const stakes = steady(() => stakesOf(props.tables));
  const languages = steady(() => languagesOf(props.tables));
  return (
    <div id="finder-more" class="finder-more" data-open={props.open ? '' : undefined}>
      <Pick
        title={filter.stakes()}
        any={filter.anyStakes()}
        of={stakes()}
        chosen={settings.lobby.stakes}
        narrows={settings.lobby.stakes !== null}
        choose={(value) => choose('stakes', value)}
      />
      <Pick
        title={filter.language()}
        any={filter.anyLanguage()}
        of={languages()}
        chosen={settings.lobby.language}
        narrows={settings.lobby.language !== null}
        choose={(value) => choose('language', value)}
      />
      <Pick
        title={filter.favourites()}
        of={named(FAVOURITES, filter.favouritesAre)}
        chosen={settings.lobby.favourites}
        narrows={settings.lobby.favourites === 'alone'}
        choose={(value) => choose('favourites', value ?? 'among')}
      />
      <Pick
        title={filter.order()}
        of={named(ORDERS, filter.orderBy)}
        chosen={settings.lobby.order}
        narrows={false}
        choose={(value) => choose('order', value ?? 'house')}
      />
    </div>
  );
};

const Count = (props: { of: number; shown: number }) => (
  <div class="finder-count">
    <p role="status">
      <Show when={activeFilters() > 0 && props.of > 0}>
        {filter.shown({ shown: props.shown, tables: props.of })}
      </Show>
    </p>
    <Show when={activeFilters() > 0}>
      <button type="button" class="finder-clear" onClick={clearFilters}>
        {filter.clear()}
      </button>
    </Show>
  </div>
);

/** Updates of the lobby create new objects; the selects are rendered again only if their content changed. */
const steady = <T,>(choices: () => readonly Named<T>[]) =>
  createMemo(choices, [], { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
