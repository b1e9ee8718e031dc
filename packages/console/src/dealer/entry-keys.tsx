// Large touch keys: a rank, a suit, and a key that records the card. Cards typed on the keyboard are shown here too.
import type { Card } from '@punto/engine/card';
import { cardName, rankText } from '@punto/ui/words/card-name.ts';
import { Button } from '../ui/button.tsx';
import { type Chosen, chosenCard, RankAndSuitKeys, SUIT_WORDS } from '../ui/card-keys.tsx';

export const EntryKeys = (props: {
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  /** Label of the last key: `Record`, `Correct to`, `Burn`. */
  verb: string;
  onCard: (card: Card) => void;
  canTakeBack: boolean;
  onTakeBack: () => unknown;
  correcting: boolean;
  onUnreadable: () => void;
}) => {
  const card = () => chosenCard(props.chosen);
  const record = () => {
    const whole = card();
    if (whole) props.onCard(whole);
  };
  return (
    <section class="entry-keys card-keys" aria-label="Card entry">
      <RankAndSuitKeys chosen={props.chosen} onChosen={props.onChosen}>
        <button type="button" class="unreadable" onClick={() => props.onUnreadable()}>
          Cannot read
        </button>
      </RankAndSuitKeys>
      <div class="entry-commit">
        <Button
          disabled={!props.correcting && !props.canTakeBack}
          keys={props.correcting ? 'Escape' : 'Backspace'}
          onPress={props.onTakeBack}
        >
          {props.correcting ? 'Leave it' : 'Take back'}
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
