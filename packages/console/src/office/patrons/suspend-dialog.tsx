// Suspends or reinstates a patron, with a reason. A suspended patron may watch; stakes of the round in progress stay
// and are settled.

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

const text = texts('office').patrons;
const { notNow } = texts('floor').part;

export const SuspendDialog = (props: {
  open: boolean;
  patron: PatronLine;
  onClose: () => void;
  onDone: () => void;
}) => {
  const floor = useFloor();
  const act = useAct();
  const [reason, setReason] = createSignal('');
  const back = () => props.patron.suspended !== null;
  const words = () => (back() ? text.reinstate : text.suspend);
  createEffect(() => {
    if (!props.open) return;
    setReason('');
    act.clear();
  });
  const decide = () =>
    act.run(async () => {
      const path = pathOf(back() ? OFFICE_PATHS.reinstate : OFFICE_PATHS.suspend, { id: props.patron.id });
      await floor.ask('POST', path, { reason: reason().trim() });
      props.onDone();
    });
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={words().title({ patron: props.patron.name })}
      foot={
        <>
          <Button onPress={props.onClose}>{notNow()}</Button>
          <Button
            kind={back() ? 'primary' : 'danger'}
            busy={act.busy()}
            disabled={!isReason(reason())}
            onPress={decide}
          >
            {words().act()}
          </Button>
        </>
      }
    >
      <FaultOf act={act} />
      <p>{words().says()}</p>
      <ReasonField
        label={text.reason()}
        hint={text.reasonHint()}
        value={reason()}
        onInput={setReason}
        {...(back() ? {} : { usual: [text.usual.ownWish(), text.usual.identity(), text.usual.conduct()] })}
      />
    </Dialog>
  );
};
