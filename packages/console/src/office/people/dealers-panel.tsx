// The dealers as patrons see them: a public name and a portrait on the dealer's card of the felt. The name to sign in is
// never shown to patrons.
import { texts } from '@punto/language/catalogue';
import type { DealerAnswer, DealersAnswer } from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { PortraitMark } from '@punto/ui/portrait/portrait.tsx';
import { createSignal, Show } from 'solid-js';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loaded } from '../loaded.tsx';
import { useQuery } from '../use-query.ts';
import { NameDealer } from './name-dealer.tsx';

const text = texts('names').dealers;

export const DealersPanel = () => {
  const dealers = useQuery<DealersAnswer>(() => FLOOR_PATHS.dealers);
  const [naming, setNaming] = createSignal<string | null>(null);
  const one = () => dealers.value()?.dealers.find(({ id }) => id === naming()) ?? null;
  return (
    <Panel title={text.title()} note={text.note()}>
      <Loaded asked={dealers} reading={text.reading()}>
        {(list) => (
          <DataTable
            caption={text.title()}
            rows={list().dealers}
            columns={columns(setNaming)}
            nothing={text.nobody()}
            sorted={{ key: 'name', down: false }}
          />
        )}
      </Loaded>
      <NameDealer
        dealer={one()}
        onClose={() => setNaming(null)}
        onDone={() => {
          setNaming(null);
          dealers.again();
        }}
      />
    </Panel>
  );
};

const columns = (name: (id: string) => void): readonly TableColumn<DealerAnswer>[] => [
  {
    key: 'name',
    title: text.signsInAs,
    by: (dealer) => dealer.name,
    cell: (dealer) => (
      <button
        type="button"
        class="link row-way"
        aria-label={text.publicNameOf({ name: dealer.name })}
        onClick={() => name(dealer.id)}
      >
        {dealer.name}
      </button>
    ),
  },
  {
    key: 'public',
    title: text.publicName,
    by: ({ publicName }) => publicName ?? '',
    cell: (dealer) => (
      <Show when={dealer.publicName} fallback={<span class="dim">{text.none()}</span>}>
        {(publicName) => (
          <>
            <PortraitMark name={publicName()} portrait={dealer.portrait} /> <bdi>{publicName()}</bdi>
          </>
        )}
      </Show>
    ),
  },
];
