// The returns for which the alarm `PuntoReturnOff` is active, whatever the range of the report, and the threshold of
// the alarm. [A.6.1]
import type { TheoryAnswer } from '@punto/protocol/floor/report-api';
import { For } from 'solid-js';
import { Line } from '../../ui/marks.tsx';
import { useTableNames } from '../round-link.tsx';
import { betTitle, deviationsText } from './theory.ts';

type Alarm = TheoryAnswer['alarms'][number];

const WINDOWS: Readonly<Record<Alarm['window'], string>> = {
  day: 'yesterday',
  month: 'over the last 30 days',
};

export const ReturnAlarms = (props: { told: TheoryAnswer }) => {
  const nameOf = useTableNames();
  const where = ({ of, name }: Alarm): string =>
    of === 'house' ? 'the house' : of === 'room' ? `the room ${name}` : nameOf(name);
  return (
    <>
      <For each={props.told.alarms}>
        {(alarm) => (
          <Line tone="bad">
            Alarm: {betTitle(alarm)} at {where(alarm)} was {deviationsText(alarm.deviations)} standard
            deviations off theory {WINDOWS[alarm.window]}.
          </Line>
        )}
      </For>
      <p class="report-note">
        An alarm rings beyond {props.told.alarmDeviations} standard deviations over yesterday or the last 30
        days, by table, by room and for the house, whatever days are shown here.
      </p>
    </>
  );
};
