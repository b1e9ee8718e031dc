// Everything at the table stands still, and the supervisor is told at once. [T5]
import type { FloorEntry } from '@punto/protocol/floor/message';
import { createSignal } from 'solid-js';
import { Button } from '../part/button.tsx';
import { Dialog } from '../part/dialog.tsx';
import { isReason, ReasonField } from '../part/field.tsx';
import { Refused } from '../part/marks.tsx';
import { useDutyHere } from './use-duty.ts';

export const PAUSE_REASONS = [
  'Card not read',
  'Misdeal',
  'Card exposed',
  'Dispute at the table',
  'Equipment',
];

export const PauseDialog = (props: { open: boolean; onClose: () => void; entry: FloorEntry }) => {
  const { send, fault } = useDutyHere(() => props.entry.table);
  const [reason, setReason] = createSignal('');
  const pause = async () => {
    const { done } = await send({ duty: 'pause', reason: reason().trim() }, 'The table is paused');
    if (!done) return;
    setReason('');
    props.onClose();
  };
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={`Pause ${props.entry.floor.view.setup.name}`}
      foot={
        <>
          <Button onPress={props.onClose}>Keep it going</Button>
          <Button kind="primary" disabled={!isReason(reason())} onPress={pause}>
            Pause
          </Button>
        </>
      }
    >
      <Refused why={fault()} />
      <p>The clock stops and nothing is dealt until a supervisor resumes the round or cancels it.</p>
      <ReasonField label="Reason" value={reason()} onInput={setReason} usual={PAUSE_REASONS} />
    </Dialog>
  );
};
