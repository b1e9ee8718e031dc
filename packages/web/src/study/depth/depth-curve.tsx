// One depth curve with its text, its limit and its table.
import type { ScheduleId } from '@punto/engine/option-id';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SCHEDULES } from '@punto/engine/schedule';
import { count } from '@punto/ui/words/number.ts';
import { percent } from '@punto/ui/words/percent.ts';
import { createMemo, For, Show } from 'solid-js';
import type { RoundDepth } from '../depth.ts';
import { SCHEDULE_TITLES } from '../edge-rows.ts';
import { DepthChart } from './depth-chart.tsx';
import { depthWords, tableRounds } from './depth-words.ts';

export const DepthCurve = (props: {
  schedule: ScheduleId;
  decks: number;
  rounds: readonly RoundDepth[];
  running: boolean;
}) => {
  const until = () => untilOf(props.schedule);
  const title = () => SCHEDULE_TITLES[props.schedule];
  const words = createMemo(() => depthWords(props.rounds, until()));
  return (
    <figure class="depth-curve">
      <h3>
        {title()}
        <Show when={until()}>{(last) => <span>open in rounds 1 – {last()}</span>}</Show>
      </h3>
      <DepthChart rounds={props.rounds} until={until()} title={title()} />
      <p class="curve-keys" aria-hidden="true">
        <span>
          <i class="key-mean" /> mean
        </span>
        <span>
          <i class="key-band" /> nine shoes in ten
        </span>
        <span>
          <i class="key-zero" /> nobody’s edge
        </span>
        <Show when={until()}>
          <span>
            <i class="key-until" /> closed from here
          </span>
        </Show>
      </p>
      <figcaption aria-busy={props.running}>{words()}</figcaption>
      <details>
        <summary>As a table</summary>
        <div class="curve-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Round</th>
                <th scope="col">Mean</th>
                <th scope="col">5 % below</th>
                <th scope="col">5 % above</th>
                <th scope="col">Favours patron</th>
                <th scope="col">Shoes</th>
              </tr>
            </thead>
            <tbody>
              <For each={tableRounds(props.rounds, until())}>
                {(round) => (
                  <tr>
                    <th scope="row">{round.round}</th>
                    <td>{percent(round.mean, 2)}</td>
                    <td>{percent(round.low, 2)}</td>
                    <td>{percent(round.high, 2)}</td>
                    <td>{percent(round.favourable / round.shoes, 1)}</td>
                    <td>{count(round.shoes)}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
};

/** The round limit of the bet in the live eight-deck room. [V1] */
const untilOf = (schedule: ScheduleId): number | null =>
  LIVE_EIGHT_DECK.offers.find(({ option }) => option === SCHEDULES[schedule].option)?.until ?? null;
