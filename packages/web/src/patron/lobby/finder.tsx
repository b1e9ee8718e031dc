// Search and filters of a lobby with many tables: text, rooms, stakes, labels, favourites, and the order. On a phone
// the less used half is collapsed. The choice is stored.
import type { LobbyEntry } from '@punto/protocol/message';
import { ANY, type Favourites, type LobbyChoice, type LobbyOrder } from '@punto/ui/client/lobby-choice.ts';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { Icon } from '@punto/ui/icon.tsx';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { countFilters } from './filter.ts';
import { languagesOf, type Named, roomsOf, stakesOf } from './offered.ts';
import { Pick } from './pick.tsx';
import { search, setSearch } from './search.ts';
import { SearchField } from './search-field.tsx';
import './finder.css';

const ORDER_TITLES: readonly Named<LobbyOrder>[] = [
  { value: 'house', title: 'As the house lays it out' },
  { value: 'name', title: 'Name' },
  { value: 'limits', title: 'Limits' },
  { value: 'patrons', title: 'Most patrons' },
  { value: 'closing', title: 'Betting ends soonest' },
  { value: 'shoe', title: 'Longest shoe' },
];
const FAVOURITES_TITLES: readonly Named<Favourites>[] = [
  { value: 'among', title: 'Among the others' },
  { value: 'first', title: 'First' },
  { value: 'alone', title: 'Alone' },
];

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
    <search class="finder" aria-label="Tables">
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
          Filters
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
      <legend class="spoken">Room</legend>
      <Choice room={null} title="All rooms" />
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
        title="Lowest stake"
        any="Any"
        of={stakes()}
        chosen={settings.lobby.stakes}
        narrows={settings.lobby.stakes !== null}
        choose={(value) => choose('stakes', value)}
      />
      <Pick
        title="Language at the table"
        any="Any"
        of={languages()}
        chosen={settings.lobby.language}
        narrows={settings.lobby.language !== null}
        choose={(value) => choose('language', value)}
      />
      <Pick
        title="Favourites"
        of={FAVOURITES_TITLES}
        chosen={settings.lobby.favourites}
        narrows={settings.lobby.favourites === 'alone'}
        choose={(value) => choose('favourites', value ?? 'among')}
      />
      <Pick
        title="Order"
        of={ORDER_TITLES}
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
        {props.shown} of {props.of} tables
      </Show>
    </p>
    <Show when={activeFilters() > 0}>
      <button type="button" class="finder-clear" onClick={clearFilters}>
        Clear all
      </button>
    </Show>
  </div>
);

/** Updates of the lobby create new objects; the selects are rendered again only if their content changed. */
const steady = <T,>(choices: () => readonly Named<T>[]) =>
  createMemo(choices, [], { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
