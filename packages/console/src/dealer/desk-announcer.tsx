// Announces to screen readers what changed at the desk. The language of the page is no such change: what was announced
// is not announced again in another language.
import { language, texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { cardName } from '@punto/ui/words/card-name.ts';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { DeskState } from './desk.ts';
import { sentenceOf, stepWords } from './words.ts';

const text = texts('dealer').step;
const { sentences } = texts('floor');

/** The last card and the next step. */
export const DeskAnnouncer = (props: { desk: DeskState; entry: FloorEntry }) => {
  const [words, setWords] = createSignal('');
  const labels = () => props.entry.floor.view.setup.labels;
  const sentence = createMemo(() => sentenceOf(stepWords(props.desk.step(), labels())));
  const out = createMemo(() =>
    (['player', 'banker'] as const)
      .map((side) =>
        text.cardsOf({
          side: shownLabels(labels())[side],
          cards: props.entry.floor.view.hands[side].map(cardName),
        }),
      )
      .reduce((first, second) => sentences({ first, second })),
  );
  createEffect(
    on([out, sentence, language], ([cards, next, spokenIn], before) => {
      if (before && before[2] !== spokenIn) return;
      setWords(before && before[0] !== cards ? text.spokenNext({ cards, step: next }) : next);
    }),
  );
  return (
    <p class="spoken" role="status">
      {words()}
    </p>
  );
};
