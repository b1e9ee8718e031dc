// Large keys for a finger: a rank, a suit, and one key that says what it records. What is typed shows here too.
import { type Card, RANKS, type Rank, SUITS, type Suit } from '@punto/engine/card';
import { For } from 'solid-js';
import { cardName, rankText } from '../../part/card-name.ts';
import { Button } from '../part/button.tsx';
import '../part/card-keys.css';

const SUIT_WORDS: Readonly<Record<Suit, string>> = { S: 'Spades', H: 'Hearts', D: 'Diamonds', C: 'Clubs' };
const SUIT_ART: Readonly<Record<Suit, string>> = {
  S: '#art-spade',
  H: '#art-heart',
  D: '#art-diamond',
  C: '#art-club',
};

export type Chosen = { readonly rank: Rank | null; readonly suit: Suit | null };
export const NOTHING_CHOSEN: Chosen = { rank: null, suit: null };

export const chosenCard = ({ rank, suit }: Chosen): Card | null => (rank && suit ? `${rank}${suit}` : null);

export const EntryKeys = (props: {
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  /** What the last key does: `Record`, `Correct to`, `Burn`. */
  verb: string;
  onCard: (card: Card) => void;
  canTakeBack: boolean;
  onTakeBack: () => unknown;
  mending: boolean;
  onUnreadable: () => void;
}) => {
  const card = () => chosenCard(props.chosen);
  const record = () => {
    const whole = card();
    if (whole) props.onCard(whole);
  };
  return (
    <section class="entry-keys card-keys" aria-label="Card entry">
      <fieldset class="rank-keys">
        <legend class="spoken">Rank</legend>
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
        <button type="button" class="unreadable" onClick={() => props.onUnreadable()}>
          Not readable
        </button>
      </fieldset>
      <fieldset class="suit-keys">
        <legend class="spoken">Suit</legend>
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
              {SUIT_WORDS[suit]}
            </button>
          )}
        </For>
      </fieldset>
      <div class="entry-commit">
        <Button
          disabled={!props.mending && !props.canTakeBack}
          keys={props.mending ? 'Escape' : 'Backspace'}
          onPress={props.onTakeBack}
        >
          {props.mending ? 'Leave it' : 'Take back'}
        </Button>
        <Button kind="primary" disabled={card() === null} onPress={record}>
          {`${props.verb} ${wordsOf(props.chosen)}`}
        </Button>
      </div>
    </section>
  );
};

const wordsOf = (chosen: Chosen): string => {
  const card = chosenCard(chosen);
  if (card) return cardName(card);
  if (chosen.rank) return `${rankText(chosen.rank)} of …`;
  return chosen.suit ? `… of ${SUIT_WORDS[chosen.suit].toLowerCase()}` : 'a card';
};
