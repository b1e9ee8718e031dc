// The rules as a page, for the table in the address or a default one. Loaded over HTTP, so that reading them does not
// count as opening the table.

import type { Room } from '@punto/engine/room';
import { language, texts } from '@punto/language/catalogue';
import type { LobbyEntry } from '@punto/protocol/message';
import { localStore } from '@punto/ui/client/browser-store.ts';
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { useNavigate } from '@punto/ui/route/router.tsx';
import { useSearchParams } from '@punto/ui/route/search-params.ts';
import { Rules } from '@punto/ui/rules/rules.tsx';
import { setupIn } from '@punto/ui/words/room-words.ts';
import { createEffect, createMemo, createSignal, For, Show } from 'solid-js';
import { api } from '../../client/api.ts';
import { useLobby } from '../../client/client-state.tsx';
import { faultText } from '../../client/fault-text.ts';
import { firstTable } from './first-table.ts';

const { page: text } = texts('rules');

/** The table whose rules were read last: shown until the tables are known, which without a connection they never are. */
const lastRead = {
  read: (): string | undefined => localStore.read('punto.rules-table') ?? undefined,
  keep: (table: string): void => localStore.write('punto.rules-table', table),
};

export default function RulesPage() {
  usePageTitle(text.title);
  const lobby = useLobby();
  const [search] = useSearchParams();
  /** Kept, so that changes of the lobby do not change the page that is being read. */
  let first: string | undefined;
  const firstAtFirst = (tables: readonly LobbyEntry[]) => {
    first ??= firstTable(tables);
    return first;
  };
  const chosen = createMemo(() => {
    const tables = lobby() ?? [];
    const named = tables.find((entry) => entry.table === search.table)?.table;
    return named ?? firstAtFirst(tables) ?? lastRead.read();
  });
  return (
    <main id="main" class="page narrow">
      <h1>{text.title()}</h1>
      <Show when={chosen()} fallback={<p class="rules-waits">{text.waits()}</p>}>
        {(table) => (
          <>
            <TableChoice tables={lobby() ?? []} chosen={table()} />
            <TableRules table={table()} />
          </>
        )}
      </Show>
    </main>
  );
}

/** One select for any number of tables, grouped by room. */
const TableChoice = (props: { tables: readonly LobbyEntry[]; chosen: string }) => {
  const navigate = useNavigate();
  const rooms = createMemo(() => [...new Set(props.tables.map((entry) => entry.roomTitle))], [], {
    equals: (a, b) => a.join() === b.join(),
  });
  const ofRoom = (title: string) => props.tables.filter((entry) => entry.roomTitle === title);
  return (
    <label class="rules-tables">
      <span>{text.table()}</span>
      <select
        value={props.chosen}
        onChange={(event) => navigate(`/rules?table=${event.currentTarget.value}`, { replace: true })}
      >
        <For each={rooms()}>
          {(title) => (
            <optgroup label={title}>
              <For each={ofRoom(title).map((entry) => entry.table)}>
                {(id) => (
                  <option value={id} selected={id === props.chosen}>
                    {props.tables.find((entry) => entry.table === id)?.name}
                  </option>
                )}
              </For>
            </optgroup>
          )}
        </For>
      </select>
    </label>
  );
};

const TableRules = (props: { table: string }) => {
  const [setup, setSetup] = createSignal<Room | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  createEffect(() => {
    const wanted = props.table;
    setFault(null);
    api.setup(wanted).then(
      (found) => {
        if (wanted !== props.table) return;
        setSetup(found);
        lastRead.keep(wanted);
      },
      (problem: unknown) => wanted === props.table && setFault(problem),
    );
  });
  return (
    <Show when={fault() === null} fallback={<p class="rules-waits">{faultText(fault())}</p>}>
      <Show when={setup()}>{(known) => <Rules setup={setupIn(known(), language())} />}</Show>
    </Show>
  );
};
