// The rules as a page: of the table chosen in the address, or the first of the house.
import { useSearchParams } from '@solidjs/router';
import { createMemo, For, Show } from 'solid-js';
import { useLobby } from '../house/house.tsx';
import { useTable } from '../house/table.ts';
import { usePageTitle } from '../shell/page-title.tsx';
import { Rules } from './rules.tsx';

export default function RulesPage() {
  usePageTitle(() => 'Rules and payouts');
  const lobby = useLobby();
  const [search] = useSearchParams();
  const chosen = createMemo(() => {
    const tables = lobby() ?? [];
    return (tables.find((entry) => entry.table === search.table) ?? tables[0])?.table;
  });
  return (
    <main id="main" class="page narrow">
      <h1>Rules and payouts</h1>
      <Show
        when={chosen()}
        fallback={
          <p class="rules-waits">
            Each table has its own limits. They are shown as soon as the house answers.
          </p>
        }
      >
        {(table) => (
          <>
            <nav class="rules-tables" aria-label="Table">
              <For each={lobby()?.map((entry) => entry.table)}>
                {(id) => (
                  <a href={`/rules?table=${id}`} aria-current={id === table() ? 'true' : undefined}>
                    {lobby()?.find((entry) => entry.table === id)?.name}
                  </a>
                )}
              </For>
            </nav>
            <TableRules table={table()} />
          </>
        )}
      </Show>
    </main>
  );
}

const TableRules = (props: { table: string }) => {
  const { view } = useTable(() => props.table);
  const setup = createMemo(() => view()?.setup);
  return <Show when={setup()}>{(known) => <Rules setup={known()} />}</Show>;
};
