// Changes the limits of a table from its pane, from the next round on. [L3] [L4]
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Dialog } from '@punto/ui/dialog.tsx';
import { LimitFields } from '../limits/limit-fields.tsx';
import { useLimits } from '../limits/use-limits.ts';
import { Button } from '../ui/button.tsx';

const text = texts('duties').limits;

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
      title={text.title({ table: form.setup().name })}
      foot={
        <>
          <Button onPress={props.onClose}>{text.leave()}</Button>
          <Button kind="primary" disabled={!form.ready()} onPress={form.save}>
            {form.needsApproval() ? text.askApproval() : text.fromNextRound()}
          </Button>
        </>
      }
    >
      <LimitFields form={form} />
    </Dialog>
  );
};
