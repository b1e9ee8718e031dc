// Asks for the reason to close or open all tables, then shows the outcome. Tables that were not reached are listed with
// the reason, and the request can be repeated: it does not change tables that it reached before.
import { texts } from '@punto/language/catalogue';
import type { AllTablesAnswer, TableOutcome } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { Dialog } from '@punto/ui/dialog.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createSignal, For, Show } from 'solid-js';
import { outcomeFaultText } from '../client/fault-text.ts';
import { useFloor } from '../client/floor.tsx';
import { useAct } from '../office/act.ts';
import { Button } from '../ui/button.tsx';
import { isReason, ReasonField } from '../ui/field.tsx';
import { Line, Refused } from '../ui/marks.tsx';
import { type AllAct, notReached, outcomeText, usualReasons } from './all-tables-words.ts';

const text = texts('floor').allTables;

const PATHS = { close: FLOOR_TABLE_PATHS.closeAll, open: FLOOR_TABLE_PATHS.openAll } as const;

/** Created each time it opens. */
export const AllTablesDialog = (props: { act: AllAct; onClose: () => void }) => {
  const floor = useFloor();
  const { fault, run } = useAct();
  const [reason, setReason] = createSignal('');
  const [became, setBecame] = createSignal<readonly TableOutcome[] | null>(null);
  const words = () => text[props.act];
  const send = async () => {
    if (!isReason(reason())) return;
    await run(async () => {
      const body = { reason: reason().trim() };
      setBecame((await floor.ask<AllTablesAnswer>('POST', PATHS[props.act], body)).tables);
    });
  };
  const left = () => notReached(became() ?? []);
  return (
    <Dialog
      open
      straightIn
      onClose={props.onClose}
      title={words().title()}
      foot={
        <>
          <Button keys="Esc" onPress={props.onClose}>
            {became() ? text.done() : words().leave()}
          </Button>
          <Show when={!became() || left().length > 0}>
            <Button kind="primary" disabled={!isReason(reason())} onPress={send}>
              {became() ? text.again() : words().title()}
            </Button>
          </Show>
        </>
      }
    >
      <Refused why={fault()} />
      <Show
        when={became()}
        fallback={
          <>
            <p>{words().says()}</p>
            <ReasonField
              label={text.why()}
              hint={text.whyHint()}
              value={reason()}
              onInput={setReason}
              usual={usualReasons(props.act)}
              autofocus
            />
          </>
        }
      >
        {(tables) => <Outcomes act={props.act} tables={tables()} />}
      </Show>
    </Dialog>
  );
};

const Outcomes = (props: { act: AllAct; tables: readonly TableOutcome[] }) => {
  const left = () => notReached(props.tables);
  return (
    <>
      <Line tone={left().length > 0 ? 'warn' : 'good'} spoken>
        {outcomeText(props.act, props.tables)}
      </Line>
      <Show when={left().length > 0}>
        <ul aria-label={text.notReached()}>
          <For each={left()}>
            {(each) => (
              <li>
                <Sentence parts={text.oneMissed.parts({ table: each.name, why: outcomeFaultText(each) })} />
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  );
};
