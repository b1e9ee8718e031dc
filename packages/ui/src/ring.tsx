// The countdown: a ring that empties on the server's clock. Three colours, none of them the colour of a side; no
// flashing; with reduced motion it steps once a second. Screen readers announce ten and five seconds only; a small ring
// in a list is never announced. Small rings step together once a second, so that many of them cost one frame; in the last
// seconds each keeps its own time. [T1]
import { texts } from '@punto/language/catalogue';
import { createMemo, type JSX, Show } from 'solid-js';
import { wantsLessMotion } from './client/settings.ts';
import { type Countdown, countdown } from './countdown.ts';
import { BEATS_PER_SECOND, useBeat } from './tick.ts';
import './ring.css';

const text = texts('shared').countdown;

export type RingProps = {
  /** Server time of the end in milliseconds; `null` shows an empty ring. */
  deadline: number | null;
  /** Full duration, in milliseconds. */
  totalMs: number;
  /** The server's clock, in milliseconds. */
  now: () => number;
  mini?: boolean | undefined;
  /**
   * Text below the seconds. By default `seconds`, and `last bets` near the end; set it where the ring does not count
   * betting time.
   */
  caption?: string | undefined;
  /** Shown in place of the seconds when there is no deadline. */
  children?: JSX.Element;
  class?: string | undefined;
};

type Left = Countdown & { readonly deadline: number | null };

export const Ring = (props: RingProps) => {
  const beat = useBeat();
  const left = createMemo<Left>(
    (before) => {
      const between = beat() % BEATS_PER_SECOND !== 0;
      const { deadline } = props;
      if (props.mini && between && before.deadline === deadline && before.stage !== 'last') return before;
      return { ...countdown(deadline, props.totalMs, props.now()), deadline };
    },
    { ...countdown(null, 0, 0), deadline: null },
    {
      equals: (a, b) =>
        a.seconds === b.seconds &&
        a.stage === b.stage &&
        a.deadline === b.deadline &&
        (props.mini || wantsLessMotion() || a.percent === b.percent),
    },
  );
  const caption = () => props.caption ?? (left().stage === 'last' ? text.lastBets() : text.seconds());
  return (
    <div
      class={`ring ${props.class ?? ''}`}
      classList={{ mini: props.mini ?? false }}
      data-stage={left().stage}
      role="timer"
      aria-label={left().stage === 'none' ? undefined : text.left({ seconds: left().seconds })}
      style={{ '--left': left().percent }}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle class="ring-track" cx="60" cy="60" r={props.mini ? 50 : 53} />
        <Show when={!props.mini}>
          <circle class="ring-ticks" cx="60" cy="60" r="44" />
        </Show>
        <circle class="ring-left" cx="60" cy="60" r={props.mini ? 50 : 53} pathLength="100" />
      </svg>
      <Show when={left().stage !== 'none'} fallback={props.children}>
        <b>{left().seconds}</b>
        <Show when={!props.mini}>
          <span class="ring-words">{caption()}</span>
        </Show>
      </Show>
      <Show when={!props.mini}>
        <span class="spoken" aria-live="polite">
          {spoken(left().seconds)}
        </span>
      </Show>
    </div>
  );
};

/** Announced rarely on purpose: a screen reader that counts every second would hide everything else. */
const spoken = (seconds: number): string => (seconds === 10 || seconds === 5 ? text.left({ seconds }) : '');
