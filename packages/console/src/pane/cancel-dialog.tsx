// Cancels a round: all stakes are returned; its cards stay out of the shoe and in the record. The amount to return is
// shown before. [T5]
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Dialog } from '@punto/ui/dialog.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createSignal, Show } from 'solid-js';
import { useDutyWithFault } from '../client/use-duty.ts';
import { stakesText } from '../currency/table-stakes.ts';
import { Button } from '../ui/button.tsx';
import { isReason, ReasonField } from '../ui/field.tsx';
import { Refused } from '../ui/marks.tsx';
import { StakesTable } from './stakes-table.tsx';

const text = texts('duties').cancel;

/** Patrons read the chosen reason, so a dealer's message to the supervisor is not offered. */
const usualReasons = () => [
  text.usual.misdeal(),
  text.usual.notReadable(),
  text.usual.fell(),
  text.usual.equipment(),
];

export const CancelDialog = (props: { open: boolean; onClose: () => void; entry: FloorEntry }) => {
  const { send, fault } = useDutyWithFault(() => props.entry.table);
  const [reason, setReason] = createSignal('');
  const floor = () => props.entry.floor;
  const cancel = async () => {
    const { done } = await send({ duty: 'cancel-round', reason: reason().trim() }, text.done);
    if (!done) return;
    setReason('');
    props.onClose();
  };
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={text.title({ round: floor().view.round?.number ?? 0, table: floor().view.setup.name })}
      foot={
        <>
          <Button onPress={props.onClose}>
            {props.entry.stopped ? text.leaveStopped() : text.leavePaused()}
          </Button>
          <Button kind="danger" disabled={!isReason(reason())} onPress={cancel}>
            {text.act()}
          </Button>
        </>
      }
    >
      <Refused why={fault()} />
      <p>
        <Sentence parts={text.says.parts({ stakes: stakesText(floor()), patrons: floor().staking })} />
      </p>
      <Show when={floor().staking > 0}>
        <StakesTable floor={floor()} />
      </Show>
      <ReasonField label={text.reason()} value={reason()} onInput={setReason} usual={usualReasons()} />
    </Dialog>
  );
};
