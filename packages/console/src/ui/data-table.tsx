// A table of rows: a caption for screen readers and sortable columns. A wide table scrolls inside its frame and is
// focusable; an empty one shows a text.
import { language, texts } from '@punto/language/catalogue';
import { localeOf } from '@punto/language/languages';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import './data-table.css';

const text = texts('floor').part;

export type TableColumn<Row> = {
  readonly key: string;
  readonly title: () => string;
  readonly cell: (row: Row) => JSX.Element;
  /** Value to sort by; without it the column is not sortable. */
  readonly by?: (row: Row) => number | string;
  /** Numbers are aligned to the right. */
  readonly figures?: boolean;
};

/** `tabindex` of an area that scrolls, so that the keyboard can scroll it. */
const SCROLLS = 0;

type Sorting = { readonly key: string; readonly down: boolean };

export const DataTable = <Row,>(props: {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Text if there are no rows. */
  nothing?: string;
  sorted?: Sorting;
  /** Footer of the table, such as totals. */
  foot?: JSX.Element;
  /** Highlights the selected row. */
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
    <Show when={props.rows.length > 0} fallback={<p class="nothing">{props.nothing ?? text.nothing()}</p>}>
      <section class="data-frame" aria-label={props.caption} tabindex={SCROLLS}>
        <table class="data">
          <caption class="spoken">{props.caption}</caption>
          <thead>
            <tr>
              <For each={props.columns}>
                {(column) => (
                  <th scope="col" class={column.figures ? 'figures' : ''} aria-sort={way(column.key)}>
                    <Show when={column.by} fallback={column.title()}>
                      <button type="button" onClick={() => sort(column.key)}>
                        {column.title()}
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
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), localeOf(language()));
