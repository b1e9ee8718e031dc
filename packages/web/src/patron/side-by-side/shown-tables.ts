// The tables on the page of several tables, in the page's address: added, taken away, and how many.
import { useNavigate } from '@punto/ui/route/router.tsx';
import { useSearchParams } from '@punto/ui/route/search-params.ts';
import { createMemo, createSignal } from 'solid-js';
import { sideBySide, tablesIn } from '../../client/side-by-side-address.ts';
import { resized } from './table-count.ts';
import { useTables } from './use-tables.ts';

export type ShownTables = {
  readonly tables: () => readonly string[];
  /** Tables that go as soon as the patron's round there is over. [T9] */
  readonly leaving: () => readonly string[];
  readonly add: (table: string) => void;
  readonly leave: (table: string) => void;
  readonly stay: (table: string) => void;
  readonly close: (table: string) => void;
  /** Sets the number of tables shown. */
  readonly resize: (size: number) => void;
};

export const useShownTables = (most: () => number): ShownTables => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const open = useTables();
  const tables = createMemo(() => tablesIn(params.tables, most()), [], { equals: same });
  const [leaving, setLeaving] = createSignal<readonly string[]>([]);
  const show = (next: readonly string[]) => navigate(sideBySide(next), { replace: true, scroll: false });
  const stay = (table: string) => setLeaving((all) => all.filter((each) => each !== table));
  return {
    tables,
    leaving,
    stay,
    add: (table) => show([...tables(), table]),
    leave: (table) => setLeaving((all) => [...new Set([...all, table])]),
    close: (table) => {
      stay(table);
      show(tables().filter((each) => each !== table));
    },
    resize: (size) => {
      const ids = open().map(({ table }) => table);
      const next = resized(tables(), ids, Math.min(size, most()));
      setLeaving(next.leaving);
      show(next.shown);
    },
  };
};

const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join();
