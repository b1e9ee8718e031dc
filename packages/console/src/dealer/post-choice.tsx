// Where a dealer chooses a table to staff: tables dealt by a person come first. A dealer who relieves another sees both
// names. [V6]
import { texts } from '@punto/language/catalogue';
import { MOST_DEALERS } from '@punto/protocol/floor/can';
import type { FloorEntry, Staff } from '@punto/protocol/floor/message';
import { Dialog } from '@punto/ui/dialog.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { Switch } from '@punto/ui/switch.tsx';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { useDuty } from '../client/use-duty.ts';
import { phaseOf } from '../phase.ts';
import { PhaseMark } from '../phase-mark.tsx';
import { Button } from '../ui/button.tsx';

const text = texts('dealer').choose;
const { notNow } = texts('floor').part;

const isByHand = ({ floor }: FloorEntry) => floor.view.setup.dealing === 'person';
/** A retired table cannot be staffed. */
const isThere = ({ floor }: FloorEntry) => !floor.view.retired;

export const PostChoice = () => {
  const floor = useFloor();
  const [machines, setMachines] = createSignal(false);
  const byHand = createMemo(() => floor.tables().filter((entry) => isThere(entry) && isByHand(entry)));
  const others = createMemo(() => floor.tables().filter((entry) => isThere(entry) && !isByHand(entry)));
  return (
    <>
      <header>
        <h1>{text.title()}</h1>
        <Show when={others().length > 0}>
          <Switch checked={machines()} onChange={setMachines}>
            {text.machines()}
          </Switch>
        </Show>
      </header>
      <Show when={byHand().length === 0 && !machines()}>
        <p class="nothing">{text.none()}</p>
      </Show>
      <ul class="posts">
        <For each={machines() ? [...byHand(), ...others()] : byHand()}>
          {(entry) => <Post entry={entry} />}
        </For>
      </ul>
    </>
  );
};

const Post = (props: { entry: FloorEntry }) => {
  const floor = useFloor();
  const send = useDuty(() => props.entry.table);
  const [relieved, setRelieved] = createSignal<Staff | null>(null);
  const name = () => props.entry.floor.view.setup.name;
  const dealers = () => props.entry.floor.dealers;
  const own = () => floor.me()?.staff.name ?? text.you();
  const relieve = async ({ id, name: other }: Staff) => {
    const names = { own: own(), dealer: other, table: name() };
    const said = () => text.relieved(names);
    if (!(await send({ duty: 'take-post', relieves: id }, said)).done) setRelieved(null);
  };
  return (
    <li class="post">
      <div>
        <h2>{name()}</h2>
        <PhaseMark phase={phaseOf(props.entry)} />
      </div>
      <p class="panel-note">{staffWords(props.entry)}</p>
      <div class="button-row">
        <Show when={dealers().length < MOST_DEALERS}>
          <Button
            kind={dealers().length === 0 && isByHand(props.entry) ? 'primary' : 'plain'}
            onPress={() => send({ duty: 'take-post', relieves: null }, taken(name()))}
          >
            <Sentence parts={text.take.parts({ table: name() })} />
          </Button>
        </Show>
        <For each={dealers()}>
          {(dealer) => (
            <Button onPress={() => setRelieved(dealer)}>
              <Sentence parts={text.relieve.parts({ dealer: dealer.name, table: name() })} />
            </Button>
          )}
        </For>
      </div>
      <Show when={relieved()}>
        {(dealer) => (
          <Dialog
            open
            onClose={() => setRelieved(null)}
            title={text.relieveDealer({ dealer: dealer().name })}
            foot={
              <>
                <Button onPress={() => setRelieved(null)}>{notNow()}</Button>
                <Button kind="primary" autofocus onPress={() => relieve(dealer())}>
                  {text.relieveDealer({ dealer: dealer().name })}
                </Button>
              </>
            }
          >
            <dl class="relief">
              <dt>{text.leaves({ table: name() })}</dt>
              <dd>{dealer().name}</dd>
              <dt>{text.takesOver()}</dt>
              <dd>{own()}</dd>
            </dl>
          </Dialog>
        )}
      </Show>
    </li>
  );
};

const staffWords = (entry: FloorEntry): string => {
  const [caller, ...others] = entry.floor.dealers.map(({ name }) => name);
  if (!isByHand(entry)) return text.machine();
  if (caller === undefined) return text.nobody();
  return others.length === 0 ? text.calls({ caller }) : text.callsWith({ caller, others });
};

const taken = (table: string) => () => text.taken({ table });
