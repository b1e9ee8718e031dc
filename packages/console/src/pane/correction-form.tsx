// Form for the selected round: how it was settled, and the remedy: settle it again by its real cards, or void it. [T6]
import type { Side } from '@punto/engine/side';
import { Show } from 'solid-js';
import { cardsText } from '../ui/cards-as-typed.ts';
import { HandsEntry } from './hands-entry.tsx';
import { type ChosenRound, markWords } from './round-choice.tsx';
import type { Correction, Remedy } from './use-correction.ts';

export const CorrectionForm = (props: {
  round: ChosenRound;
  correction: Correction;
  labels: Readonly<Record<Side, string>>;
}) => (
  <div class="correct-what">
    <p>
      Settled as <b>{markWords(props.round.mark)}</b>: {cardsText(props.round.player)} –{' '}
      {cardsText(props.round.banker)}
    </p>
    <fieldset class="remedies">
      <legend>What is to be done</legend>
      <RemedyOption remedy="resettle" correction={props.correction}>
        Settle it again by the cards that were
      </RemedyOption>
      <RemedyOption remedy="void" correction={props.correction}>
        Void it: every stake goes back
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
        <p class="panel-note">These are the cards it was settled by.</p>
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
