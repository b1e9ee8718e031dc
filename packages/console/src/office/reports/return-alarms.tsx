// The returns for which the alarm `PuntoReturnOff` is active, whatever the range of the report, and the threshold of
// the alarm. [A.6.1]
import { texts } from '@punto/language/catalogue';
import type { TheoryAnswer } from '@punto/protocol/floor/report-api';
import { For } from 'solid-js';
import { useBrands } from '../../currency/use-brands.ts';
import { Line } from '../../ui/marks.tsx';
import { useTableNames } from '../round-link.tsx';
import { betTitle, deviationsText, keyOfRow } from './theory.ts';

const text = texts('reports').alarm;

type Alarm = TheoryAnswer['alarms'][number];

export const ReturnAlarms = (props: { told: TheoryAnswer }) => {
  const nameOf = useTableNames();
  const brands = useBrands();
  const alarmText = (alarm: Alarm): string => {
    const said = { option: betTitle(alarm), deviations: deviationsText(alarm.deviations) };
    if (alarm.of === 'house') return text.house[alarm.window](said);
    return alarm.of === 'room'
      ? text.room[alarm.window]({ ...said, room: alarm.name })
      : text.table[alarm.window]({ ...said, table: nameOf(alarm.name) });
  };
  const withOperator = (alarm: Alarm): string =>
    alarm.brand === undefined
      ? alarmText(alarm)
      : text.ofOperator({ operator: brands.keyText(keyOfRow(alarm)), alarm: alarmText(alarm) });
  return (
    <>
      <For each={props.told.alarms}>{(alarm) => <Line tone="bad">{withOperator(alarm)}</Line>}</For>
      <p class="report-note">{text.rule({ deviations: props.told.alarmDeviations })}</p>
    </>
  );
};
