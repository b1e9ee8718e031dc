// Large keys for a card: a rank, then a suit, and it is entered. Either may come first.
import { type Card, RANKS, type Rank, SUITS, type Suit } from '@punto/engine/card';
import { createSignal, For } from 'solid-js';
import { rankText } from '../../part/card-name.ts';
import './card-keys.css';

const SUIT_WORDS: Readonly<Record<Suit, string>> = { S: 'Spades', H: 'Hearts', D: 'Diamonds', C: 'Clubs' };
const SUIT_ART: Readonly<Record<Suit, string>> = {
  S: '#art-spade',
  H: '#art-heart',
  D: '#art-diamond',
  C: '#art-club',
};

export const CardKeys = (props: { onCard: (card: Card) => void }) => {
  const [rank, setRank] = createSignal<Rank | null>(null);
  const [suit, setSuit] = createSignal<Suit | null>(null);
  const press = (nextRank: Rank | null, nextSuit: Suit | null) => {
    if (nextRank !== null && nextSuit !== null) {
      props.onCard(`${nextRank}${nextSuit}`);
      setRank(null);
      setSuit(null);
      return;
    }
    setRank(nextRank);
    setSuit(nextSuit);
  };
  return (
    <div class="card-keys">
      <fieldset class="rank-keys">
        <legend class="spoken">Rank</legend>
        <For each={RANKS}>
          {(each) => (
            <button type="button" aria-pressed={rank() === each} onClick={() => press(each, suit())}>
              {rankText(each)}
            </button>
          )}
        </For>
      </fieldset>
      <fieldset class="suit-keys">
        <legend class="spoken">Suit</legend>
        <For each={SUITS}>
          {(each) => (
            <button
              type="button"
              data-suit={each}
              aria-pressed={suit() === each}
              onClick={() => press(rank(), each)}
            >
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <use href={SUIT_ART[each]} />
              </svg>
              {SUIT_WORDS[each]}
            </button>
          )}
        </For>
      </fieldset>
    </div>
  );
};
