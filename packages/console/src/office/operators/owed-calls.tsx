// The calls that wallets have not answered, the oldest first: what, whose, since when, the last answer, what to do, and a button for an
// attempt at once.
import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { OwedCallLine, Retried, UnresolvedAnswer } from '@punto/protocol/floor/wallet-api';
import { notify } from '@punto/ui/notice.tsx';
import { moneyOf } from '@punto/ui/words/number.ts';
import { For, Show } from 'solid-js';
import { faultText } from '../../client/fault-text.ts';
import { useFloor } from '../../client/floor.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/marks.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PatronName, RoundLink, useTableNames } from '../round-link.tsx';
import { answerText, todoText } from './owed-words.ts';

const text = texts('reports').operators.calls;
const { part } = texts('floor');

export const OwedCalls = (props: {
  answer: UnresolvedAnswer;
  nameOf: (brand: string) => string;
  onRetried: () => void;
}) => (
  <Panel title={text.title()} note={text.note()}>
    <Show when={props.answer.calls.length > 0} fallback={<p class="nothing">{text.none()}</p>}>
      <ol class="owed-calls">
        {/* Keyed by id, so that a new list does not replace the button that has the focus. */}
        <For each={props.answer.calls.map(({ id }) => id)}>
          {(id) => (
            <Show when={props.answer.calls.find((call) => call.id === id)}>
              {(call) => <CallItem call={call()} nameOf={props.nameOf} onRetried={props.onRetried} />}
            </Show>
          )}
        </For>
      </ol>
      <Show when={props.answer.more}>
        <p class="dim">{text.more()}</p>
      </Show>
    </Show>
  </Panel>
);

const CallItem = (props: {
  call: OwedCallLine;
  nameOf: (brand: string) => string;
  onRetried: () => void;
}) => {
  const floor = useFloor();
  const tableOf = useTableNames();
  const retry = async () => {
    try {
      const path = pathOf(OFFICE_PATHS.retryCall, { id: props.call.id });
      const { state } = await floor.ask<Retried>('POST', path, {});
      notify(() => text.retried[state](), 'good');
      props.onRetried();
    } catch (problem) {
      notify(() => faultText(problem, part.notRead), 'warn');
    }
  };
  const round = () => {
    const { table, shoe, round } = props.call;
    return shoe === null || round === null ? null : { table, shoe, round };
  };
  return (
    <li>
      <header>
        <h3>{text.kind[props.call.kind]()}</h3>
        <Badge>{props.nameOf(props.call.brand)}</Badge>
        <strong class="amount">{moneyOf(props.call.amountMinor, props.call.currency)}</strong>
      </header>
      <p class="owed-where">
        <PatronName patron={props.call.patron} name={props.call.patronName} />
        <Show when={props.call.operatorPatron}>
          {(id) => <span>{text.operatorPatron({ id: id() })}</span>}
        </Show>
        <span>{tableOf(props.call.table)}</span>
        <Show when={round()}>{(at) => <RoundLink {...at()} />}</Show>
      </p>
      <p class="dim">
        {[
          text.since({ at: props.call.at }),
          text.attempts({ n: props.call.attempts }),
          text.next({ at: props.call.nextAt }),
        ].join(' · ')}
      </p>
      <Show when={props.call.fault}>{(fault) => <p>{answerText(fault())}</p>}</Show>
      <p>
        <strong>{todoText(props.call)}</strong>
      </p>
      <p class="dim">
        {text.transaction({ id: props.call.id })}
        <Show when={props.call.tickets.length > 0}> · {text.tickets({ ids: props.call.tickets })}</Show>
      </p>
      <Show when={floor.may('retry-wallet-call')}>
        <div>
          <Button onPress={retry} hint={text.transaction({ id: props.call.id })}>
            {text.retry()}
          </Button>
        </div>
      </Show>
    </li>
  );
};
