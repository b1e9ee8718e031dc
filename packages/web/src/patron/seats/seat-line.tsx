// The line between the oval and the spots: who has the shoe, and what the patron can do with it. Its height is fixed,
// so that no spot moves when the shoe comes.
import type { SeatsView } from '@punto/protocol/message';
import { Ring } from '@punto/ui/ring.tsx';
import { createEffect, createMemo, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import type { SeatsInUse } from './use-seats.ts';
import { idleWords, shoeLine } from './words.ts';
import './seat-line.css';

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
              now={felt.house.now}
            />
          </span>
        )}
      </Show>
      <p ref={words} tabindex={-1}>
        {shoeLine(props.seats, props.inUse.mine(), felt.view().phase)}
        <Show when={idleWords(props.inUse.roundsLeft())}>
          {(warning) => <span class="seat-warning">{warning()}</span>}
        </Show>
      </p>
      <Switch>
        <Match when={asked()}>
          <button type="button" class="btn" onClick={() => props.inUse.act({ act: 'accept-shoe' })}>
            Deal
          </button>
          <button type="button" class="btn quiet" onClick={() => props.inUse.act({ act: 'decline-shoe' })}>
            Pass it on
          </button>
        </Match>
        <Match when={own()?.declines}>
          <button type="button" class="btn quiet" onClick={() => props.inUse.act({ act: 'want-shoe' })}>
            Deal again when it comes round
          </button>
        </Match>
        <Match when={own()}>
          {(seat) => (
            <button
              type="button"
              class="btn quiet seat-leave"
              onClick={() => props.inUse.act({ act: 'leave-seat' })}
            >
              Leave seat {seat().seat}
            </button>
          )}
        </Match>
      </Switch>
    </div>
  );

  function offerMs(): number {
    return felt.view().setup.seats?.offerMs ?? 0;
  }
};
