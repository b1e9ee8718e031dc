// Replaces the felt while the patron squeezes a card: the card, both hands, the remaining time, and two buttons to
// finish. The rest of the page is inert. [T7]
import { type Card as CardCode, scoreOf } from '@punto/engine/card';
import { settings } from '@punto/ui/client/settings.ts';
import { cardName } from '@punto/ui/words/card-name.ts';
import { createEffect, createSignal, on, onCleanup, onMount, Show, type Signal } from 'solid-js';
import { Portal } from 'solid-js/web';
import '@punto/ui/icon.css';
import { Ring } from '@punto/ui/ring.tsx';
import { useFelt } from '../felt/felt.tsx';
import type { HeldCard } from '../words/seen-squeeze.ts';
import { otherSide, waitingLine, whichCard } from '../words/squeeze-words.ts';
import { PeelCard } from './peel-card.tsx';
import { createPeelSender } from './peel-sender.ts';
import { HandScore, OtherHand, OwnHand } from './squeeze-hands.tsx';
import { useHeld } from './use-held.ts';
import './squeeze-stage.css';

export const SqueezeStage = () => {
  const held = useHeld();
  // Orientation of the card, kept from card to card.
  const lie = createSignal(false);
  return (
    <Show when={held.card() !== null}>
      <Portal>
        <Taken />
        <Show when={held.card()} keyed>
          {(card) => <OneCard card={card} turned={held.turned()} leave={held.leave} lie={lie} />}
        </Show>
      </Portal>
    </Show>
  );
};

/** The felt below is inert, and gets the focus back at the end. */
const Taken = () => {
  const before = document.activeElement;
  const beneath = [
    ...document.querySelectorAll<HTMLElement>('.table-room > :is(main, aside, section, footer)'),
  ];
  onMount(() => {
    document.documentElement.classList.add('squeezing');
    for (const each of beneath) each.inert = true;
  });
  onCleanup(() => {
    document.documentElement.classList.remove('squeezing');
    for (const each of beneath) each.inert = false;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  });
  return null;
};

type OneCardProps = {
  readonly card: HeldCard;
  readonly turned: boolean;
  readonly leave: () => void;
  /** Sideways or upright. */
  readonly lie: Signal<boolean>;
};

const OneCard = (props: OneCardProps) => {
  const felt = useFelt();
  const { side, place } = props.card;
  let stage: HTMLElement | undefined;
  const labels = () => felt.view().setup.labels;
  const [sideways, setSideways] = props.lie;
  const [asked, setAsked] = createSignal(false);
  const [open, setOpen] = createSignal(false);
  const [trouble, setTrouble] = createSignal('');
  const sender = createPeelSender((fold) => felt.house.client.peel(felt.table, fold), {
    now: () => performance.now(),
    after: (delayMs, then) => {
      const timer = setTimeout(then, delayMs);
      return () => clearTimeout(timer);
    },
  });
  onCleanup(sender.stop);
  createEffect(
    on(
      () => props.turned,
      (turned) => turned && sender.stop(),
    ),
  );

  const ask = async (act: 'turn-card' | 'give-up-squeeze') => {
    const { shoe, round } = felt.view();
    sender.stop();
    const order = act === 'turn-card' ? { act, side, place } : { act, side };
    const answer = await felt.house.client.act(felt.table, {
      shoe: shoe?.number ?? 0,
      round: round?.number ?? 0,
      act: order,
    });
    // If it is refused, the card is already turned, and the table's update shows it.
    if (answer.outcome === 'failed') setTrouble(answer.message);
  };
  const turn = () => {
    if (asked() || props.turned) return;
    setAsked(true);
    // The pressed button is removed, so the stage gets the focus.
    stage?.focus({ preventScroll: true });
    void ask('turn-card');
  };
  const leave = () => {
    if (asked() || props.turned) return;
    void ask('give-up-squeeze');
    props.leave();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() !== 'r') return;
    event.preventDefault();
    setSideways((on) => !on);
  };
  onMount(() => {
    document.addEventListener('keydown', onKey, true);
    onCleanup(() => document.removeEventListener('keydown', onKey, true));
  });

  return (
    <section
      ref={stage}
      class="squeeze-stage"
      tabIndex={-1}
      data-cloth={felt.view().setup.cloth}
      data-side={side}
      aria-label={`${whichCard(props.card, labels())}, yours to turn`}
    >
      <div class="squeeze-other">
        <HandScore side={otherSide(side)} cards={felt.view().hands[otherSide(side)]} />
        <OtherHand card={props.card} />
        <p>{open() ? '' : waitingLine(felt.view(), props.card)}</p>
      </div>
      <div class="squeeze-main">
        <div class="squeeze-halo" aria-hidden="true" />
        <PeelCard
          card={props.card.card}
          label={whichCard(props.card, labels())}
          sideways={sideways()}
          turns={props.turned || asked()}
          show={(drawn) => !asked() && !props.turned && sender.show(drawn)}
          onTurn={turn}
          onOpen={() => setOpen(true)}
        />
      </div>
      <div class="squeeze-foot">
        <div class="squeeze-own">
          <OwnHand card={props.card} />
          <HandScore side={side} cards={own()} />
        </div>
        <div class="squeeze-say">
          <h2>{open() ? cardName(props.card.card) : whichCard(props.card, labels())}</h2>
          <p id="squeeze-how">
            <Show when={!open()} fallback={`${labels()[side]} has ${scoreOf(own())}.`}>
              <Show
                when={trouble()}
                fallback={
                  <>
                    <span class="squeeze-why">You hold the largest stake on {labels()[side]}. </span>
                    Draw an edge across to turn the card. It turns by itself when the time is up.
                  </>
                }
              >
                {trouble()}
              </Show>
            </Show>
          </p>
        </div>
        <Ring
          deadline={props.turned || asked() ? null : (felt.view().squeeze?.endsAt ?? null)}
          totalMs={felt.view().setup.squeeze?.turnMs ?? 0}
          now={felt.house.now}
          caption="seconds"
        >
          <b>—</b>
        </Ring>
        <div class="squeeze-acts" inert={props.turned || asked()}>
          <button type="button" class="btn" onClick={turn}>
            Turn it now
          </button>
          <button type="button" class="btn quiet" onClick={leave}>
            Leave it to the house
          </button>
          <button
            type="button"
            class="btn quiet squeeze-rotate"
            aria-pressed={sideways()}
            aria-label="Card on its side"
            aria-keyshortcuts="R"
            title="Card on its side (R)"
            onClick={() => setSideways((on) => !on)}
          >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 3h5a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z" />
              <path d="M11 21h9a1 1 0 0 0 1-1v-5a1 1 0 0 0-1-1h-5.500M15 4a6 6 0 0 1 4.500 6M22 8l-2.500 2.500-2.500-2.500" />
            </svg>
          </button>
        </div>
      </div>
    </section>
  );

  /** The face-up cards of the side; the squeezed card counts when it is turned. */
  function own(): readonly CardCode[] {
    const before = felt.view().hands[side].slice(0, place);
    return open() ? [...before, props.card.card] : before;
  }
};
