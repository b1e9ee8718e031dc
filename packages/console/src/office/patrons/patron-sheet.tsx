// One patron: balance and stakes, whether they may play, notes, rounds and balance movements. [T8] [L2]

import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { PatronAnswer } from '@punto/protocol/floor/patron-api';
import { notify } from '@punto/ui/notice.tsx';
import { money, moneyOf } from '@punto/ui/words/number.ts';
import { createSignal, For, Match, Show, Switch } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { patronMoney, signedMoneyOf } from '../../currency/patron-money.ts';
import { useBrands } from '../../currency/use-brands.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Fact, Line } from '../../ui/marks.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loaded } from '../loaded.tsx';
import { useTableNames } from '../round-link.tsx';
import { useQuery } from '../use-query.ts';
import { PatronAlarms } from './patron-alarms.tsx';
import { PatronNotes } from './patron-notes.tsx';
import { PatronProtection } from './patron-protection.tsx';
import { PatronRecord } from './patron-record.tsx';
import { PatronStatement } from './patron-statement.tsx';
import { PatronWays } from './patron-ways.tsx';
import { RemoveNameDialog } from './remove-name-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

const text = texts('office').patrons;
const names = texts('names').patron;
const { operators } = texts('floor');

export const PatronSheet = (props: { id: string; back: string; onChanged: () => void }) => {
  const patron = useQuery<PatronAnswer>(() => pathOf(OFFICE_PATHS.patron, { id: props.id }));
  const changed = () => {
    patron.again();
    props.onChanged();
  };
  return (
    <div class="patron-sheet">
      <Link class="link back-way" href={props.back}>
        {text.all()}
      </Link>
      <Loaded asked={patron} reading={text.readingOne()}>
        {(told) => (
          <>
            <Standing told={told()} onChanged={changed} />
            <PatronWays patron={told().patron} />
            <PatronProtection patron={told().patron} />
            <PatronNotes id={props.id} notes={told().notes} onAdded={patron.again} />
          </>
        )}
      </Loaded>
      <Books id={props.id} />
    </div>
  );
};

const Standing = (props: { told: PatronAnswer; onChanged: () => void }) => {
  const floor = useFloor();
  const nameOf = useTableNames();
  const [asking, setAsking] = createSignal(false);
  const patron = () => props.told.patron;
  const reason = () => patron().suspended?.reason ?? '';
  return (
    <Panel
      title={patron().name}
      note={text.since({ id: patron().id, at: patron().createdAt })}
      aside={
        <Show when={floor.may('suspend-patron')}>
          <Button kind={patron().suspended ? 'primary' : 'danger'} onPress={() => setAsking(true)}>
            {patron().suspended ? text.reinstate.act() : text.suspend.act()}
          </Button>
        </Show>
      }
    >
      <Show when={patron().suspended}>
        {(suspended) => <Line tone="bad">{text.suspendedOn({ at: suspended().at, reason: reason() })}</Line>}
      </Show>
      <dl class="facts">
        <Show when={patron().displayName}>{(name) => <ChosenName name={name()} {...props} />}</Show>
        <Show
          when={props.told.operator}
          fallback={
            <Fact name={text.balance()}>
              <b>{money(props.told.account.availableMinor)}</b>
            </Fact>
          }
        >
          {(operator) => <OperatorFacts operator={operator()} />}
        </Show>
        <For each={props.told.account.inPlay} fallback={<Fact name={text.inPlay()}>{text.nothing()}</Fact>}>
          {({ table, stakeMinor }) => (
            <Fact name={text.inPlayAt({ table: nameOf(table) })}>{patronMoney(patron().id, stakeMinor)}</Fact>
          )}
        </For>
        <PatronAlarms id={patron().id} />
      </dl>
      <SuspendDialog
        open={asking()}
        patron={patron()}
        onClose={() => setAsking(false)}
        onDone={() => {
          notify(patron().suspended ? text.reinstate.done : text.suspend.done);
          setAsking(false);
          props.onChanged();
        }}
      />
    </Panel>
  );
};

/** Of an operator's patron, whose balance is at the operator. */
const OperatorFacts = (props: { operator: NonNullable<PatronAnswer['operator']> }) => {
  const brands = useBrands();
  const amount = (of: number) => moneyOf(of, props.operator.currency);
  const net = () => props.operator.returnedMinor - props.operator.stakedMinor;
  return (
    <>
      <Fact name={operators.operator()}>{brands.keyText(props.operator)}</Fact>
      <Show when={props.operator.operatorPatron}>
        {(id) => (
          <Fact name={text.operator.id()}>
            <bdi class="operator-id">{id()}</bdi>
          </Fact>
        )}
      </Show>
      <Fact name={text.operator.turnover({ rounds: props.operator.rounds })}>
        <b>{amount(props.operator.stakedMinor)}</b>
      </Fact>
      <Fact name={text.operator.net()}>{signedMoneyOf(net(), props.operator.currency)}</Fact>
    </>
  );
};

const ChosenName = (props: { name: string; told: PatronAnswer; onChanged: () => void }) => {
  const floor = useFloor();
  const [asking, setAsking] = createSignal(false);
  return (
    <Fact name={names.chosen()}>
      <bdi>{props.name}</bdi>{' '}
      <Show when={floor.may('remove-patron-name')}>
        <button type="button" class="link" onClick={() => setAsking(true)}>
          {names.remove()}
        </button>
      </Show>
      <RemoveNameDialog
        open={asking()}
        patron={props.told.patron}
        onClose={() => setAsking(false)}
        onDone={() => {
          notify(names.removed);
          setAsking(false);
          props.onChanged();
        }}
      />
    </Fact>
  );
};

const BOOKS = ['record', 'statement'] as const;
type Book = (typeof BOOKS)[number];

const Books = (props: { id: string }) => {
  const [book, setBook] = createSignal<Book>('record');
  return (
    <Panel
      title={text.book[book()]()}
      aside={
        <div class="tabs">
          <For each={BOOKS}>
            {(each) => (
              <Button pressed={book() === each} onPress={() => setBook(each)}>
                {text.book[each]()}
              </Button>
            )}
          </For>
        </div>
      }
    >
      <Switch>
        <Match when={book() === 'record'}>
          <PatronRecord id={props.id} />
        </Match>
        <Match when={book() === 'statement'}>
          <PatronStatement id={props.id} />
        </Match>
      </Switch>
    </Panel>
  );
};
