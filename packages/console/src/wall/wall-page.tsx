// The wall of all tables, with the open table next to it. On a narrow screen the open table comes first.

import { plural } from '@punto/ui/words/number.ts';
import { useParams } from '@solidjs/router';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { deskSettings } from '../desk-settings.ts';
import { usePageName } from '../page-name.ts';
import { TablePane } from '../pane/table-pane.tsx';
import { Waiting } from '../ui/marks.tsx';
import { AllTablesButtons } from './all-tables-buttons.tsx';
import { arranged } from './arrange.ts';
import { TableCard } from './table-card.tsx';
import { WallBar } from './wall-bar.tsx';
import './wall.css';

export const WallPage = () => {
  const floor = useFloor();
  const params = useParams<{ table?: string }>();
  const [search, setSearch] = createSignal('');
  usePageName('Tables');
  // Keyed by id: a card keeps its element while its table is updated and others come and go.
  const order = createMemo(
    () => arranged(floor.tables(), deskSettings.wall, search()).map(({ table }) => table),
    [],
    { equals: (a, b) => a.length === b.length && a.every((table, i) => table === b[i]) },
  );
  /** Retired tables are listed under Set up only. */
  const all = () => floor.tables().filter((entry) => !entry.floor.view.retired).length;
  return (
    <main id="main" class="wall-page" classList={{ paned: params.table !== undefined }}>
      <h1 class="spoken">Tables</h1>
      <section class="wall-side" aria-label="All tables">
        <WallBar search={search()} onSearch={setSearch} />
        <div class="wall-end">
          <p class="wall-count" role="status">
            {order().length} of {all()} {plural(all(), 'table')}
          </p>
          <AllTablesButtons />
        </div>
        <Show when={floor.tables().length > 0} fallback={<Nothing />}>
          <Show when={order().length > 0} fallback={<p class="nothing">No table fits. Show all tables.</p>}>
            <div class="wall">
              <For each={order()}>
                {(table) => (
                  <Show when={floor.entry(table)}>
                    {(entry) => <TableCard entry={entry()} current={params.table === table} />}
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
    <Show when={floor.link() === 'open'} fallback={<Waiting what="Looking at the tables" />}>
      <p class="nothing">This house has no tables yet.</p>
    </Show>
  );
};
