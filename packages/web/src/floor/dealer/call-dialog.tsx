// The supervisor is called: the table stands still with a reason, and their console calls until somebody comes. [T5]
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import { createSignal } from 'solid-js';
import { PAUSE_REASONS } from '../pane/pause-dialog.tsx';
import { useDuty } from '../pane/use-duty.ts';
import { Button } from '../part/button.tsx';
import { Dialog } from '../part/dialog.tsx';
import { isReason, LEAST_REASON, ReasonField } from '../part/field.tsx';

/** Made anew each time it opens, with the reason that is at hand. */
export const CallDialog = (props: { table: string; reason: string; onClose: () => void }) => {
  const send = useDuty(() => props.table);
  const [reason, setReason] = createSignal(props.reason);
  const call = async () => {
    const duty: DutyRequest = { duty: 'pause', reason: reason().trim() };
    if ((await send(duty, 'The supervisor is called')).done) props.onClose();
  };
  return (
    <Dialog
      open
      onClose={props.onClose}
      title="Call the supervisor"
      foot={
        <>
          <Button onPress={props.onClose}>Go on without</Button>
          <Button
            kind="primary"
            disabled={!isReason(reason())}
            hint={isReason(reason()) ? undefined : `Say why, in ${LEAST_REASON} letters or more`}
            onPress={call}
          >
            Pause and call
          </Button>
        </>
      }
    >
      <p>The table stands still at once, and patrons are told. Nothing that was entered is lost.</p>
      <ReasonField label="Reason" value={reason()} onInput={setReason} usual={PAUSE_REASONS} />
    </Dialog>
  );
};
