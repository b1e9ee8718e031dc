// The table of edges. Its headings sort it; a row expands to the exact counts. A row that favours the patron says so as
// a fact about these cards, not as a reason to bet. [D5]

import { count, plural } from '@punto/ui/words/number.ts';
import { percent, points } from '@punto/ui/words/percent.ts';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { COLUMNS, type EdgeColumn, type EdgeOrder, type EdgeRow, nextOrder, ordered } from './edge-rows.ts';
import { ExactCounts } from './exact-counts.tsx';

const HEADS: Readonly<Record<EdgeColumn, string>> = { edge: 'Edge', change: 'Change', hit: 'Wins' };

export const EdgeTable = (props: {
  rows: readonly EdgeRow[];
  basis: string;
  decks: number;
  decided: boolean;
}) => {
  const [order, setOrder] = createSignal<EdgeOrder>(null);
  const [opened, setOpened] = createSignal<EdgeRow['id'] | null>(null);
  const byId = createMemo(() => new Map(props.rows.map((row) => [row.id, row])));
  // Keyed by id, so that a row keeps its element and the focus while its numbers change.
  const ids = createMemo(() => ordered(props.rows, order()).map(({ id }) => id));
  const favourWords = () => {
    const favourable = props.rows.filter((row) => row.favourable).length;
    if (favourable === 0) return 'No bet favours the patron.';
    return `${count(favourable)} of ${props.rows.length} ${favourable === 1 ? 'favours' : 'favour'} the patron.`;
  };
  const sorted = (by: EdgeColumn) => {
    const now = order();
    if (now?.by !== by) return 'none' as const;
    return now.down ? ('descending' as const) : ('ascending' as const);
  };
  return (
    <div class="edge-scroll">
      <table class="edges">
        <caption>
          In % of {props.basis}. Change in points against a full shoe of {props.decks}{' '}
          {plural(props.decks, 'deck')}.{' '}
          {props.decided ? 'The coup is decided: this is what each bet came to.' : favourWords()}
        </caption>
        <thead>
          <tr>
            <th scope="col">Bet</th>
            <For each={COLUMNS}>
              {(by) => (
                <th scope="col" aria-sort={sorted(by)}>
                  <button type="button" onClick={() => setOrder((now) => nextOrder(now, by))}>
                    {HEADS[by]}
                    <svg viewBox="0 0 10 12" aria-hidden="true">
                      <path class="up" d="M5 1 8.5 5h-7Z" />
                      <path class="down" d="M5 11 1.5 7h7Z" />
                    </svg>
                  </button>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={ids()}>
            {(id) => (
              <Show when={byId().get(id)}>
                {(row) => (
                  <>
                    <Row
                      row={row()}
                      favourable={row().favourable && !props.decided}
                      open={opened() === id}
                      toggle={() => setOpened((now) => (now === id ? null : id))}
                    />
                    <Show when={opened() === id}>
                      <tr class="edge-exact">
                        <td colspan="4">
                          <ExactCounts row={row()} />
                        </td>
                      </tr>
                    </Show>
                  </>
                )}
              </Show>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
};

const Row = (props: { row: EdgeRow; favourable: boolean; open: boolean; toggle: () => void }) => (
  <tr data-wing={props.row.wing}>
    <th scope="row">
      <button type="button" aria-expanded={props.open} onClick={() => props.toggle()}>
        <span>{props.row.title}</span>
        <small>{props.row.pays}</small>
        <Show when={props.favourable}>
          <em>favours the patron</em>
        </Show>
      </button>
    </th>
    <td class="edge-now">{percent(props.row.edge)}</td>
    <td class="edge-change">{points(props.row.change)}</td>
    <td>{percent(props.row.hit, 2)}</td>
  </tr>
);
