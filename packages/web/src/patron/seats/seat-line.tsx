// The line between the oval and the spots: who has the shoe, and what the patron can do with it. Its height is fixed,
// so that no spot moves when the shoe comes.
import { texts } from '@punto/language/catalogue';
import type { SeatsView } from '@punto/protocol/message';
import { Ring } from '@punto/ui/ring.tsx';
import { createEffect, createMemo, type JSX, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import { ActButton } from '../felt/act-button.tsx';
import { useFelt } from '../felt/felt.tsx';
import type { SeatsInUse } from './use-seats.ts';
import { idleWords, shoeLine } from './words.ts';
import './seat-line.css';

const text = texts('seats').act;
const { rail } = texts('behind');

export const SeatLine = (props: { inUse: SeatsInUse; seats: SeatsView }) => {
  const felt = useFelt();
  const own = () => props.seats.seats.find(({ seat }) => seat === props.inUse.mine());
  const asked = () => {
    const { offered } = props.seats;
    return offered !== null && offered.seat === props.inUse.mine() ? offered : null;
  };
  let line: HTMLDivElement | undefined;
  let words: HTMLParagraphElement | undefined;
  // When the focused button is replaced by another, the text gets the focus, so that no button is pressed by mistake.
  let held = false;
  const shown = createMemo(() => (asked() ? 'asked' : own()?.declines ? 'declined' : own() ? 'own' : 'none'));
  createEffect(
    on(shown, () => held && document.activeElement === document.body && words?.focus(), { defer: true }),
  );
  onMount(() => {
    const look = (event: Event) => {
      held = event.target instanceof Node && line?.contains(event.target) === true;
    };
    for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, look);
    onCleanup(() => {
      for (const type of ['focusin', 'pointerdown']) document.removeEventListener(type, look);
    });
  });
  return (
    <div ref={line} class="seat-line" data-asked={asked() ? '' : undefined}>
      <Show when={asked()}>
        {(offered) => (
          <span aria-hidden="true">
            <Ring
              mini
              deadline={felt.view().pausedAt === null ? offered().until : null}
              totalMs={offerMs()}
              now={felt.app.now}
            />
          </span>
        )}
      </Show>
      <p ref={words} class="seat-line-words" tabindex={-1}>
        {shoeLine(props.seats, props.inUse.mine(), felt.view().phase)}
        <Show when={idleWords(props.inUse.roundsLeft())}>
          {(warning) => <span class="seat-warning">{warning()}</span>}
        </Show>
      </p>
      <Switch>
        <Match when={asked()}>
          <LineButton inUse={props.inUse} act="accept-shoe" class="btn">
            {text.deal()}
          </LineButton>
          <LineButton inUse={props.inUse} act="decline-shoe" class="btn quiet">
            {text.pass()}
          </LineButton>
        </Match>
        <Match when={own()?.declines}>
          <LineButton inUse={props.inUse} act="want-shoe" class="btn quiet">
            {text.dealAgain()}
          </LineButton>
        </Match>
        <Match when={!props.inUse.behind() && own()}>
          {(seat) => (
            <LineButton inUse={props.inUse} act="leave-seat" class="btn quiet seat-leave">
              {text.leave({ seat: seat().seat })}
            </LineButton>
          )}
        </Match>
      </Switch>
      <Show when={own() && !asked()}>
        <EndBehind inUse={props.inUse} />
      </Show>
    </div>
  );

  function offerMs(): number {
    return felt.view().setup.seats?.offerMs ?? 0;
  }
};

/** Bets of a seated patron behind another seat, ended by one press. */
const EndBehind = (props: { inUse: SeatsInUse }) => (
  <Show when={props.inUse.behind()}>
    {(behind) => (
      <LineButton inUse={props.inUse} act="stop-behind" class="btn quiet seat-end-behind">
        {rail.short({ amount: behind().stakeMinor, seat: behind().seat })}
      </LineButton>
    )}
  </Show>
);

type LineButtonProps = {
  readonly inUse: SeatsInUse;
  readonly act: 'accept-shoe' | 'decline-shoe' | 'want-shoe' | 'leave-seat' | 'stop-behind';
  readonly class: string;
  readonly children: JSX.Element;
};

const LineButton = (props: LineButtonProps) => (
  <ActButton
    class={props.class}
    whyNot={props.inUse.whyNot(props.act)}
    onPress={() => props.inUse.act({ act: props.act })}
  >
    {props.children}
  </ActButton>
);
