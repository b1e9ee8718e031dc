// Changes the limits of one table from the page of all tables. They take effect in the next round; the current round
// keeps its limits. [L3] [L4]
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { LimitFields } from '../../limits/limit-fields.tsx';
import { useLimits } from '../../limits/use-limits.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

const text = texts('office').limits;
const { limits } = texts('duties');
const { close } = texts('floor').part;

export const LimitsPanel = (props: { entry: FloorEntry; onClose: () => void }) => {
  const form = useLimits(
    () => props.entry,
    () => props.onClose(),
  );
  return (
    <Panel
      title={limits.title({ table: form.setup().name })}
      note={props.entry.floor.nextSetup ? text.announced() : text.fromNext()}
      aside={<Button onPress={props.onClose}>{close()}</Button>}
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
            {form.needsApproval() ? limits.askApproval() : limits.fromNextRound()}
          </Button>
          <Button onPress={form.asTheyWere}>{text.asTheyWere()}</Button>
        </div>
      </form>
    </Panel>
  );
};
