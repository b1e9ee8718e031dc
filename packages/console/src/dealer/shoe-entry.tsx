// Form for a new shoe: the burnt card that is shown, scanned or typed like any other, and the number of cards behind
// the cut card. [S1]
import { burnCount } from '@punto/engine/shoe';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Card } from '@punto/ui/card/card.tsx';
import { cardName } from '@punto/ui/words/card-name.ts';
import { Show } from 'solid-js';
import { TextField } from '../ui/field.tsx';
import type { DeskState } from './desk.ts';

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
            <b>Burnt face up</b>
            <Show when={props.desk.burn()} fallback={<span>Scan, type or press it.</span>}>
              {(card) => (
                <span>
                  {cardName(card())}: burn {burnCount(card(), rules().burn)} more
                </span>
              )}
            </Show>
          </p>
        </div>
      </Show>
      <TextField
        label="Cards behind the cut card"
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
