// Form for the selected round: how it was settled, and the remedy: settle it again by its real cards, or void it. [T6]

import { texts } from '@punto/language/catalogue';
import { Sentence } from '@punto/ui/sentence.tsx';
import type { Labels } from '@punto/ui/words/option-title.ts';
import { Show } from 'solid-js';
import { handsText } from '../ui/cards-as-typed.ts';
import { HandsEntry } from './hands-entry.tsx';
import { type ChosenRound, markWords } from './round-choice.tsx';
import type { Correction, Remedy } from './use-correction.ts';

const text = texts('duties').correct;

export const CorrectionForm = (props: { round: ChosenRound; correction: Correction; labels: Labels }) => (
  <div class="correct-what">
    <p>
      <Sentence
        parts={text.settledAs.parts({ result: markWords(props.round.mark), cards: handsText(props.round) })}
      />
    </p>
    <fieldset class="remedies">
      <legend>{text.what()}</legend>
      <RemedyOption remedy="resettle" correction={props.correction}>
        {text.settleAgain()}
      </RemedyOption>
      <RemedyOption remedy="void" correction={props.correction}>
        {text.voidIt()}
      </RemedyOption>
    </fieldset>
    <Show when={props.correction.remedy() === 'resettle'}>
      <HandsEntry
        typed={props.correction.typed()}
        read={props.correction.read()}
        onTyped={props.correction.setTyped}
        labels={props.labels}
      />
      <Show when={props.correction.isUnchanged()}>
        <p class="panel-note">{text.unchanged()}</p>
      </Show>
    </Show>
  </div>
);

const RemedyOption = (props: { remedy: Remedy; correction: Correction; children: string }) => (
  <label>
    <input
      type="radio"
      name="remedy"
      checked={props.correction.remedy() === props.remedy}
      onChange={() => props.correction.setRemedy(props.remedy)}
    />
    {props.children}
  </label>
);
