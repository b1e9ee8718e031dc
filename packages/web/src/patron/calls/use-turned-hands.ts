// The hands with only the cards that have been turned on the stage: a text must not appear before the card that it follows from.
import type { TableView } from '@punto/protocol/message';
import { wantsLessMotion } from '@punto/ui/client/settings.ts';
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Felt } from '../felt/felt.tsx';
import { shownAfter } from './calls-of.ts';

type Hands = TableView['hands'];

/** The score is shown first. */
const AFTER_SCORE_MS = 80;

export const useTurnedHands = (felt: Felt): Accessor<Hands> => {
  const now = createMemo(() => felt.view().hands, undefined, { equals: areSame });
  const [turned, setTurned] = createSignal(now());
  createEffect(
    on(now, (next) => {
      const moments = felt.moments();
      const times = shownAfter(moments, wantsLessMotion());
      const waitsMs = Math.max(0, ...times.filter((_, place) => moments[place]?.type === 'card'));
      if (waitsMs === 0) return setTurned(next);
      const timer = setTimeout(() => setTurned(next), waitsMs + AFTER_SCORE_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return turned;
};

const areSame = (a: Hands, b: Hands): boolean =>
  a.player.length === b.player.length &&
  a.banker.length === b.banker.length &&
  a.playerScore === b.playerScore &&
  a.bankerScore === b.bankerScore;
