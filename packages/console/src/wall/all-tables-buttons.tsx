// Buttons that close or open all tables, shown to those who may do it at one table.
import { createSignal, For, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { Button } from '../ui/button.tsx';
import { AllTablesDialog } from './all-tables-dialog.tsx';
import { ALL_WORDS, type AllAct, wouldChangeAny } from './all-tables-words.ts';

const PERMISSION = { close: 'close-table', open: 'reopen-table' } as const;
const ACTS: readonly AllAct[] = ['close', 'open'];

export const AllTablesButtons = () => {
  const floor = useFloor();
  const [asked, setAsked] = createSignal<AllAct | null>(null);
  const nothing = (act: AllAct) => (wouldChangeAny(act, floor.tables()) ? undefined : ALL_WORDS[act].nothing);
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
              {ALL_WORDS[act].title}
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
