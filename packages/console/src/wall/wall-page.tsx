// The wall of all tables, with the open table next to it. On a narrow screen the open table comes first.

import { texts } from '@punto/language/catalogue';
import { useParams } from '@punto/ui/route/router.tsx';
import { useSearchParams } from '@punto/ui/route/search-params.ts';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { deskSettings } from '../desk-settings.ts';
import { usePageName } from '../page-name.ts';
import { TablePane } from '../pane/table-pane.tsx';
import { Waiting } from '../ui/marks.tsx';
import { AllTablesButtons } from './all-tables-buttons.tsx';
import { arranged } from './arrange.ts';
import { OperatorsInPlay } from './operators-in-play.tsx';
import { TableCard } from './table-card.tsx';
import { WallBar } from './wall-bar.tsx';
import './wall.css';

const text = texts('floor').wall;
const { place } = texts('floor');

export const WallPage = () => {
  const floor = useFloor();
  const params = useParams();
  const [search, setSearch] = createSignal('');
  const [query, setQuery] = useSearchParams();
  const brand = () => query.brand ?? '';
  usePageName(place.tables);
  // Keyed by id: a card keeps its element while its table is updated and others come and go.
  const order = createMemo(
    () => arranged(floor.tables(), deskSettings.wall, search(), brand()).map(({ table }) => table),
    [],
    { equals: (a, b) => a.length === b.length && a.every((table, i) => table === b[i]) },
  );
  /** Retired tables are listed under Set up only. */
  const all = () => floor.tables().filter((entry) => !entry.floor.view.retired).length;
  return (
    <main id="main" class="wall-page" classList={{ paned: params.table !== undefined }}>
      <h1 class="spoken">{place.tables()}</h1>
      <section class="wall-side" aria-label={text.all()}>
        <WallBar
          search={search()}
          onSearch={setSearch}
          brand={brand()}
          onBrand={(chosen) => setQuery({ brand: chosen }, { replace: true })}
        />
        <div class="wall-end">
          <p class="wall-count" role="status">
            {text.shown({ shown: order().length, all: all() })}
          </p>
          <AllTablesButtons />
        </div>
        <OperatorsInPlay tables={floor.tables()} brand={brand()} />
        <Show when={floor.tables().length > 0} fallback={<Nothing />}>
          <Show when={order().length > 0} fallback={<p class="nothing">{text.noneFits()}</p>}>
            <div class="wall">
              <For each={order()}>
                {(table) => (
                  <Show when={floor.entry(table)}>
                    {(entry) => (
                      <TableCard entry={entry()} current={params.table === table} brand={brand()} />
                    )}
                  </Show>
                )}
              </For>
            </div>
          </Show>
        </Show>
      </section>
      <Show when={params.table}>{(table) => <TablePane table={table()} />}</Show>
    </main>
  );
};

const Nothing = () => {
  const floor = useFloor();
  return (
    <Show when={floor.link() === 'open'} fallback={<Waiting what={text.looking()} />}>
      <p class="nothing">{text.none()}</p>
    </Show>
  );
};
