// Grid of thirteen ranks by four suits, each a card with the number left. One tab stop; arrow keys move from card to
// card, so that Tab does not have to pass all 52.
import { type Card, DECK, isRed, RANKS, SUITS } from '@punto/engine/card';
import { texts } from '@punto/language/catalogue';
import { CardInText } from '@punto/ui/card/card-in-text.tsx';
import { addPress, press } from '@punto/ui/press.ts';
import { isShortcutKey } from '@punto/ui/shortcut-key.ts';
import { cardName } from '@punto/ui/words/card-name.ts';
import { createSignal, For } from 'solid-js';
import { leftOf, type Position } from './position.ts';
import { stepInGrid } from './step-in-grid.ts';
import '@punto/ui/card/tokens.css';
import './card-grid.css';

const text = texts('study').grid;

export const CardGrid = (props: {
  position: Position;
  take: (card: Card) => void;
  giveBack: (card: Card) => void;
  undo: () => void;
}) => {
  const [stop, setStop] = createSignal(0);
  let grid: HTMLFieldSetElement | undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShortcutKey(event)) return;
    const card = DECK[stop()];
    const to = stepInGrid(stop(), event.key, RANKS.length, SUITS.length);
    if (to !== null) {
      setStop(to);
      grid?.querySelectorAll('button')[to]?.focus();
    } else if ((event.key === 'Backspace' || event.key === 'Delete') && card) props.giveBack(card);
    else if (event.key === 'u') props.undo();
    else return;
    event.preventDefault();
  };
  return (
    <fieldset ref={grid} class="card-grid" onKeyDown={onKeyDown}>
      <legend class="spoken">{text.title()}</legend>
      <For each={SUITS}>
        {(suit, row) => (
          <div class="card-row" data-suit={suit}>
            <For each={RANKS}>
              {(_, column) => {
                const place = row() * RANKS.length + column();
                return (
                  <GridCard
                    card={DECK[place] ?? 'AS'}
                    left={leftOf(props.position, DECK[place] ?? 'AS')}
                    decks={props.position.decks}
                    stop={place === stop()}
                    onFocus={() => setStop(place)}
                    take={props.take}
                    giveBack={props.giveBack}
                  />
                );
              }}
            </For>
          </div>
        )}
      </For>
    </fieldset>
  );
};

const GridCard = (props: {
  card: Card;
  left: number;
  decks: number;
  stop: boolean;
  onFocus: () => void;
  take: (card: Card) => void;
  giveBack: (card: Card) => void;
}) => (
  <button
    type="button"
    class="grid-card"
    tabindex={props.stop ? 0 : -1}
    data-left={props.left === 0 ? 'none' : props.left === props.decks ? 'all' : 'some'}
    data-red={isRed(props.card)}
    onFocus={() => props.onFocus()}
    ref={addPress(
      press(
        () => props.take(props.card),
        () => props.giveBack(props.card),
      ),
    )}
  >
    <span class="spoken">
      {text.card({ card: cardName(props.card), left: props.left, decks: props.decks })}
    </span>
    <span class="grid-rank" aria-hidden="true">
      <CardInText card={props.card} />
    </span>
    <span class="grid-left" aria-hidden="true">
      {props.left}
    </span>
  </button>
);
