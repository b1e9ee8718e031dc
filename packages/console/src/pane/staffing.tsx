// Who staffs the table: the first dealer is the caller and acts on the round. Dealers come, leave and relieve on their
// own; a supervisor can assign or remove one, or staff the table in person. [V6] [T5]
import { texts } from '@punto/language/catalogue';
import { isMidCoup, MOST_DEALERS } from '@punto/protocol/floor/can';
import type { FloorEntry, Staff } from '@punto/protocol/floor/message';
import { address } from '@punto/ui/route/address.ts';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createSignal, For, Show } from 'solid-js';
import { missingAlone } from '../alerts.ts';
import { useDutyHints } from '../client/duty-hints.ts';
import { useFloor } from '../client/floor.tsx';
import { useDuty } from '../client/use-duty.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Badge, Line } from '../ui/marks.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';

const text = texts('duties').staffing;
const { sentence } = texts('floor');

export const Staffing = (props: { entry: FloorEntry }) => {
  const [asked, setAsked] = createSignal<'leave' | 'send' | null>(null);
  const post = usePost(props);
  return (
    <section class="staffing">
      <h3>{text.title()}</h3>
      <Show when={post.byHand() && props.entry.floor.away}>
        <Line tone="bad">{sentence({ words: missingAlone(props.entry.floor) })}</Line>
      </Show>
      <Show
        when={post.dealers().length > 0}
        fallback={<p class="panel-note">{post.byHand() ? text.nobody() : text.machine()}</p>}
      >
        <ul>
          <For each={post.dealers()}>
            {(dealer, i) => (
              <DealerRow
                entry={props.entry}
                post={post}
                dealer={dealer}
                isCaller={i() === 0 && post.byHand()}
              />
            )}
          </For>
        </ul>
      </Show>
      <div class="button-row">
        <Show when={post.whyNot('leave-post') === undefined}>
          <OwnPostButtons entry={props.entry} post={post} onLeave={() => setAsked('leave')} />
        </Show>
        <TakePostButton entry={props.entry} post={post} />
        <AssignButtons entry={props.entry} post={post} onSend={() => setAsked('send')} />
      </div>
      <Show when={asked() === 'leave'}>
        <LeaveDialog entry={props.entry} own={post.own()} onClose={() => setAsked(null)} />
      </Show>
      <Show when={asked() === 'send'}>
        <SendDialog entry={props.entry} onClose={() => setAsked(null)} />
      </Show>
    </section>
  );
};

/** The posts at one table, from the member of the staff who looks. */
const usePost = (props: { entry: FloorEntry }) => {
  const floor = useFloor();
  const at = () => props.entry.floor;
  const own = () => floor.me()?.staff.id ?? '';
  return {
    own,
    whyNot: useDutyHints(() => props.entry),
    dealers: () => at().dealers,
    byHand: () => at().view.setup.dealing === 'person',
    isHere: () => at().dealers.some(({ id }) => id === own()),
    /** The dealer has asked to be relieved. */
    offers: (id: string) => at().offers?.includes(id) ?? false,
  };
};

type AtPost = { entry: FloorEntry; post: ReturnType<typeof usePost> };

const DealerRow = (props: AtPost & { dealer: Staff; isCaller: boolean }) => {
  const floor = useFloor();
  const send = useDuty(() => props.entry.table);
  const offers = () => props.post.offers(props.dealer.id);
  return (
    <li>
      <span>
        {props.dealer.name}{' '}
        <Show when={props.isCaller}>
          <Badge>{text.caller()}</Badge>
        </Show>{' '}
        <Show when={offers()}>
          <Badge tone="warn">{text.wantsRelief()}</Badge>
        </Show>
      </span>
      <Show when={floor.may('take-post') && props.post.whyNot('take-post') === undefined}>
        <Relieve entry={props.entry} dealer={props.dealer} isAgreed={offers()} />
      </Show>
      <Show when={floor.may('release-dealer') && props.dealer.id !== props.post.own()}>
        <Button
          onPress={() =>
            send({ duty: 'release-dealer', dealer: props.dealer.id }, takenOff(props.dealer.name))
          }
        >
          <Sentence parts={text.takeOff.parts({ dealer: props.dealer.name })} />
        </Button>
      </Show>
    </li>
  );
};

/** Of a dealer at this table: to leave it, and to ask for relief. */
const OwnPostButtons = (props: AtPost & { onLeave: () => void }) => {
  const floor = useFloor();
  const send = useDuty(() => props.entry.table);
  const own = () => props.post.own();
  const offered = () => props.post.offers(own());
  const leave = () =>
    isMidCoup(props.entry.floor.view) && props.post.dealers()[0]?.id === own()
      ? props.onLeave()
      : send({ duty: 'leave-post' }, text.left);
  return (
    <Show when={floor.may('leave-post')}>
      <Button onPress={leave}>{text.leave()}</Button>
      <Show when={props.post.byHand() && !floor.may('assign-dealer')}>
        <Button
          pressed={offered()}
          onPress={() =>
            send({ duty: 'offer-post', offered: !offered() }, offered() ? text.stays : text.asked)
          }
        >
          {text.ask()}
        </Button>
      </Show>
    </Show>
  );
};

const TakePostButton = (props: AtPost) => {
  const floor = useFloor();
  const send = useDuty(() => props.entry.table);
  return (
    <Show
      when={
        floor.may('take-post') &&
        props.post.whyNot('take-post') === undefined &&
        props.post.dealers().length < MOST_DEALERS
      }
    >
      <Button onPress={() => send({ duty: 'take-post', relieves: null }, text.taken)}>{text.take()}</Button>
    </Show>
  );
};

/** Of a supervisor: sends a dealer, or calls in person. */
const AssignButtons = (props: AtPost & { onSend: () => void }) => {
  const floor = useFloor();
  const send = useDuty(() => props.entry.table);
  const come = () =>
    send(
      { duty: 'assign-dealer', dealer: props.post.own(), relieves: props.post.dealers()[0]?.id ?? null },
      text.called,
    );
  return (
    <Show when={floor.may('assign-dealer') && props.post.byHand()}>
      <Button onPress={props.onSend}>{text.send()}</Button>
      <Show when={floor.may('enter-card')}>
        <Show when={props.post.isHere()} fallback={<Button onPress={come}>{text.desk()}</Button>}>
          <Show when={!address().pathname.endsWith('/desk')}>
            <Link class="link" href="/desk">
              {text.toDesk()}
            </Link>
          </Show>
        </Show>
      </Show>
    </Show>
  );
};

const Relieve = (props: { entry: FloorEntry; dealer: Staff; isAgreed: boolean }) => {
  const send = useDuty(() => props.entry.table);
  const mayNot = () => isMidCoup(props.entry.floor.view) && !props.isAgreed;
  const { name, id } = props.dealer;
  return (
    <Button
      hint={mayNot() ? text.mayNot({ dealer: name }) : undefined}
      onPress={() => send({ duty: 'take-post', relieves: id }, () => text.relieved({ dealer: name }))}
    >
      <Sentence parts={text.relieve.parts({ dealer: name })} />
    </Button>
  );
};

const takenOff = (dealer: string) => () => text.takenOff({ dealer });
