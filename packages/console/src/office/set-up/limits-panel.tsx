// Changes the limits of one table from the page of all tables. They take effect in the next round; the current round
// keeps its limits. [L3] [L4]
import type { FloorEntry } from '@punto/protocol/floor/message';
import { LimitFields } from '../../limits/limit-fields.tsx';
import { useLimits } from '../../limits/use-limits.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

export const LimitsPanel = (props: { entry: FloorEntry; onClose: () => void }) => {
  const form = useLimits(
    () => props.entry,
    () => props.onClose(),
  );
  return (
    <Panel
      title={`Limits of ${form.setup().name}`}
      note={
        props.entry.floor.nextSetup
          ? 'Shown as announced for the next round. In coins.'
          : 'From the next round on. In coins.'
      }
      aside={<Button onPress={props.onClose}>Close</Button>}
    >
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (form.ready()) void form.save();
        }}
      >
        <LimitFields form={form} />
        <div class="button-row">
          <Button kind="primary" type="submit" disabled={!form.ready()}>
            {form.needsApproval() ? 'Ask for approval' : 'From the next round'}
          </Button>
          <Button onPress={form.asTheyWere}>As they were</Button>
        </div>
      </form>
    </Panel>
  );
};
