// Link back to a table where the patron has stakes. With several, the one with the largest stake is named and the
// others are counted. [T4]
import type { AccountView, LobbyEntry } from '@punto/protocol/message';
import { money, plural } from '@punto/ui/words/number.ts';
import { A } from '@solidjs/router';
import { Show } from 'solid-js';

export const Resume = (props: { tables: readonly LobbyEntry[]; inPlay: AccountView['inPlay'] }) => {
  const largest = () => [...props.inPlay].sort((a, b) => b.stakeMinor - a.stakeMinor)[0];
  const others = () => props.inPlay.length - 1;
  const nameOf = (table: string) => props.tables.find((entry) => entry.table === table)?.name;
  return (
    <Show when={largest()}>
      {(stake) => (
        <div class="resume">
          <p>
            <Show
              when={nameOf(stake().table)}
              fallback={<>{money(stake().stakeMinor)} of yours is in play</>}
            >
              {(name) => (
                <>
                  <b>{name()}</b> has {money(stake().stakeMinor)} of yours in play
                </>
              )}
            </Show>
            <Show when={others() > 0}>
              , and {others()} more {plural(others(), 'table')}
            </Show>
          </p>
          <A class="btn" href={`/table/${stake().table}`}>
            Return to the table
          </A>
        </div>
      )}
    </Show>
  );
};
