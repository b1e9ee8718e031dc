// Removes the name a patron chose, with a reason. The patron may choose another; one that looks like it is refused.
import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { PatronLine } from '@punto/protocol/floor/patron-api';
import { Dialog } from '@punto/ui/dialog.tsx';
import { createEffect, createSignal } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { Button } from '../../ui/button.tsx';
import { isReason, ReasonField } from '../../ui/field.tsx';
import { useAct } from '../act.ts';
import { FaultOf } from '../fault-of.tsx';

const text = texts('names').patron;

export const RemoveNameDialog = (props: {
  open: boolean;
  patron: PatronLine;
  onClose: () => void;
  onDone: () => void;
}) => {
  const floor = useFloor();
  const act = useAct();
  const [reason, setReason] = createSignal('');
  createEffect(() => {
    if (!props.open) return;
    setReason('');
    act.clear();
  });
  const remove = () =>
    act.run(async () => {
      const path = pathOf(OFFICE_PATHS.removeName, { id: props.patron.id });
      await floor.ask('POST', path, { reason: reason().trim() });
      props.onDone();
    });
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={text.removeOf({ name: props.patron.displayName ?? '' })}
      foot={
        <>
          <Button onPress={props.onClose}>{texts('names').dealers.notNow()}</Button>
          <Button kind="danger" busy={act.busy()} disabled={!isReason(reason())} onPress={remove}>
            {text.remove()}
          </Button>
        </>
      }
    >
      <FaultOf act={act} />
      <p>{text.effect()}</p>
      <ReasonField
        label={text.reason()}
        hint={text.kept()}
        value={reason()}
        onInput={setReason}
        usual={[text.why.insult(), text.why.another(), text.why.advertising()]}
      />
    </Dialog>
  );
};
