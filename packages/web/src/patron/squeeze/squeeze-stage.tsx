// Replaces the felt while the patron squeezes a card: the card, both hands, the remaining time, and two buttons to
// finish. The rest of the page is inert. [T7]
import { type Card as CardCode, scoreOf } from '@punto/engine/card';
import { texts } from '@punto/language/catalogue';
import { Ring } from '@punto/ui/ring.tsx';
import { cardName } from '@punto/ui/words/card-name.ts';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { createSignal, onCleanup, onMount, Show, type Signal } from 'solid-js';
import { Portal } from 'solid-js/web';
import { ActButton } from '../felt/act-button.tsx';
import { useFelt } from '../felt/felt.tsx';
import type { SqueezedCard } from '../words/seen-squeeze.ts';
import { otherSide, waitingLine, whichCard } from '../words/squeeze-words.ts';
import { PeelCard } from './peel-card.tsx';
import { RotateButton } from './rotate-button.tsx';
import { HandScore, OtherHand, OwnHand } from './squeeze-hands.tsx';
import { useSqueezedCard } from './use-squeezed-card.ts';
import { useTurning } from './use-turning.ts';
import './squeeze-stage.css';

const text = texts('squeeze');
const { countdown } = texts('shared');

export { PeeledBack } from './peeled-back.tsx';

export const SqueezeStage = () => {
  const held = useSqueezedCard();
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
  readonly card: SqueezedCard;
  readonly turned: boolean;
  readonly leave: () => void;
  /** Sideways or upright. */
  readonly lie: Signal<boolean>;
};

const OneCard = (props: OneCardProps) => {
  const felt = useFelt();
  const { side } = props.card;
  let stage: HTMLElement | undefined;
  const labels = () => felt.view().setup.labels;
  const [sideways] = props.lie;
  const [open, setOpen] = createSignal(false);
  const turning = useTurning(props);
  const turns = () => props.turned || turning.asked();
  // The pressed button is removed, so the stage gets the focus.
  const turn = () => turning.turn(() => stage?.focus({ preventScroll: true }));
  return (
    <section
      ref={stage}
      class="squeeze-stage"
      tabIndex={-1}
      data-cloth={felt.view().setup.cloth}
      data-side={side}
      aria-label={text.title({ card: whichCard(props.card, labels()) })}
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
          turns={turns()}
          show={turning.show}
          onTurn={turn}
          onOpen={() => setOpen(true)}
        />
      </div>
      <div class="squeeze-foot">
        <Told card={props.card} open={open()} trouble={turning.trouble()} />
        <Ring
          deadline={turns() ? null : (felt.view().squeeze?.endsAt ?? null)}
          totalMs={felt.view().setup.squeeze?.turnMs ?? 0}
          now={felt.app.now}
          caption={countdown.seconds()}
        >
          <b>—</b>
        </Ring>
        <div class="squeeze-acts" inert={turns()}>
          <ActButton class="btn" whyNot={turning.whyNot('turn-card')} onPress={turn}>
            {text.turn()}
          </ActButton>
          <ActButton class="btn quiet" whyNot={turning.whyNot('give-up-squeeze')} onPress={turning.leave}>
            {text.leave()}
          </ActButton>
          <RotateButton sideways={props.lie} />
        </div>
      </div>
    </section>
  );
};

/** The patron's own hand, and what to do; when the card is turned, its name and the score. */
const Told = (props: { card: SqueezedCard; open: boolean; trouble: string }) => {
  const felt = useFelt();
  const { side, place } = props.card;
  const labels = () => felt.view().setup.labels;
  /** The face-up cards of the side; the squeezed card counts when it is turned. */
  const own = (): readonly CardCode[] => {
    const before = felt.view().hands[side].slice(0, place);
    return props.open ? [...before, props.card.card] : before;
  };
  return (
    <>
      <div class="squeeze-own">
        <OwnHand card={props.card} />
        <HandScore side={side} cards={own()} />
      </div>
      <div class="squeeze-say">
        <h2>{props.open ? cardName(props.card.card) : whichCard(props.card, labels())}</h2>
        <p id="squeeze-how">
          <Show
            when={!props.open}
            fallback={text.has[side]({ ...shownLabels(labels()), score: scoreOf(own()) })}
          >
            <Show
              when={props.trouble}
              fallback={
                <>
                  <span class="squeeze-why">{text.why[side](shownLabels(labels()))} </span>
                  {text.how()}
                </>
              }
            >
              {props.trouble}
            </Show>
          </Show>
        </p>
      </div>
    </>
  );
};
