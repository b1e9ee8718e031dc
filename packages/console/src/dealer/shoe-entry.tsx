// Form for a new shoe: the burnt card that is shown, scanned or typed like any other, and the number of cards behind
// the cut card. [S1]

import { burnCount } from '@punto/engine/shoe';
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Card } from '@punto/ui/card/card.tsx';
import { cardName } from '@punto/ui/words/card-name.ts';
import { Show } from 'solid-js';
import { TextField } from '../ui/field.tsx';
import type { DeskState } from './desk.ts';

const text = texts('dealer').shoe;

export const ShoeEntry = (props: { desk: DeskState; entry: FloorEntry }) => {
  const rules = () => (props.entry.floor.nextSetup ?? props.entry.floor.view.setup).shoe;
  return (
    <div class="shoe-entry">
      <Show when={rules().burn !== 'none'}>
        <div class="burnt">
          <Show when={props.desk.burn()} fallback={<span class="hand-hole" />}>
            {(card) => <Card card={card()} />}
          </Show>
          <p>
            <b>{text.burnt()}</b>
            <Show when={props.desk.burn()} fallback={<span>{text.enter()}</span>}>
              {(card) => (
                <span>
                  {text.burnMore({ card: cardName(card()), more: burnCount(card(), rules().burn) })}
                </span>
              )}
            </Show>
          </p>
        </div>
      </Show>
      <TextField
        label={text.depth()}
        type="number"
        inputmode="numeric"
        min={1}
        max={416}
        value={props.desk.cutDepth()}
        onInput={props.desk.setCutDepth}
      />
    </div>
  );
};
