// The cards on the table as the desk shows them: a place can be pressed where its card may be corrected or exposed.
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Sentence } from '@punto/ui/sentence.tsx';
import { cardName } from '@punto/ui/words/card-name.ts';
import { For, Show } from 'solid-js';
import { cardAtPlace } from '../pane/card-at-place.ts';
import { HandsShown } from '../ui/hands.tsx';
import type { CorrectedCard } from './corrected-cards.ts';
import type { DeskState } from './desk.ts';

const text = texts('dealer').desk;

export const DealtCards = (props: { desk: DeskState; entry: FloorEntry }) => {
  const view = () => props.entry.floor.view;
  return (
    <section class="dealer-felt" aria-label={text.cards()}>
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
        <p class="panel-note">{text.seenEarly()}</p>
      </Show>
      <Show when={props.desk.canTakeBack() && !props.desk.correcting()}>
        <p class="panel-note">
          <Sentence parts={text.misread.parts()} />
        </p>
      </Show>
    </section>
  );
};

/** Cards that were corrected, with their old and new value, until the round ends. */
const StruckCards = (props: { desk: DeskState; entry: FloorEntry }) => (
  <Show when={props.desk.struck().length > 0}>
    <ul class="struck" aria-label={text.corrected()}>
      <For each={props.desk.struck()}>
        {(card) => (
          <li>
            <Sentence
              parts={correctedParts(card, props.entry.floor.view.setup.labels)}
              tags={{ struck: (words) => <s>{words}</s> }}
            />
          </li>
        )}
      </For>
    </ul>
  </Show>
);

const correctedParts = (card: CorrectedCard, labels: Parameters<typeof cardAtPlace>[1]) => {
  const said = { place: cardAtPlace(card, labels), before: cardName(card.was) };
  return card.now === null
    ? text.takenBack.parts(said)
    : text.correctedTo.parts({ ...said, now: cardName(card.now) });
};
