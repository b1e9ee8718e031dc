// The cards on the table as the desk shows them: a place can be pressed where its card may be corrected or exposed.
import type { FloorEntry } from '@punto/protocol/floor/message';
import { cardName } from '@punto/ui/words/card-name.ts';
import { For, Show } from 'solid-js';
import { HandsShown } from '../ui/hands.tsx';
import type { DeskState } from './desk.ts';
import { placeWords } from './words.ts';

export const DealtCards = (props: { desk: DeskState; entry: FloorEntry }) => {
  const view = () => props.entry.floor.view;
  return (
    <section class="dealer-felt" aria-label="Cards on the table">
      <HandsShown
        hands={view().hands}
        labels={view().setup.labels}
        down={view().down}
        now={props.desk.correcting() ?? props.entry.floor.next}
        seen={view().revealed ?? []}
        {...(props.desk.canTakeBack() || props.desk.canShow() ? { onPlace: props.desk.startCorrection } : {})}
      />
      <StruckCards desk={props.desk} entry={props.entry} />
      <Show when={props.desk.canShow()}>
        <p class="panel-note">A card that was seen too early: press it, and it is shown to all.</p>
      </Show>
      <Show when={props.desk.canTakeBack() && !props.desk.correcting()}>
        <p class="panel-note">
          Misread? Press the card, or <kbd>M</kbd> for the last one, and enter the right one.
        </p>
      </Show>
    </section>
  );
};

/** Cards that were corrected, with their old and new value, until the round ends. */
const StruckCards = (props: { desk: DeskState; entry: FloorEntry }) => (
  <Show when={props.desk.struck().length > 0}>
    <ul class="struck" aria-label="Corrected in this round">
      <For each={props.desk.struck()}>
        {(card) => (
          <li>
            {placeWords(card, props.entry.floor.view.setup.labels)}: <span class="spoken">was </span>
            <s>{cardName(card.was)}</s> <b>{card.now ? cardName(card.now) : 'taken back'}</b>
          </li>
        )}
      </For>
    </ul>
  </Show>
);
