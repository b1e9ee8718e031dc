// Closes a table after the current round or shoe; until then the closing can be cancelled.
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Dialog } from '@punto/ui/dialog.tsx';
import { useDutyWithFault } from '../client/use-duty.ts';
import { Button } from '../ui/button.tsx';
import { Refused } from '../ui/marks.tsx';

const text = texts('duties').close;

export const CloseDialog = (props: { open: boolean; onClose: () => void; entry: FloorEntry }) => {
  const { send, fault } = useDutyWithFault(() => props.entry.table);
  const name = () => props.entry.floor.view.setup.name;
  const close = async (after: 'round' | 'shoe') => {
    const { done } = await send({ duty: 'close-table', after }, closes(after, name()));
    if (done) props.onClose();
  };
  return (
    <Dialog open={props.open} onClose={props.onClose} title={text.title({ table: name() })}>
      <Refused why={fault()} />
      <p>{text.says()}</p>
      <Button kind="primary" wide onPress={() => close('round')}>
        {text.round()}
      </Button>
      <Button wide onPress={() => close('shoe')}>
        {text.shoe()}
      </Button>
      <Button kind="quiet" wide onPress={props.onClose}>
        {text.leave()}
      </Button>
    </Dialog>
  );
};

const closes = (after: 'round' | 'shoe', table: string) => () =>
  text[after === 'round' ? 'doneRound' : 'doneShoe']({ table });
