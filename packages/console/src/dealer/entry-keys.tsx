// Large touch keys: a rank, a suit, and a key that records the card. Cards typed on the keyboard are shown here too.

import type { Card } from '@punto/engine/card';
import { texts } from '@punto/language/catalogue';
import { cardName, rankText } from '@punto/ui/words/card-name.ts';
import { Button } from '../ui/button.tsx';
import { type Chosen, chosenCard, RankAndSuitKeys } from '../ui/card-keys.tsx';

const text = texts('dealer').entry;

export type EntryVerb = 'record' | 'correct' | 'burn';

export const EntryKeys = (props: {
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  /** The act of the last key. */
  verb: EntryVerb;
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
    <section class="entry-keys card-keys" aria-label={text.title()}>
      <RankAndSuitKeys chosen={props.chosen} onChosen={props.onChosen}>
        <button type="button" class="unreadable" onClick={() => props.onUnreadable()}>
          {text.cannotRead()}
        </button>
      </RankAndSuitKeys>
      <div class="entry-commit">
        <Button
          disabled={!props.correcting && !props.canTakeBack}
          keys={props.correcting ? 'Escape' : 'Backspace'}
          onPress={props.onTakeBack}
        >
          {props.correcting ? text.leave() : text.takeBack()}
        </Button>
        <Button kind="primary" disabled={card() === null} onPress={record}>
          {wordsOf(props.verb, props.chosen)}
        </Button>
      </div>
    </section>
  );
};

const wordsOf = (verb: EntryVerb, chosen: Chosen): string => {
  const card = chosenCard(chosen);
  if (card) return text[verb].card({ card: cardName(card) });
  if (chosen.rank) return text[verb].rank({ rank: rankText(chosen.rank) });
  return chosen.suit ? text[verb].suit[chosen.suit]() : text[verb].none();
};
