// Questions of the desk that need a yes: was a face-down card exposed, and is the cut card really out so early.
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Dialog } from '@punto/ui/dialog.tsx';
import { type JSX, Show } from 'solid-js';
import { cardAtPlace } from '../pane/card-at-place.ts';
import { Button } from '../ui/button.tsx';
import type { DeskState } from './desk.ts';

const text = texts('dealer').ask;

export const DeskQuestions = (props: { desk: DeskState; entry: FloorEntry }) => (
  <>
    <Show when={props.desk.seenAsked()}>
      {(place) => (
        <Question
          title={text.seen({ place: cardAtPlace(place(), props.entry.floor.view.setup.labels) })}
          yes={text.seenYes()}
          onAnswer={props.desk.answerSeen}
        >
          <p>{text.seenSays()}</p>
        </Question>
      )}
    </Show>
    <Show when={props.desk.cutAsked()}>
      {(words) => (
        <Question title={text.cut()} yes={text.cutYes()} onAnswer={props.desk.answerCut}>
          <p>{words()}</p>
          <p>{text.cutSays()}</p>
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
          {text.no()}
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
