// The lobby: every table as it stands this second. A patron with stakes somewhere is shown the way back first.
import { createMemo, createSignal, For, Match, Show, Switch } from 'solid-js';
import { useHouse, useLobby } from '../house/house.tsx';
import { settings } from '../house/settings.ts';
import { usePageTitle } from '../shell/page-title.tsx';
import { ALL, type Filter, passes } from './filter.ts';
import { Filters } from './filters.tsx';
import { greeting, openTables } from './greeting.ts';
import { Resume } from './resume.tsx';
import { Tile, TileSkeleton } from './tile.tsx';
import './lobby.css';

export const LobbyPage = () => {
  usePageTitle(() => 'Tables');
  const house = useHouse();
  const lobby = useLobby();
  const [filter, setFilter] = createSignal<Filter>(ALL);
  const ids = createMemo(
    () =>
      (lobby() ?? [])
        .filter((entry) => passes(filter(), settings.favourites, entry))
        .map((entry) => entry.table),
    undefined,
    { equals: (a, b) => a.length === b.length && a.every((id, i) => id === b[i]) },
  );
  const byId = createMemo(() => new Map((lobby() ?? []).map((entry) => [entry.table, entry])));
  return (
    <main id="main" class="page lobby">
      <div class="greet">
        <div>
          <h1>{greeting(new Date(house.now()).getHours())}</h1>
          <p class="greet-words">
            <Show when={lobby()} fallback="The house is opening its doors.">
              {(tables) => openTables(tables().length)}
            </Show>{' '}
            Play coins from the house, nothing to buy.
          </p>
        </div>
        <Resume tables={lobby() ?? []} inPlay={house.account()?.inPlay ?? []} />
      </div>
      <Filters tables={lobby() ?? []} chosen={filter()} choose={setFilter} />
      <section
        class="tiles"
        classList={{ paired: lobby() === null || ids().length === 2 || ids().length === 4 }}
        aria-label="Tables"
        aria-busy={lobby() === null}
      >
        <Switch>
          <Match when={lobby() === null}>
            <For each={[1, 2, 3, 4]}>{() => <TileSkeleton />}</For>
          </Match>
          <Match when={ids().length > 0}>
            <For each={ids()}>
              {(id) => <Show when={byId().get(id)}>{(entry) => <Tile entry={entry()} />}</Show>}
            </For>
          </Match>
          <Match when={true}>
            <Nothing filter={filter()} showAll={() => setFilter(ALL)} />
          </Match>
        </Switch>
      </section>
      <p class="small-print">
        Roads describe the past and foretell nothing. Coins are play money and cannot be bought or cashed.
      </p>
    </main>
  );
};

const Nothing = (props: { filter: Filter; showAll: () => void }) => (
  <div class="nothing">
    <Show
      when={props.filter.by !== 'all'}
      fallback={<p>No table is open. This page shows one as soon as it opens.</p>}
    >
      <p>
        {props.filter.by === 'favourites'
          ? 'No favourites yet. The star on a table puts it here.'
          : 'This room has no open table now.'}
      </p>
      <button type="button" class="btn quiet" onClick={props.showAll}>
        Show all tables
      </button>
    </Show>
  </div>
);
