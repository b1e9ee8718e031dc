// Both hands of a tile as small cards, with their scores between them; the last coup is dimmed while bets are placed.
import type { Side } from '@punto/engine/side';
import { Card } from '@punto/ui/card/card.tsx';
import { createMemo, Index, Show } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { lyingDown } from '../felt/lying-cards.ts';
import { type ShownHands, shownHands } from '../felt/shown-hands.ts';
import { waitingWords } from './tile-state.ts';
import './tile-hands.css';

export const TileHands = () => {
  const felt = useFelt();
  const shown = createMemo(() => shownHands(felt.view()));
  const isEmpty = () => {
    const now = shown();
    return now === null || (now.hands.player.length === 0 && now.down.player === 0);
  };
  return (
    <div class="tile-hands" data-past={shown()?.past ? '' : undefined} data-won={wonIn(felt.view())}>
      <Show when={!isEmpty() && shown()} fallback={<p class="tile-waits">{waitingWords(felt.view())}</p>}>
        {(hands) => (
          <>
            <SmallHand side="player" hands={hands()} />
            <p class="tile-scores">
              <span data-side="player">{scoreIn(hands(), 'player')}</span>
              <i>–</i>
              <span data-side="banker">{scoreIn(hands(), 'banker')}</span>
            </p>
            <SmallHand side="banker" hands={hands()} />
          </>
        )}
      </Show>
    </div>
  );
};

const wonIn = ({ phase, coup }: ReturnType<ReturnType<typeof useFelt>['view']>) =>
  phase === 'settled' ? coup?.outcome : undefined;

const scoreIn = ({ hands }: ShownHands, side: Side) =>
  hands[side].length === 0 ? '' : side === 'player' ? hands.playerScore : hands.bankerScore;

const SmallHand = (props: { side: Side; hands: ShownHands }) => {
  const felt = useFelt();
  const cards = () => [
    ...props.hands.hands[props.side],
    ...lyingDown(felt.view(), props.side, props.hands.down[props.side]).map(({ card }) => card),
  ];
  return (
    <div class="small-hand" data-side={props.side}>
      <Index each={cards()}>{(card) => <Card card={card()} />}</Index>
    </div>
  );
};
