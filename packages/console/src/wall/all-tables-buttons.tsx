// Buttons that close or open all tables, shown to those who may do it at one table.
import { texts } from '@punto/language/catalogue';
import { createSignal, For, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { Button } from '../ui/button.tsx';
import { AllTablesDialog } from './all-tables-dialog.tsx';
import { type AllAct, wouldChangeAny } from './all-tables-words.ts';

const text = texts('floor').allTables;

const PERMISSION = { close: 'close-table', open: 'reopen-table' } as const;
const ACTS: readonly AllAct[] = ['close', 'open'];

export const AllTablesButtons = () => {
  const floor = useFloor();
  const [asked, setAsked] = createSignal<AllAct | null>(null);
  const nothing = (act: AllAct) => (wouldChangeAny(act, floor.tables()) ? undefined : text[act].nothing());
  return (
    <>
      <For each={ACTS}>
        {(act) => (
          <Show when={floor.may(PERMISSION[act])}>
            <Button
              disabled={nothing(act) !== undefined}
              hint={nothing(act)}
              onPress={() => {
                setAsked(act);
              }}
            >
              {text[act].title()}
            </Button>
          </Show>
        )}
      </For>
      <Show when={asked()} keyed>
        {(act) => <AllTablesDialog act={act} onClose={() => setAsked(null)} />}
      </Show>
    </>
  );
};
