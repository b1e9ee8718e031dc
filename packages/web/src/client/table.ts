// One table as signals. Fields that an update leaves alone keep their identity, so a memo on one field runs
// only when that field is new.
import type { TableNews } from '@punto/protocol/client/table-watch';
import type { OwnView, TableView } from '@punto/protocol/message';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { useHouse } from './house.tsx';

export type TableSignals = {
  /** `null` until the table has answered. */
  readonly view: Accessor<TableView | null>;
  readonly own: Accessor<OwnView | null>;
  /** The table does not exist. */
  readonly missing: Accessor<boolean>;
  /** The patron went to another table, here or in another window, and the house allows no more. */
  readonly away: Accessor<boolean>;
  /** The table has stopped by itself; it goes on by itself when it plays again. [T5] */
  readonly stopped: Accessor<boolean>;
  /** Comes back to this one, and away from the other. */
  readonly comeBack: () => void;
  /** Each piece of news once, in order: what to animate and sound. */
  readonly news: Accessor<TableNews | null>;
};

/** Watches the table while the component lives, also when its name changes. */
export const useTable = (table: Accessor<string>): TableSignals => {
  const { client } = useHouse();
  const [news, setNews] = createSignal<TableNews | null>(null, { equals: false });
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
        // What the account of one's own says moves nothing: the view of a table that plays does.
        if (told.how !== 'own') setStopped(false);
        // A server that was restarted may not have known it yet.
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
  return { view, own, missing, away, stopped, comeBack: () => comeBack(), news };
};
