// Which schedules get a depth curve: one toggle button each, disabled once the maximum is chosen.
import type { KnownScheduleId } from '@punto/engine/option-id';
import { SCHEDULES } from '@punto/engine/schedule';
import { texts } from '@punto/language/catalogue';
import { For, Show } from 'solid-js';
import { scheduleTitle } from '../edge-rows.ts';
import type { Lab } from '../lab/use-lab.ts';
import type { Study } from '../use-study.ts';

const MOST_CURVES = 6;
const ALL = Object.values(SCHEDULES).map(({ id }) => id);

export const CurveChoice = (props: { study: Study; lab: Lab }) => {
  const schedules = () => props.study.sampling().schedules;
  const chosen = (id: KnownScheduleId) => schedules().includes(id);
  const studied = () => props.study.sampling().studied;
  const full = () => schedules().length + Number(studied()) >= MOST_CURVES;
  const toggle = (id: KnownScheduleId) =>
    props.study.setSampling((before) => ({
      ...before,
      schedules: ALL.filter((each) => (each === id ? !chosen(id) : chosen(each))),
    }));
  return (
    <fieldset class="depth-bets">
      <legend>{texts('study').bets({ most: MOST_CURVES })}</legend>
      <Show when={props.lab.title()}>
        {(title) => (
          <button
            type="button"
            class="studied"
            aria-pressed={studied()}
            disabled={!studied() && full()}
            onClick={() => props.study.setSampling((before) => ({ ...before, studied: !before.studied }))}
          >
            {title()}
          </button>
        )}
      </Show>
      <For each={ALL}>
        {(id) => (
          <button
            type="button"
            aria-pressed={chosen(id)}
            disabled={!chosen(id) && full()}
            onClick={() => toggle(id)}
          >
            {scheduleTitle(id)}
          </button>
        )}
      </For>
    </fieldset>
  );
};
