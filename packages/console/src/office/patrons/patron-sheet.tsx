// One patron: balance and stakes, whether they may play, notes, rounds and balance movements. [T8] [L2]

import { keysOf } from '@punto/engine/keyed';
import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { PatronAnswer } from '@punto/protocol/floor/patron-api';
import { notify } from '@punto/ui/notice.tsx';
import { money } from '@punto/ui/words/number.ts';
import { A } from '@solidjs/router';
import { createSignal, For, Match, Show, Switch } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact, Line } from '../../ui/marks.tsx';
import { Panel } from '../../ui/panel.tsx';
import { momentText } from '../../ui/time.ts';
import { Loaded } from '../loaded.tsx';
import { useTableNames } from '../round-link.tsx';
import { useQuery } from '../use-query.ts';
import { PatronNotes } from './patron-notes.tsx';
import { PatronRecord } from './patron-record.tsx';
import { PatronStatement } from './patron-statement.tsx';
import { RemoveNameDialog } from './remove-name-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

export const PatronSheet = (props: { id: string; back: string; onChanged: () => void }) => {
  const patron = useQuery<PatronAnswer>(() => pathOf(OFFICE_PATHS.patron, { id: props.id }));
  const changed = () => {
    patron.again();
    props.onChanged();
  };
  return (
    <div class="patron-sheet">
      <A class="link back-way" href={props.back}>
        All patrons
      </A>
      <Loaded asked={patron} what="the patron">
        {(told) => (
          <>
            <Standing told={told()} onChanged={changed} />
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
      note={`${patron().id} · since ${momentText(patron().createdAt)}`}
      aside={
        <Show when={floor.may('suspend-patron')}>
          <Button kind={patron().suspended ? 'primary' : 'danger'} onPress={() => setAsking(true)}>
            {patron().suspended ? 'Reinstate' : 'Suspend'}
          </Button>
        </Show>
      }
    >
      <Show when={patron().suspended}>
        {(suspended) => (
          <Line tone="bad">
            Suspended on {momentText(suspended().at)}: {reason()}
          </Line>
        )}
      </Show>
      <dl class="facts">
        <Show when={patron().displayName}>{(name) => <ChosenName name={name()} {...props} />}</Show>
        <Fact name="Balance">
          <b>{money(props.told.account.availableMinor)}</b>
        </Fact>
        <For each={props.told.account.inPlay} fallback={<Fact name="In play">nothing</Fact>}>
          {({ table, stakeMinor }) => <Fact name={`In play, ${nameOf(table)}`}>{money(stakeMinor)}</Fact>}
        </For>
      </dl>
      <SuspendDialog
        open={asking()}
        patron={patron()}
        onClose={() => setAsking(false)}
        onDone={() => {
          notify(patron().suspended ? 'They may play again' : 'Suspended: bets are refused from now on');
          setAsking(false);
          props.onChanged();
        }}
      />
    </Panel>
  );
};

const text = texts('names').patron;

const ChosenName = (props: { name: string; told: PatronAnswer; onChanged: () => void }) => {
  const floor = useFloor();
  const [asking, setAsking] = createSignal(false);
  return (
    <Fact name={text.chosen()}>
      <bdi>{props.name}</bdi>{' '}
      <Show when={floor.may('remove-patron-name')}>
        <button type="button" class="link" onClick={() => setAsking(true)}>
          {text.remove()}
        </button>
      </Show>
      <RemoveNameDialog
        open={asking()}
        patron={props.told.patron}
        onClose={() => setAsking(false)}
        onDone={() => {
          notify(text.removed());
          setAsking(false);
          props.onChanged();
        }}
      />
    </Fact>
  );
};

const BOOKS = { record: 'Play record', statement: 'Statement' } as const;
type Book = keyof typeof BOOKS;

const Books = (props: { id: string }) => {
  const [book, setBook] = createSignal<Book>('record');
  return (
    <Panel
      title={BOOKS[book()]}
      aside={
        <div class="tabs">
          <For each={keysOf(BOOKS)}>
            {(each) => (
              <Button pressed={book() === each} onPress={() => setBook(each)}>
                {BOOKS[each]}
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
