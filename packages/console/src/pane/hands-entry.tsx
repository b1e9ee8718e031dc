// Entry of a coup's real cards: typed as text, or by large keys at the marked place. Every card is checked against the
// tableau. [R3]–[R7]

import type { Card } from '@punto/engine/card';
import type { Side } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import { type Labels, shownLabels } from '@punto/ui/words/option-title.ts';
import { createSignal } from 'solid-js';
import { type CardPlace, PLACES } from '../card-place.ts';
import { CardKeys } from '../ui/card-keys.tsx';
import { cardsText } from '../ui/cards-as-typed.ts';
import { TextField } from '../ui/field.tsx';
import { HandsShown } from '../ui/hands.tsx';
import { Line } from '../ui/marks.tsx';
import { parseCards, type ReadHands, type TypedHands } from './typed-hands.ts';

const text = texts('duties').correct;

export const HandsEntry = (props: {
  typed: TypedHands;
  read: ReadHands;
  onTyped: (typed: TypedHands) => void;
  labels: Labels;
}) => {
  const [marked, setMarked] = createSignal<CardPlace | null>(null);
  const cards = (side: Side) => parseCards(props.typed[side]) ?? [];
  const next = (): CardPlace | null => {
    const { read } = props;
    if (read.state !== 'short') return null;
    return { side: read.next, place: PLACES[cards(read.next).length] ?? 2 };
  };
  const now = () => marked() ?? next();
  const enter = (card: Card) => {
    const at = now();
    if (!at) return;
    const hand = [...cards(at.side)];
    hand[Math.min(at.place, hand.length)] = card;
    props.onTyped({ ...props.typed, [at.side]: cardsText(hand) });
    setMarked(null);
  };
  const fault = (side: Side) =>
    props.read.state === 'wrong' && props.read.side === side ? props.read.says : undefined;
  return (
    <div class="hands-entry">
      <div class="form-line">
        <TextField
          label={text.cardsOf({ side: shownLabels(props.labels).player })}
          placeholder="9S 5C 8D"
          value={props.typed.player}
          fault={fault('player')}
          onInput={(player) => props.onTyped({ ...props.typed, player })}
        />
        <TextField
          label={text.cardsOf({ side: shownLabels(props.labels).banker })}
          placeholder="KH 3C"
          value={props.typed.banker}
          fault={fault('banker')}
          onInput={(banker) => props.onTyped({ ...props.typed, banker })}
        />
      </div>
      <HandsShown
        hands={{ player: cards('player'), banker: cards('banker') }}
        labels={props.labels}
        now={now()}
        onPlace={setMarked}
      />
      <CardKeys onCard={enter} />
      <div role="status">
        <Line tone={props.read.state === 'whole' ? 'good' : props.read.state === 'wrong' ? 'bad' : 'info'}>
          {props.read.says}
        </Line>
      </div>
    </div>
  );
};
