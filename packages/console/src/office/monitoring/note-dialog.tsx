// Asks what came of an alarm, and sends it: the note closes the alarm.
import { texts } from '@punto/language/catalogue';
import { Dialog } from '@punto/ui/dialog.tsx';
import { createEffect, createSignal } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { Button } from '../../ui/button.tsx';
import { isReason, ReasonField } from '../../ui/field.tsx';
import { useAct } from '../act.ts';
import { FaultOf } from '../fault-of.tsx';

const text = texts('reports').monitoring.note;
const { notNow } = texts('floor').part;

export const NoteDialog = (props: {
  open: boolean;
  path: string;
  onClose: () => void;
  onDone: () => void;
}) => {
  const floor = useFloor();
  const act = useAct();
  const [note, setNote] = createSignal('');
  createEffect(() => {
    if (!props.open) return;
    setNote('');
    act.clear();
  });
  const send = () =>
    act.run(async () => {
      await floor.ask('POST', props.path, { text: note().trim() });
      props.onDone();
    });
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={text.title()}
      foot={
        <>
          <Button onPress={props.onClose}>{notNow()}</Button>
          <Button kind="primary" busy={act.busy()} disabled={!isReason(note())} onPress={send}>
            {text.save()}
          </Button>
        </>
      }
    >
      <FaultOf act={act} />
      <p>{text.effect()}</p>
      <ReasonField label={text.label()} hint={text.hint()} value={note()} onInput={setNote} />
    </Dialog>
  );
};
