// Changes the limits of a table from its pane, from the next round on. [L3] [L4]
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Dialog } from '@punto/ui/dialog.tsx';
import { LimitFields } from '../limits/limit-fields.tsx';
import { useLimits } from '../limits/use-limits.ts';
import { Button } from '../ui/button.tsx';

export const LimitsDialog = (props: { entry: FloorEntry; onClose: () => void }) => {
  const form = useLimits(
    () => props.entry,
    () => props.onClose(),
  );
  return (
    <Dialog
      open
      wide
      onClose={props.onClose}
      title={`Limits of ${form.setup().name}`}
      foot={
        <>
          <Button onPress={props.onClose}>Leave them</Button>
          <Button kind="primary" disabled={!form.ready()} onPress={form.save}>
            {form.needsApproval() ? 'Ask for approval' : 'From the next round'}
          </Button>
        </>
      }
    >
      <LimitFields form={form} />
    </Dialog>
  );
};
