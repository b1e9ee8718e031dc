// The range of days of a report, with buttons for common ranges.
import { texts } from '@punto/language/catalogue';
import { For } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { type ReportDays, SPANS, spanOf } from './days.ts';

const text = texts('reports');

export const DaysField = (props: { days: ReportDays; onDays: (days: ReportDays) => void }) => {
  const floor = useFloor();
  const isNow = (days: ReportDays) => days.from === props.days.from && days.to === props.days.to;
  return (
    <div class="form-line filters">
      <TextField
        label={text.from()}
        type="date"
        value={props.days.from}
        onInput={(from) => from !== '' && props.onDays({ ...props.days, from })}
      />
      <TextField
        label={text.to()}
        type="date"
        value={props.days.to}
        onInput={(to) => to !== '' && props.onDays({ ...props.days, to })}
      />
      <fieldset class="tabs">
        <legend class="spoken">{text.spans()}</legend>
        <For each={SPANS}>
          {(span) => (
            <Button
              pressed={isNow(spanOf(span, floor.now()))}
              onPress={() => props.onDays(spanOf(span, floor.now()))}
            >
              {text.span[span]()}
            </Button>
          )}
        </For>
      </fieldset>
    </div>
  );
};
