// What is announced of several tables, in one live region: each sentence begins with the name of its table.
import { For } from 'solid-js';
import { useManyTables } from './many-tables.tsx';
import { tableSaid } from './rail-words.ts';

export const ManyLog = () => {
  const many = useManyTables();
  return (
    <div class="spoken" role="log" aria-live="polite" aria-label="At your tables">
      <For each={many.felts()}>
        {(felt) => <For each={felt.said()}>{(text) => <p>{tableSaid(felt.view().setup.name, text)}</p>}</For>}
      </For>
    </div>
  );
};
