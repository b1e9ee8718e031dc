// Questions of the desk that need a yes: was a face-down card exposed, and is the cut card really out so early.
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Dialog } from '@punto/ui/dialog.tsx';
import { type JSX, Show } from 'solid-js';
import { Button } from '../ui/button.tsx';
import type { DeskState } from './desk.ts';
import { placeWords } from './words.ts';

export const DeskQuestions = (props: { desk: DeskState; entry: FloorEntry }) => (
  <>
    <Show when={props.desk.seenAsked()}>
      {(place) => (
        <Question
          title={`Was ${placeWords(place(), props.entry.floor.view.setup.labels)} seen?`}
          yes="It was seen"
          onAnswer={props.desk.answerSeen}
        >
          <p>
            It is shown to all at once, and nobody squeezes it any more. Cards, bets and result stay as they
            are. If a wrong card was opened so that the result would change, call the supervisor.
          </p>
        </Question>
      )}
    </Show>
    <Show when={props.desk.cutAsked()}>
      {(words) => (
        <Question title="Is the cut card out?" yes="It is out" onAnswer={props.desk.answerCut}>
          <p>{words()}</p>
          <p>If it is out, the last round of this shoe is fixed by it.</p>
        </Question>
      )}
    </Show>
  </>
);

/** No has the focus, and is the answer when the dialog is closed. */
const Question = (props: {
  title: string;
  yes: string;
  onAnswer: (isYes: boolean) => void;
  children: JSX.Element;
}) => (
  <Dialog
    open
    onClose={() => props.onAnswer(false)}
    title={props.title}
    foot={
      <>
        <Button kind="primary" autofocus onPress={() => props.onAnswer(false)}>
          No
        </Button>
        <Button kind="danger" onPress={() => props.onAnswer(true)}>
          {props.yes}
        </Button>
      </>
    }
  >
    {props.children}
  </Dialog>
);
