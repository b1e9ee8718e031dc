// Link back to a table where the patron has stakes. With several, the one with the largest stake is named and the
// others are counted. [T4]
import { texts } from '@punto/language/catalogue';
import type { AccountView, LobbyEntry } from '@punto/protocol/message';
import { Sentence } from '@punto/ui/sentence.tsx';
import { Show } from 'solid-js';

const { resume: text } = texts('lobby');

export const Resume = (props: { tables: readonly LobbyEntry[]; inPlay: AccountView['inPlay'] }) => {
  const largest = () => [...props.inPlay].sort((a, b) => b.stakeMinor - a.stakeMinor)[0];
  const nameOf = (table: string) => props.tables.find((entry) => entry.table === table)?.name;
  return (
    <Show when={largest()}>
      {(stake) => {
        const amounts = () => ({ stake: stake().stakeMinor, others: props.inPlay.length - 1 });
        return (
          <div class="resume">
            <p>
              <Show when={nameOf(stake().table)} fallback={text.unnamed(amounts())}>
                {(table) => <Sentence parts={text.named.parts({ table: table(), ...amounts() })} />}
              </Show>
            </p>
            <a class="btn" href={`/table/${stake().table}`}>
              {text.act()}
            </a>
          </div>
        );
      }}
    </Show>
  );
};
