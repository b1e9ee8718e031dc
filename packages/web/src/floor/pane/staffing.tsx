// Who staffs the table: the first is the caller and acts on the round. Dealers come, go and relieve by themselves,
// each in their own name. [V6]
import type { FloorEntry } from '@punto/protocol/floor/message';
import { For, Show } from 'solid-js';
import { useFloor } from '../floor.tsx';
import { Button } from '../part/button.tsx';
import { Badge } from '../part/marks.tsx';
import { useDuty } from './use-duty.ts';

const MOST = 3;

export const Staffing = (props: { entry: FloorEntry }) => {
  const floor = useFloor();
  const send = useDuty(() => props.entry.table);
  const dealers = () => props.entry.floor.dealers;
  const byHand = () => props.entry.floor.view.setup.dealing === 'person';
  const own = () => floor.me()?.staff.id;
  const isHere = () => dealers().some(({ id }) => id === own());
  return (
    <section class="staffing">
      <h3>Dealers</h3>
      <Show
        when={dealers().length > 0}
        fallback={<p class="panel-note">{byHand() ? 'Nobody staffs this table.' : 'The machine deals.'}</p>}
      >
        <ul>
          <For each={dealers()}>
            {(dealer, i) => (
              <li>
                <span>
                  {dealer.name} <Show when={i() === 0 && byHand()}>{<Badge>Caller</Badge>}</Show>
                </span>
                <Show when={floor.may('take-post') && !isHere()}>
                  <Button
                    onPress={() =>
                      send({ duty: 'take-post', relieves: dealer.id }, `You have relieved ${dealer.name}`)
                    }
                  >
                    Relieve
                  </Button>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={floor.may('take-post')}>
        <div class="button-row">
          <Show
            when={isHere()}
            fallback={
              <Show when={dealers().length < MOST}>
                <Button onPress={() => send({ duty: 'take-post', relieves: null }, 'You staff this table')}>
                  Take a post
                </Button>
              </Show>
            }
          >
            <Button onPress={() => send({ duty: 'leave-post' }, 'You have left the table')}>
              Leave the table
            </Button>
          </Show>
        </div>
      </Show>
    </section>
  );
};
