// Large keys for a card: a rank and a suit, in either order. The parent decides what the chosen card is used for.

import { type Card, RANKS, type Rank, SUITS, type Suit } from '@punto/engine/card';
import { texts } from '@punto/language/catalogue';
import { SUIT_ART } from '@punto/ui/card/suit-art.ts';
import { rankText } from '@punto/ui/words/card-name.ts';
import { createSignal, For, type JSX } from 'solid-js';
import './card-keys.css';

const text = texts('floor').part;

export type Chosen = { readonly rank: Rank | null; readonly suit: Suit | null };
export const NOTHING_CHOSEN: Chosen = { rank: null, suit: null };

export const chosenCard = ({ rank, suit }: Chosen): Card | null => (rank && suit ? `${rank}${suit}` : null);

/** Children are placed after the ranks. */
export const RankAndSuitKeys = (props: {
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  children?: JSX.Element;
}) => (
  <>
    <fieldset class="rank-keys">
      <legend class="spoken">{text.rank()}</legend>
      <For each={RANKS}>
        {(rank) => (
          <button
            type="button"
            aria-pressed={props.chosen.rank === rank}
            onClick={() => props.onChosen({ ...props.chosen, rank })}
          >
            {rankText(rank)}
          </button>
        )}
      </For>
      {props.children}
    </fieldset>
    <fieldset class="suit-keys">
      <legend class="spoken">{text.suit()}</legend>
      <For each={SUITS}>
        {(suit) => (
          <button
            type="button"
            data-suit={suit}
            aria-pressed={props.chosen.suit === suit}
            onClick={() => props.onChosen({ ...props.chosen, suit })}
          >
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <use href={SUIT_ART[suit]} />
            </svg>
            {text.suits[suit]()}
          </button>
        )}
      </For>
    </fieldset>
  </>
);

/** Enters the card as soon as rank and suit are chosen. */
export const CardKeys = (props: { onCard: (card: Card) => void }) => {
  const [chosen, setChosen] = createSignal(NOTHING_CHOSEN);
  const choose = (next: Chosen) => {
    const card = chosenCard(next);
    if (card) props.onCard(card);
    setChosen(card ? NOTHING_CHOSEN : next);
  };
  return (
    <div class="card-keys">
      <RankAndSuitKeys chosen={chosen()} onChosen={choose} />
    </div>
  );
};
