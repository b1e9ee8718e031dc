// The page of one table: waits for its first view, then renders the felt. The live state is in `felt.tsx`.
import { later } from '@punto/ui/later.tsx';
import { A, useParams } from '@solidjs/router';
import { createEffect, createMemo, Match, Show, Switch } from 'solid-js';
import { useTable } from '../../client/table.ts';
import { TabBar } from '../bars/tab-bar.tsx';
import { TopBar } from '../bars/top-bar.tsx';
import { FeltProvider } from '../felt/felt.tsx';
import { TableRoom } from './room/table-room.tsx';

const AtAnotherTable = later(async () => (await import('./at-another-table.tsx')).AtAnotherTable);

export default function TablePage() {
  const params = useParams<{ table: string }>();
  return (
    <Show when={params.table} keyed>
      {(table) => <OneTable table={table} />}
    </Show>
  );
}

const OneTable = (props: { table: string }) => {
  const signals = useTable(() => props.table);
  const seen = createMemo<boolean>((already) => already || signals.view() !== null, false);
  createEffect(() => {
    const name = signals.missing() ? 'No such table' : signals.view()?.setup.name;
    document.title = name ? `${name} · Punto` : 'Punto';
  });
  return (
    <Switch
      fallback={<main id="main" class="page-waits" aria-busy="true" aria-label="The table is being laid" />}
    >
      <Match when={signals.missing()}>
        <NoTable title="There is no such table" text="It may have been closed." />
      </Match>
      <Match when={signals.stopped() && !seen()}>
        <NoTable
          title="This table has stopped for now"
          text="What is staked on it is safe: the round goes on, or every stake comes back."
        />
      </Match>
      <Match when={seen() && signals.view()}>
        {(view) => (
          <>
            <FeltProvider table={props.table} signals={signals} first={view()}>
              <TableRoom />
            </FeltProvider>
            <AtAnotherTable away={signals.away()} comeBack={signals.comeBack} />
          </>
        )}
      </Match>
    </Switch>
  );
};

/** Shown instead of the table, with the way back to the lobby. */
const NoTable = (props: { title: string; text: string }) => (
  <>
    <TopBar />
    <main id="main" class="page narrow">
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      <A class="btn" href="/">
        To the tables
      </A>
    </main>
    <TabBar />
  </>
);
