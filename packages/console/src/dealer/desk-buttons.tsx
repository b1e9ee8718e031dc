// Buttons that are possible at almost any step: call the supervisor, the cut card, betting again, the result taken back.
import { texts } from '@punto/language/catalogue';
import { Show } from 'solid-js';
import { Button } from '../ui/button.tsx';
import type { DeskState } from './desk.ts';

const text = texts('dealer').desk;

export const DeskButtons = (props: { desk: DeskState; onCall: () => Promise<void> }) => (
  <section class="dealer-always" aria-label={text.always()}>
    <Button kind="danger" icon="pause" keys="P" disabled={!props.desk.canCall()} onPress={props.onCall}>
      {text.call()}
    </Button>
    <Show
      when={props.desk.canReturnCut()}
      fallback={
        <Button keys="X" disabled={!props.desk.canDrawCut()} onPress={props.desk.drawCut}>
          {text.cutCardOut()}
        </Button>
      }
    >
      <Button onPress={props.desk.returnCut}>{text.cutCardNotOut()}</Button>
    </Show>
    <Show when={props.desk.canReopen()}>
      <Button keys="B" onPress={props.desk.reopen}>
        {text.openAgain()}
      </Button>
    </Show>
    <Show when={props.desk.step().step === 'result'}>
      <Button keys="Backspace" onPress={props.desk.takeBack}>
        {text.takeBack()}
      </Button>
    </Show>
  </section>
);
