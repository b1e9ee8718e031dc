// Buttons that are possible at almost any step: call the supervisor, the cut card, betting again, the result taken back.
import { Show } from 'solid-js';
import { Button } from '../ui/button.tsx';
import type { DeskState } from './desk.ts';

export const DeskButtons = (props: { desk: DeskState; onCall: () => Promise<void> }) => (
  <section class="dealer-always" aria-label="Always at hand">
    <Button kind="danger" icon="pause" keys="P" disabled={!props.desk.canCall()} onPress={props.onCall}>
      Call supervisor
    </Button>
    <Show
      when={props.desk.canReturnCut()}
      fallback={
        <Button keys="X" disabled={!props.desk.canDrawCut()} onPress={props.desk.drawCut}>
          Cut card is out
        </Button>
      }
    >
      <Button onPress={props.desk.returnCut}>Cut card is not out</Button>
    </Show>
    <Show when={props.desk.canReopen()}>
      <Button keys="B" onPress={props.desk.reopen}>
        Open betting again
      </Button>
    </Show>
    <Show when={props.desk.step().step === 'result'}>
      <Button keys="Backspace" onPress={props.desk.takeBack}>
        Take back
      </Button>
    </Show>
  </section>
);
