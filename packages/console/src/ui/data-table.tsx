// Rows as a real table: a caption for those who hear it, headings that sort, a wide one scrolls inside its frame and
// can be reached by keys. Nothing to show is said in words.
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import './data-table.css';

export type TableColumn<Row> = {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => JSX.Element;
  /** The sort key; omitted: not sortable. */
  readonly by?: (row: Row) => number | string;
  /** Figures are aligned to the right. */
  readonly figures?: boolean;
};

/** What scrolls can be reached by keys. */
const SCROLLS = 0;

type Sorting = { readonly key: string; readonly down: boolean };

export const DataTable = <Row,>(props: {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** What is said when there are no rows. */
  nothing?: string;
  sorted?: Sorting;
  /** Sums and the like, in the table's foot. */
  foot?: JSX.Element;
  /** The row one looks at. */
  isCurrent?: (row: Row) => boolean;
}) => {
  const [sorting, setSorting] = createSignal<Sorting | null>(props.sorted ?? null);
  const rows = createMemo(() => {
    const by = props.columns.find(({ key }) => key === sorting()?.key)?.by;
    if (!by) return props.rows;
    const turn = sorting()?.down ? -1 : 1;
    return [...props.rows].sort((a, b) => turn * compare(by(a), by(b)));
  });
  const sort = (key: string) => setSorting((now) => ({ key, down: now?.key === key ? !now.down : false }));
  const way = (key: string) =>
    sorting()?.key === key ? (sorting()?.down ? 'descending' : 'ascending') : undefined;
  return (
    <Show when={props.rows.length > 0} fallback={<p class="nothing">{props.nothing ?? 'No activity'}</p>}>
      <section class="data-frame" aria-label={props.caption} tabindex={SCROLLS}>
        <table class="data">
          <caption class="spoken">{props.caption}</caption>
          <thead>
            <tr>
              <For each={props.columns}>
                {(column) => (
                  <th scope="col" class={column.figures ? 'figures' : ''} aria-sort={way(column.key)}>
                    <Show when={column.by} fallback={column.title}>
                      <button type="button" onClick={() => sort(column.key)}>
                        {column.title}
                        <i aria-hidden="true">{arrow(way(column.key))}</i>
                      </button>
                    </Show>
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={rows()}>
              {(row) => (
                <tr aria-current={props.isCurrent?.(row) || undefined}>
                  <For each={props.columns}>
                    {(column) => <td class={column.figures ? 'figures' : ''}>{column.cell(row)}</td>}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
          <Show when={props.foot}>
            <tfoot>{props.foot}</tfoot>
          </Show>
        </table>
      </section>
    </Show>
  );
};

const arrow = (way: 'ascending' | 'descending' | undefined): string =>
  way === undefined ? '' : way === 'ascending' ? ' ▲' : ' ▼';

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
