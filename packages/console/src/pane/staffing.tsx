// Who staffs the table: the first dealer is the caller and acts on the round. Dealers come, leave and relieve on their
// own; a supervisor can assign or remove one, or staff the table in person. [V6] [T5]
import { isMidCoup, MOST_DEALERS } from '@punto/protocol/floor/can';
import type { FloorEntry, Staff } from '@punto/protocol/floor/message';
import { A, useLocation } from '@solidjs/router';
import { createSignal, For, Show } from 'solid-js';
import { missingWords } from '../alerts.ts';
import { useDutyHints } from '../client/duty-hints.ts';
import { useFloor } from '../client/floor.tsx';
import { useDuty } from '../client/use-duty.ts';
import { Button } from '../ui/button.tsx';
import { Badge, Line } from '../ui/marks.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';

export const Staffing = (props: { entry: FloorEntry }) => {
  const floor = useFloor();
  const location = useLocation();
  const send = useDuty(() => props.entry.table);
  const [asked, setAsked] = createSignal<'leave' | 'send' | null>(null);
  const at = () => props.entry.floor;
  const dealers = () => at().dealers;
  const byHand = () => at().view.setup.dealing === 'person';
  const own = () => floor.me()?.staff.id ?? '';
  const whyNot = useDutyHints(() => props.entry);
  const isHere = () => dealers().some(({ id }) => id === own());
  const offers = (id: string) => at().offers?.includes(id) ?? false;
  const leave = () =>
    isMidCoup(at().view) && dealers()[0]?.id === own()
      ? setAsked('leave')
      : send({ duty: 'leave-post' }, 'You have left the table');
  const come = () =>
    send(
      { duty: 'assign-dealer', dealer: own(), relieves: dealers()[0]?.id ?? null },
      'You call at this table: go to the desk',
    );
  return (
    <section class="staffing">
      <h3>Dealers</h3>
      <Show when={byHand() && at().away}>
        <Line tone="bad">{upper(missingWords(at()))}.</Line>
      </Show>
      <Show
        when={dealers().length > 0}
        fallback={<p class="panel-note">{byHand() ? 'Nobody staffs this table.' : 'The machine deals.'}</p>}
      >
        <ul>
          <For each={dealers()}>
            {(dealer, i) => (
              <li>
                <span>
                  {dealer.name} <Show when={i() === 0 && byHand()}>{<Badge>Caller</Badge>}</Show>{' '}
                  <Show when={offers(dealer.id)}>
                    <Badge tone="warn">Wants relief</Badge>
                  </Show>
                </span>
                <Show when={floor.may('take-post') && whyNot('take-post') === undefined}>
                  <Relieve entry={props.entry} dealer={dealer} isAgreed={offers(dealer.id)} />
                </Show>
                <Show when={floor.may('release-dealer') && dealer.id !== own()}>
                  <Button
                    onPress={() =>
                      send({ duty: 'release-dealer', dealer: dealer.id }, `${dealer.name} is off this table`)
                    }
                  >
                    Take off<span class="spoken"> {dealer.name}</span>
                  </Button>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <div class="button-row">
        <Show when={whyNot('leave-post') === undefined && floor.may('leave-post')}>
          <Button onPress={leave}>Leave the table</Button>
          <Show when={byHand() && !floor.may('assign-dealer')}>
            <Button
              pressed={offers(own())}
              onPress={() =>
                send(
                  { duty: 'offer-post', offered: !offers(own()) },
                  offers(own()) ? 'You stay' : 'The next dealer may relieve you now',
                )
              }
            >
              Ask to be relieved
            </Button>
          </Show>
        </Show>
        <Show
          when={
            floor.may('take-post') && whyNot('take-post') === undefined && dealers().length < MOST_DEALERS
          }
        >
          <Button onPress={() => send({ duty: 'take-post', relieves: null }, 'You staff this table')}>
            Take a post
          </Button>
        </Show>
        <Show when={floor.may('assign-dealer') && byHand()}>
          <Button onPress={() => setAsked('send')}>Send a dealer</Button>
          <Show when={floor.may('enter-card')}>
            <Show when={isHere()} fallback={<Button onPress={come}>Take the desk</Button>}>
              <Show when={!location.pathname.endsWith('/desk')}>
                <A class="link" href="/desk">
                  Go to the desk
                </A>
              </Show>
            </Show>
          </Show>
        </Show>
      </div>
      <Show when={asked() === 'leave'}>
        <LeaveDialog entry={props.entry} own={own()} onClose={() => setAsked(null)} />
      </Show>
      <Show when={asked() === 'send'}>
        <SendDialog entry={props.entry} onClose={() => setAsked(null)} />
      </Show>
    </section>
  );
};

const Relieve = (props: { entry: FloorEntry; dealer: Staff; isAgreed: boolean }) => {
  const send = useDuty(() => props.entry.table);
  const mayNot = () => isMidCoup(props.entry.floor.view) && !props.isAgreed;
  const { name, id } = props.dealer;
  return (
    <Button
      hint={
        mayNot() ? `A round is in progress: ${name} agrees at the desk, or a supervisor sends you` : undefined
      }
      onPress={() => send({ duty: 'take-post', relieves: id }, `You have relieved ${name}`)}
    >
      Relieve<span class="spoken"> {name}</span>
    </Button>
  );
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
