// Several tables at once under one rail, if the server permits it. The tables are in the page's address.
import { texts } from '@punto/language/catalogue';
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { firstViewDrawn } from '@punto/ui/when-idle.ts';
import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { useTablesAtOnce } from '../../client/tables-at-once.ts';
import { TabBar } from '../bars/tab-bar.tsx';
import { TopBar } from '../bars/top-bar.tsx';
import { ManyCaller } from '../many-tables/many-caller.tsx';
import { onManyKey } from '../many-tables/many-keys.ts';
import { ManyLog } from '../many-tables/many-log.tsx';
import { ManyRail } from '../many-tables/many-rail.tsx';
import { ManyTablesProvider, useManyTables } from '../many-tables/many-tables.tsx';
import { LeaveTables } from './leave-tables.tsx';
import { useShownTables } from './shown-tables.ts';
import { TableTile } from './table-tile.tsx';
import { TablesBar } from './tables-bar.tsx';
import { useRoadColumns } from './use-road-columns.ts';
import './side-by-side.css';

const text = texts('many');

export default function SideBySidePage() {
  usePageTitle(text.bar.title);
  const app = useClientState();
  const greeted = createMemo<boolean>((once) => once || app.connection().state === 'open', false);
  const atOnce = useTablesAtOnce();
  return (
    <Show when={greeted()} fallback={<main id="main" class="page-waits" aria-busy="true" />}>
      <Show when={atOnce() > 1} fallback={<OneOnly />}>
        <ManyTablesProvider>
          <Tables most={atOnce()} />
        </ManyTablesProvider>
      </Show>
    </Show>
  );
}

const OneOnly = () => (
  <>
    <TopBar />
    <main id="main" class="page narrow">
      <h1>{text.oneOnly.title()}</h1>
      <p>{text.oneOnly.text()}</p>
      <a class="btn" href="/">
        {text.oneOnly.lobby()}
      </a>
    </main>
    <TabBar />
  </>
);

const Tables = (props: { most: number }) => {
  const many = useManyTables();
  const shown = useShownTables(() => props.most);
  const columns = useRoadColumns();
  const [choosing, setChoosing] = createSignal(false);
  let main: HTMLElement | undefined;
  onMount(() => {
    firstViewDrawn();
    // After navigation nothing has the focus: shortcuts work and Tab continues from here.
    if (document.activeElement === document.body) main?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => onManyKey(event, many);
    document.addEventListener('keydown', onKey);
    onCleanup(() => document.removeEventListener('keydown', onKey));
  });
  return (
    <div class="many-page">
      <TablesBar shown={shown} most={props.most} choosing={choosing()} choose={setChoosing} />
      <main ref={main} id="main" class="many" tabindex="-1" data-rows={rowsOf(shown.tables().length)}>
        <For each={shown.tables()} fallback={<Empty most={props.most} choose={() => setChoosing(true)} />}>
          {(table) => (
            <TableTile
              table={table}
              columns={columns()}
              leaves={shown.leaving().includes(table)}
              close={() => shown.close(table)}
              stay={() => shown.stay(table)}
            />
          )}
        </For>
      </main>
      <LeaveTables />
      <ManyRail />
      <ManyCaller />
      <ManyLog />
    </div>
  );
};

/** Rows on a desktop: one to four tables in two columns, more in four. */
const rowsOf = (tables: number): number => (tables <= 4 ? Math.ceil(tables / 2) : Math.ceil(tables / 4));

const Empty = (props: { most: number; choose: () => void }) => (
  <div class="side-empty">
    <h2>{text.none.title()}</h2>
    <p>{text.none.upTo({ tables: props.most })}</p>
    <button type="button" class="btn" aria-haspopup="dialog" onClick={() => props.choose()}>
      {text.none.choose()}
    </button>
  </div>
);
