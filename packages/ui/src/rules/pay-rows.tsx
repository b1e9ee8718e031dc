// One group of the paytable: for each option when it wins, what it pays, until which round, its limits and its edge.
import { For, Show } from 'solid-js';
import { money } from '../words/number.ts';
import type { EdgeOf } from './edge.ts';
import type { PayGroup, PayRow } from './paytable.ts';

export const PayRows = (props: { group: PayGroup; edgeOf: EdgeOf | null; basis: string }) => (
  <section class="pay-group">
    <h3>
      {props.group.title} <span>edges: {props.basis}</span>
    </h3>
    <ul>
      <For each={props.group.rows}>
        {(row) => (
          <li class="pay-row" data-wing={row.type.wing}>
            <div class="pay-what">
              <h4>
                {row.title}
                <Show when={row.plain}>{(plain) => <span> ({plain()})</span>}</Show>
              </h4>
              <p>{row.describe}</p>
            </div>
            <Pays row={row} />
            <dl class="pay-facts">
              <div>
                <dt>Limits</dt>
                <dd>
                  {money(row.minMinor)} – {money(row.maxMinor)}
                </dd>
              </div>
              <div>
                <dt>House edge, ties counted</dt>
                <dd aria-busy={props.edgeOf === null}>{props.edgeOf?.(row.schedule.id).ofStake ?? '…'}</dd>
              </div>
              <Show when={props.edgeOf?.(row.schedule.id).perResolved}>
                {(perResolved) => (
                  <div>
                    <dt>per resolved bet</dt>
                    <dd>{perResolved()}</dd>
                  </div>
                )}
              </Show>
              <Show when={row.until}>
                {(until) => (
                  <div>
                    <dt>Open</dt>
                    <dd>rounds 1 – {until()} of a shoe</dd>
                  </div>
                )}
              </Show>
            </dl>
          </li>
        )}
      </For>
    </ul>
  </section>
);

/** If there are more pay lines than this, they are in a row below. */
const MOST_IN_A_COLUMN = 3;

const Pays = (props: { row: PayRow }) => (
  <ul class="pays" classList={{ many: props.row.lines.length > MOST_IN_A_COLUMN }}>
    <For each={props.row.lines}>
      {(line) => (
        <li>
          <b>{line.pays}</b> {line.says} <small>{line.beside}</small>
        </li>
      )}
    </For>
    <Show when={props.row.commission}>
      <li>less {props.row.commission}</li>
    </Show>
  </ul>
);
