// Asks for a reason and sends it to one of a patron's routes.
import { texts } from '@punto/language/catalogue';
import { Dialog } from '@punto/ui/dialog.tsx';
import { createEffect, createSignal } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { Button } from '../../ui/button.tsx';
import { isReason, ReasonField } from '../../ui/field.tsx';
import { useAct } from '../act.ts';
import { FaultOf } from '../fault-of.tsx';

const { notNow } = texts('floor').part;

type ReasonDialogProps = {
  open: boolean;
  /** Receives `{ reason }` and the fields of `also`. */
  path: string;
  also?: object;
  title: string;
  /** The effect of the act. */
  effect: string;
  /** The text of the button that does it. */
  button: string;
  kind: 'primary' | 'danger';
  label: string;
  hint: string;
  /** Reasons to choose from. */
  usual?: readonly string[];
  onClose: () => void;
  onDone: () => void;
};

export const ReasonDialog = (props: ReasonDialogProps) => {
  const floor = useFloor();
  const act = useAct();
  const [reason, setReason] = createSignal('');
  createEffect(() => {
    if (!props.open) return;
    setReason('');
    act.clear();
  });
  const send = () =>
    act.run(async () => {
      await floor.ask('POST', props.path, { reason: reason().trim(), ...props.also });
      props.onDone();
    });
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      foot={
        <>
          <Button onPress={props.onClose}>{notNow()}</Button>
          <Button kind={props.kind} busy={act.busy()} disabled={!isReason(reason())} onPress={send}>
            {props.button}
          </Button>
        </>
      }
    >
      <FaultOf act={act} />
      <p>{props.effect}</p>
      <ReasonField
        label={props.label}
        hint={props.hint}
        value={reason()}
        onInput={setReason}
        {...(props.usual ? { usual: props.usual } : {})}
      />
    </Dialog>
  );
};
