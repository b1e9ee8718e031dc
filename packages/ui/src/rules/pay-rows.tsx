// One group of the paytable: for each option when it wins, what it pays, until which round, its limits and its edge.
import { texts } from '@punto/language/catalogue';
import { For, Show } from 'solid-js';
import { lookOf } from '../words/own-bets.ts';
import type { EdgeOf } from './edge.ts';
import type { PayGroup, PayRow } from './paytable.ts';

const { basis, payout: text } = texts('rules');

export const PayRows = (props: { group: PayGroup; edgeOf: EdgeOf | null; decks: number }) => (
  <section class="pay-group">
    <h3>
      {props.group.title} <span>{basis({ decks: props.decks })}</span>
    </h3>
    <ul>
      <For each={props.group.rows}>
        {(row) => (
          <li class="pay-row" data-wing={lookOf(row.option).wing}>
            <div class="pay-what">
              <h4>
                {row.title}
                <Show when={row.plain}>{(name) => <span> {text.plainName({ name: name() })}</span>}</Show>
              </h4>
              <p>{row.describe}</p>
            </div>
            <Pays row={row} />
            <dl class="pay-facts">
              <div>
                <dt>{text.limits()}</dt>
                <dd>{text.fromTo({ min: row.minMinor, max: row.maxMinor })}</dd>
              </div>
              <div>
                <dt>{text.houseEdge()}</dt>
                <dd aria-busy={props.edgeOf === null}>{props.edgeOf?.(row.schedule.id).ofStake ?? '…'}</dd>
              </div>
              <Show when={props.edgeOf?.(row.schedule.id).perResolved}>
                {(perResolved) => (
                  <div>
                    <dt>{text.perResolved()}</dt>
                    <dd>{perResolved()}</dd>
                  </div>
                )}
              </Show>
              <Show when={row.until}>
                {(until) => (
                  <div>
                    <dt>{text.open()}</dt>
                    <dd>{text.rounds({ until: until() })}</dd>
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
    <Show when={props.row.schedule.commission}>
      {(commission) => {
        const [part, of] = commission();
        return <li>{text.lessCommission({ rate: part / of })}</li>;
      }}
    </Show>
  </ul>
);
