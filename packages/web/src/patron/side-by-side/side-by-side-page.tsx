// Several tables at once, if the server permits it: each in an iframe, with the total stake in one line above.

import { Dialog } from '@punto/ui/dialog.tsx';
import { Icon } from '@punto/ui/icon.tsx';
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { numberWord, plural } from '@punto/ui/words/number.ts';
import { useNavigate, useSearchParams } from '@solidjs/router';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { sideBySide, tablesIn } from '../../client/side-by-side-address.ts';
import { useTablesAtOnce } from '../../client/tables-at-once.ts';
import { exposure } from './exposure.ts';
import { TableFrame } from './table-frame.tsx';
import { TableList } from './table-list.tsx';
import { useTables } from './use-tables.ts';
import './side-by-side.css';

export default function SideBySidePage() {
  usePageTitle(() => 'Side by side');
  const app = useClientState();
  const greeted = createMemo<boolean>((once) => once || app.connection().state === 'open', false);
  const atOnce = useTablesAtOnce();
  return (
    <Show when={greeted()} fallback={<main id="main" class="page-waits" aria-busy="true" />}>
      <Show when={atOnce() > 1} fallback={<OneOnly />}>
        <Tables most={atOnce()} />
      </Show>
    </Show>
  );
}

const OneOnly = () => (
  <main id="main" class="page narrow">
    <h1>One table at a time</h1>
    <p>This house lets a patron be at one table at a time.</p>
    <a class="btn" href="/">
      To the tables
    </a>
  </main>
);

const Tables = (props: { most: number }) => {
  const app = useClientState();
  const navigate = useNavigate();
  const [params] = useSearchParams<{ tables?: string }>();
  const tables = createMemo(() => tablesIn(params.tables, props.most), [], { equals: same });
  const all = useTables();
  const [adding, setAdding] = createSignal(false);
  const nameOf = (table: string) => all().find((each) => each.table === table)?.name ?? table;
  const lay = (next: readonly string[]) => navigate(sideBySide(next), { replace: true, scroll: false });
  const close = (table: string) => lay(tables().filter((each) => each !== table));
  const add = (table: string) => {
    setAdding(false);
    lay([...tables(), table]);
  };
  const inPlay = () => exposure(app.account()?.inPlay ?? []);
  return (
    <main id="main" class="side-by-side" data-tables={tables().length}>
      <div class="side-bar">
        <h1>Side by side</h1>
        <p role="status">{inPlay() ?? 'Nothing is in play'}</p>
        <button
          type="button"
          class="btn quiet"
          aria-haspopup="dialog"
          disabled={tables().length >= props.most}
          title={tables().length >= props.most ? `The house allows ${numberWord(props.most)}` : undefined}
          onClick={() => setAdding(true)}
        >
          <Icon name="tables" />
          Add a table
        </button>
      </div>
      <div class="frames">
        <For each={tables()} fallback={<Empty most={props.most} />}>
          {(table) => <TableFrame table={table} name={nameOf(table)} close={() => close(table)} />}
        </For>
      </div>
      <Dialog look="sheet" open={adding()} onClose={() => setAdding(false)} title="Add a table">
        <TableList except={tables()} does="Add" choose={add} />
      </Dialog>
    </main>
  );
};

const Empty = (props: { most: number }) => (
  <p class="side-empty">
    Add up to {numberWord(props.most)} {plural(props.most, 'table')}. Each is played as on a page of its own.
  </p>
);

const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join();
