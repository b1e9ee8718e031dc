// The score of a hand with a note such as "Natural". It changes when its card has been turned, not before.

import { type Rank, rankOf } from '@punto/engine/card';
import type { Side } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import { wantsLessMotion } from '@punto/ui/client/settings.ts';
import { rankText } from '@punto/ui/words/card-name.ts';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import { FLIP_MS, NEXT_CARD_MS, REVEAL_MS } from '../../felt/card-motion.ts';
import { useFelt } from '../../felt/felt.tsx';
import { shownHands } from '../../felt/shown-hands.ts';
import './score.css';

const text = texts('table').stage;

type ScoreWords = {
  readonly score: number | null;
  /** The third card, or that the hand is a natural. */
  readonly note: Rank | 'natural' | null;
};
const NOTHING: ScoreWords = { score: null, note: null };

export const Score = (props: { side: Side }) => {
  const felt = useFelt();
  const now = createMemo<ScoreWords>(() => told(felt.view(), props.side), NOTHING, {
    equals: (a, b) => a.score === b.score && a.note === b.note,
  });
  const [shown, setShown] = createSignal(now());
  createEffect(
    on(now, (next) => {
      const turn = felt.moments().findLastIndex((each) => each.type === 'card' && each.side === props.side);
      if (turn < 0 || wantsLessMotion()) return setShown(next);
      const latest = felt.moments()[turn];
      const shows = latest?.type === 'card' && latest.turned ? FLIP_MS / 2 : REVEAL_MS;
      const timer = setTimeout(() => setShown(next), shows + turn * NEXT_CARD_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  const won = () => felt.view().phase === 'settled' && felt.view().coup?.outcome === props.side;
  return (
    <div class="score" data-side={props.side} classList={{ won: won() }}>
      <span>{shownLabels(felt.view().setup.labels)[props.side]}</span>
      <b>{shown().score ?? '–'}</b>
      <Show when={shown().note} fallback={<em class="none">&nbsp;</em>}>
        {(note) => <em classList={{ natural: note() === 'natural' }}>{noteText(note())}</em>}
      </Show>
    </div>
  );
};

const noteText = (note: Rank | 'natural'): string =>
  note === 'natural' ? text.natural() : text.third({ rank: rankText(note) });

const told = (view: Parameters<typeof shownHands>[0], side: Side): ScoreWords => {
  const hands = shownHands(view)?.hands;
  const cards = hands?.[side] ?? [];
  if (!hands || cards.length === 0) return NOTHING;
  const score = side === 'player' ? hands.playerScore : hands.bankerScore;
  const third = cards[2];
  if (third) return { score, note: rankOf(third) };
  return { score, note: cards.length === 2 && score >= 8 ? 'natural' : null };
};
