// State of the form for a new table: what is typed, its faults, and the preview from the server. A table is created
// exactly as previewed: any change needs a new preview.
import { texts } from '@punto/language/catalogue';
import type { NewTableAnswer, NewTableRequest } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { notify } from '@punto/ui/notice.tsx';
import { useNavigate } from '@punto/ui/route/router.tsx';
import { type Accessor, createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import { useFloor } from '../../client/floor.tsx';
import { type OfficeAct, useAct } from '../act.ts';
import { addressFrom, NO_TABLE, parseNewTable, type RoomAnswer, type TypedTable } from './new-table.ts';
import type { Faults } from './typed-pace.ts';

const text = texts('office').newTable;

export type NewTable = {
  readonly typed: TypedTable;
  readonly change: (changed: Partial<TypedTable>) => void;
  readonly chooseRoom: (id: string) => void;
  readonly setName: (name: string) => void;
  /** The room of that choice. */
  readonly room: Accessor<RoomAnswer | undefined>;
  readonly act: OfficeAct;
  /** By field; those of no field under the empty name. */
  readonly faults: Accessor<Faults>;
  /** The preview of what is typed; `null` until it is requested. */
  readonly seen: Accessor<NewTableAnswer | null>;
  readonly look: () => Promise<void>;
  readonly make: () => Promise<void>;
};

/** `onChecked`: called after each attempt, when the faults are known. */
export const useNewTable = (rooms: Accessor<readonly RoomAnswer[]>, onChecked: () => void): NewTable => {
  const floor = useFloor();
  const navigate = useNavigate();
  const act = useAct();
  const [typed, setTyped] = createStore<TypedTable>({ ...NO_TABLE, room: rooms()[0]?.id ?? '' });
  const [seen, setSeen] = createSignal<NewTableAnswer | null>(null);
  /** The values last sent, whose faults are computed when they are drawn. */
  const [tried, setTried] = createSignal<{ readonly typed: TypedTable; readonly of: RoomAnswer } | null>(
    null,
  );
  const misread = (): Faults => {
    const last = tried();
    const read = last && parseNewTable(last.typed, last.of);
    return read && !read.ok ? read.faults : {};
  };
  const room = () => rooms().find(({ id }) => id === typed.room);
  const change = (changed: Partial<TypedTable>) => {
    setTyped(changed);
    setSeen(null);
  };
  const ask = (request: NewTableRequest, preview: boolean) =>
    floor.ask<NewTableAnswer>('POST', FLOOR_TABLE_PATHS.newTable, {
      ...request,
      ...(preview ? { preview } : {}),
    });
  const sent = async (work: (request: NewTableRequest) => Promise<void>) => {
    const of = room();
    if (!of) return;
    const wanted = parseNewTable(typed, of);
    act.clear();
    setTried({ typed: { ...typed }, of });
    if (wanted.ok) await act.run(() => work(wanted.request));
    onChecked();
  };
  return {
    typed,
    change,
    chooseRoom: (id) => change({ ...NO_TABLE, name: typed.name, table: typed.table, room: id }),
    setName: (name) =>
      change({ name, table: typed.table === addressFrom(typed.name) ? addressFrom(name) : typed.table }),
    room,
    act,
    faults: () => ({ ...act.faults(), ...misread() }),
    seen,
    look: () => sent(async (request) => void setSeen(await ask(request, true))),
    make: () =>
      sent(async (request) => {
        const { setup } = await ask(request, false);
        notify(() => text.done({ table: setup.name }), 'good');
        navigate('/set-up');
      }),
  };
};
