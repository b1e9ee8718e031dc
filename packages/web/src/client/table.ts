// One table as signals. Fields that an update does not change keep their identity, so that a memo on a field runs only
// when that field changes.
import type { WatchedTableNews } from '@punto/protocol/client/table-watch';
import type { OwnView, TableView } from '@punto/protocol/message';
import { shownView } from '@punto/ui/words/room-words.ts';
import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { useClientState } from './client-state.tsx';

export type TableSignals = {
  /** In the language of the page; `null` until the table has been received. */
  readonly view: Accessor<TableView | null>;
  readonly own: Accessor<OwnView | null>;
  /** The table does not exist. */
  readonly missing: Accessor<boolean>;
  /** The patron opened another table, here or in another window, and the server permits no more at once. */
  readonly away: Accessor<boolean>;
  /** The table stopped after a fault; false again when it plays. [T5] */
  readonly stopped: Accessor<boolean>;
  /** Returns to this table and leaves the other one. */
  readonly comeBack: () => void;
  /** Updates in order, each once, with the names of the house in all languages: what to animate and play sounds for. */
  readonly news: Accessor<WatchedTableNews | null>;
};

/** Watches the table while the component is mounted; follows a change of its id. */
export const useTable = (table: Accessor<string>): TableSignals => {
  const { client } = useClientState();
  const [news, setNews] = createSignal<WatchedTableNews | null>(null, { equals: false });
  const [view, setView] = createSignal<TableView | null>(null);
  const [own, setOwn] = createSignal<OwnView | null>(null);
  const [missing, setMissing] = createSignal(false);
  const [away, setAway] = createSignal(false);
  const [stopped, setStopped] = createSignal(false);
  const [back, comeBack] = createSignal(undefined, { equals: false });

  createEffect(() => {
    const watched = table();
    back();
    setAway(false);
    const held = client.table(watched);
    setView(held?.view ?? null);
    setOwn(held?.own ?? null);
    setMissing(false);
    setStopped(false);
    const offs = [
      client.on('table', (told) => {
        if (told.table !== watched) return;
        // An own view says nothing about the table; an update of the table's view shows that it plays.
        if (told.how !== 'own') setStopped(false);
        // After a restart the server may have refused the table before it had loaded it.
        setMissing(false);
        setView(told.view);
        setOwn(told.own);
        setNews(told);
      }),
      client.on('error', (told) => {
        if (told.table === watched && told.error === 'no-such-table') setMissing(true);
        if (told.table === watched && told.error === 'at-another-table') setAway(true);
        if (told.table === watched && told.error === 'table-stopped') setStopped(true);
      }),
      client.watchTable(watched),
    ];
    onCleanup(() => {
      for (const off of offs) off();
    });
  });
  const shown = createMemo(() => {
    const held = view();
    return held && shownView(held);
  });
  return { view: shown, own, missing, away, stopped, comeBack: () => comeBack(), news };
};
