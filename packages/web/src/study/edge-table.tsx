// The table of edges. Its headings sort it; a row expands to the exact counts. A row that favours the patron states that as
// a fact about these cards, not as a reason to bet. [D5]
import { texts } from '@punto/language/catalogue';
import { percent, points } from '@punto/ui/words/percent.ts';
import { createMemo, createSignal, For, Show } from 'solid-js';
import {
  type Basis,
  COLUMNS,
  type EdgeColumn,
  type EdgeOrder,
  type EdgeRow,
  nextOrder,
  ordered,
} from './edge-rows.ts';
import { ExactCounts } from './exact-counts.tsx';

const text = texts('study').edge;
const { joined } = texts('shared');

export const EdgeTable = (props: {
  rows: readonly EdgeRow[];
  basis: Basis;
  decks: number;
  decided: boolean;
}) => {
  const [order, setOrder] = createSignal<EdgeOrder>(null);
  const [opened, setOpened] = createSignal<EdgeRow['id'] | null>(null);
  const byId = createMemo(() => new Map(props.rows.map((row) => [row.id, row])));
  // Keyed by id, so that a row keeps its element and the focus while its numbers change.
  const ids = createMemo(() => ordered(props.rows, order()).map(({ id }) => id));
  const favourWords = () => {
    const n = props.rows.filter((row) => row.favourable).length;
    return text.favourable({ n, bets: props.rows.length });
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
          {joined.two({
            first: text.caption[props.basis]({ decks: props.decks }),
            second: props.decided ? text.decided() : favourWords(),
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.column.bet()}</th>
            <For each={COLUMNS}>
              {(by) => (
                <th scope="col" aria-sort={sorted(by)}>
                  <button type="button" onClick={() => setOrder((now) => nextOrder(now, by))}>
                    {text.column[by]()}
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
          <em>{text.favours()}</em>
        </Show>
      </button>
    </th>
    <td class="edge-now">{percent(props.row.edge)}</td>
    <td class="edge-change">{points(props.row.change)}</td>
    <td>{percent(props.row.hit, 2)}</td>
  </tr>
);
