// Requests of the patron who squeezes a card: turn it now, or leave it to the house. Each is sent once, and ends the
// sending of the fold to the other patrons. [T7]
import { whyNotAct } from '@punto/protocol/can';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { failureText, sentenceOf, whyNotText } from '../words/refusal-words.ts';
import type { SqueezedCard } from '../words/seen-squeeze.ts';
import { createPeelSender, type PeelSender } from './peel-sender.ts';

type TurningProps = {
  readonly card: SqueezedCard;
  /** The table has turned it. */
  readonly turned: boolean;
  /** Called when the patron leaves it to the house. */
  readonly leave: () => void;
};

type Failure = Parameters<typeof failureText>[0];
type TurningAct = 'turn-card' | 'give-up-squeeze';

export type Turning = {
  /** The patron has requested to turn it. */
  readonly asked: Accessor<boolean>;
  /** Why the table would refuse a request in its present state, or why one failed; empty if neither. */
  readonly trouble: Accessor<string>;
  /** Why the table would refuse this now; `undefined` if it is possible. */
  readonly whyNot: (act: TurningAct) => string | undefined;
  /** Sends the fold to the other patrons, until the card is turned. */
  readonly show: PeelSender['show'];
  /** `before`: runs when the request is about to be sent. `false`: the table would refuse it now. */
  readonly turn: (before: () => void) => boolean;
  readonly leave: () => void;
};

export const useTurning = (props: TurningProps): Turning => {
  const felt = useFelt();
  const { side, place } = props.card;
  const [asked, setAsked] = createSignal(false);
  const [failed, setFailed] = createSignal<Failure | null>(null);
  const sender = createPeelSender((fold) => felt.app.client.peel(felt.table, fold), {
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
  const isOver = () => asked() || props.turned;
  const whyNot = (act: TurningAct) => {
    const reason = whyNotAct(act, felt.standing());
    return reason === null ? undefined : whyNotText(reason);
  };
  const ask = async (act: TurningAct) => {
    const { shoe, round } = felt.view();
    sender.stop();
    const answer = await felt.app.client.act(felt.table, {
      shoe: shoe?.number ?? 0,
      round: round?.number ?? 0,
      act: act === 'turn-card' ? { act, side, place } : { act, side },
    });
    // If it is refused, the card is already turned, and the table's update shows it.
    if (answer.outcome === 'failed') setFailed(answer.error);
  };
  return {
    asked,
    trouble: () => {
      const error = failed();
      return whyNot('turn-card') ?? (error === null ? '' : sentenceOf(failureText(error)));
    },
    whyNot,
    show: (drawn) => {
      if (!isOver()) sender.show(drawn);
    },
    turn: (before) => {
      if (isOver()) return true;
      if (whyNot('turn-card')) return false;
      setAsked(true);
      before();
      void ask('turn-card');
      return true;
    },
    leave: () => {
      if (isOver() || whyNot('give-up-squeeze')) return;
      void ask('give-up-squeeze');
      props.leave();
    },
  };
};
