// Cancels a round: all stakes are returned; its cards stay out of the shoe and in the record. The amount to return is
// shown before. [T5]
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Dialog } from '@punto/ui/dialog.tsx';
import { money, plural } from '@punto/ui/words/number.ts';
import { createSignal, Show } from 'solid-js';
import { useDutyWithFault } from '../client/use-duty.ts';
import { Button } from '../ui/button.tsx';
import { isReason, ReasonField } from '../ui/field.tsx';
import { Refused } from '../ui/marks.tsx';
import { StakesTable } from './stakes-table.tsx';

/** Patrons read the chosen reason, so a dealer's message to the supervisor is not offered. */
const REASONS = ['Misdeal', 'Card not readable', 'Cards fell', 'Equipment'];

export const CancelDialog = (props: { open: boolean; onClose: () => void; entry: FloorEntry }) => {
  const { send, fault } = useDutyWithFault(() => props.entry.table);
  const [reason, setReason] = createSignal('');
  const floor = () => props.entry.floor;
  const cancel = async () => {
    const { done } = await send(
      { duty: 'cancel-round', reason: reason().trim() },
      'The round is cancelled; every stake is back',
    );
    if (!done) return;
    setReason('');
    props.onClose();
  };
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={`Cancel round ${floor().view.round?.number ?? ''} at ${floor().view.setup.name}`}
      foot={
        <>
          <Button onPress={props.onClose}>
            {props.entry.stopped ? 'Leave it stopped' : 'Leave it paused'}
          </Button>
          <Button kind="danger" disabled={!isReason(reason())} onPress={cancel}>
            Cancel the round
          </Button>
        </>
      }
    >
      <Refused why={fault()} />
      <p>
        <b>{money(floor().stakedMinor)}</b> {floor().staking === 1 ? 'goes' : 'go'} back to{' '}
        <b>
          {floor().staking} {plural(floor().staking, 'patron')}
        </b>
        . The round keeps its place in the record, marked as cancelled, and cannot be brought back.
      </p>
      <Show when={floor().stakedMinor > 0}>
        <StakesTable view={floor().view} />
      </Show>
      <ReasonField label="Reason, told to patrons" value={reason()} onInput={setReason} usual={REASONS} />
    </Dialog>
  );
};
