// The page of one table: waits for its first view, then renders the felt. The live state is in `felt.tsx`.
import { texts } from '@punto/language/catalogue';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { later } from '@punto/ui/later.tsx';
import { useParams } from '@punto/ui/route/router.tsx';
import { createEffect, createMemo, Match, Show, Switch } from 'solid-js';
import { useTable } from '../../client/table.ts';
import { TabBar } from '../bars/tab-bar.tsx';
import { TopBar } from '../bars/top-bar.tsx';
import { FeltProvider } from '../felt/felt.tsx';
import { TableRoom } from './room/table-room.tsx';

const text = texts('table').page;

const AtAnotherTable = later(
  async () => (await withTexts(import('./at-another-table.tsx'), 'sheets')).AtAnotherTable,
);

export default function TablePage() {
  const params = useParams();
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
    const table = signals.view()?.setup.name;
    if (signals.missing()) document.title = text.noTitle();
    else document.title = table ? text.title({ table }) : 'Punto';
  });
  return (
    <Switch fallback={<main id="main" class="page-waits" aria-busy="true" aria-label={text.waits()} />}>
      <Match when={signals.missing()}>
        <NoTable title={text.missing()} why={text.missingWhy()} />
      </Match>
      <Match when={signals.stopped() && !seen()}>
        <NoTable title={text.stopped()} why={text.stoppedWhy()} />
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
const NoTable = (props: { title: string; why: string }) => (
  <>
    <TopBar />
    <main id="main" class="page narrow">
      <h1>{props.title}</h1>
      <p>{props.why}</p>
      <a class="btn" href="/">
        {text.toTables()}
      </a>
    </main>
    <TabBar />
  </>
);
