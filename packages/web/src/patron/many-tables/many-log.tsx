// What is announced of several tables, in one live region: each sentence begins with the name of its table. A line does
// not change with the language of the page, see the log of the felt.
import { texts } from '@punto/language/catalogue';
import { For, untrack } from 'solid-js';
import { useManyTables } from './many-tables.tsx';

const text = texts('many').log;

export const ManyLog = () => {
  const many = useManyTables();
  return (
    <div class="spoken" role="log" aria-live="polite" aria-label={text.title()}>
      <For each={many.felts()}>
        {(felt) => (
          <For each={felt.said()}>
            {(words) => <p>{untrack(() => text.said({ table: felt.view().setup.name, words }))}</p>}
          </For>
        )}
      </For>
    </div>
  );
};
