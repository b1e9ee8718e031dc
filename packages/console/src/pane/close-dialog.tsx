// Closes a table after the current round or shoe; until then the closing can be cancelled.
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Dialog } from '@punto/ui/dialog.tsx';
import { useDutyWithFault } from '../client/use-duty.ts';
import { Button } from '../ui/button.tsx';
import { Refused } from '../ui/marks.tsx';

export const CloseDialog = (props: { open: boolean; onClose: () => void; entry: FloorEntry }) => {
  const { send, fault } = useDutyWithFault(() => props.entry.table);
  const name = () => props.entry.floor.view.setup.name;
  const close = async (after: 'round' | 'shoe') => {
    const { done } = await send({ duty: 'close-table', after }, `${name()} closes after this ${after}`);
    if (done) props.onClose();
  };
  return (
    <Dialog open={props.open} onClose={props.onClose} title={`Close ${name()}`}>
      <Refused why={fault()} />
      <p>Patrons are told, and what is staked is settled first. A table that is idle closes at once.</p>
      <Button kind="primary" wide onPress={() => close('round')}>
        After this round
      </Button>
      <Button wide onPress={() => close('shoe')}>
        After this shoe
      </Button>
      <Button kind="quiet" wide onPress={props.onClose}>
        Leave it open
      </Button>
    </Dialog>
  );
};
