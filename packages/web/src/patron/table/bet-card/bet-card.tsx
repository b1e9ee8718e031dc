// Explanation of a bet: a card next to the spot that the pointer or the focus rests on, or a sheet on request. The card
// ignores the pointer, so that a bet below it can be laid. The sheet has a button to remove unconfirmed chips, since
// the long press that otherwise removes them opens the sheet on an empty spot.

import { texts } from '@punto/language/catalogue';
import { Dialog } from '@punto/ui/dialog.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createEffect, on, onMount, Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { moveNear } from '../near.ts';
import { BET_CARD_ID } from './bet-card-id.ts';
import { BetText } from './bet-text.tsx';
import './bet-card.css';

const text = texts('sheets').bet;

export const BetCards = () => {
  const { card } = useFelt().explained;
  return (
    <>
      <Show when={card()} keyed>
        {(shown) => <BetCard option={shown.option} spot={shown.spot} />}
      </Show>
      <BetSheet />
    </>
  );
};

const BetCard = (props: { option: Parameters<typeof BetText>[0]['option']; spot: HTMLElement }) => {
  let card: HTMLDivElement | undefined;
  onMount(() => {
    card?.showPopover();
    if (card) moveNear(card, props.spot, ['right', 'left', 'over', 'under']);
  });
  return (
    <div ref={card} id={BET_CARD_ID} popover="manual" role="tooltip" class="bet-card">
      <BetText option={props.option} heading />
    </div>
  );
};

const BetSheet = () => {
  const felt = useFelt();
  const { sheet, closeSheet } = felt.explained;
  const option = () => sheet();
  const laying = () => {
    const at = option();
    return at ? felt.spot(at).layingMinor : 0;
  };
  const title = () => {
    const at = option();
    return at ? felt.spot(at).label : text.title();
  };
  // Closes the sheet when the option is no longer offered.
  createEffect(
    on(felt.offered, (offered) => {
      const at = option();
      if (at !== null && !offered.includes(at)) closeSheet();
    }),
  );
  return (
    <Dialog look="sheet" open={option() !== null} onClose={closeSheet} title={title()} small>
      <Show when={option()}>
        {(at) => (
          <div class="bet-sheet">
            <BetText option={at()} />
            <p class="bet-sheet-acts">
              <Show when={laying() > 0}>
                <span>
                  <Sentence parts={text.unconfirmed.parts({ amount: felt.spot(at()).layingMinor })} />
                </span>
                <button type="button" class="btn quiet" onClick={() => felt.takeOff(at())}>
                  {text.takeOff()}
                </button>
              </Show>
              <a href={`/rules?table=${felt.view().setup.table}`} target="_blank" rel="noopener">
                {text.rules()}
              </a>
            </p>
          </div>
        )}
      </Show>
    </Dialog>
  );
};
