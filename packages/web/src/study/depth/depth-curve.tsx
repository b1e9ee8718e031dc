// One depth curve with its text, its limit and its table.
import type { ScheduleId } from '@punto/engine/option-id';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SCHEDULES } from '@punto/engine/schedule';
import { texts } from '@punto/language/catalogue';
import { count } from '@punto/ui/words/number.ts';
import { percent } from '@punto/ui/words/percent.ts';
import { createMemo, For, Show } from 'solid-js';
import type { RoundDepth } from '../depth.ts';
import { scheduleTitle } from '../edge-rows.ts';
import { DepthChart } from './depth-chart.tsx';
import { depthWords, tableRounds } from './depth-words.ts';

const text = texts('study').depth;

export const DepthCurve = (props: {
  schedule: ScheduleId;
  decks: number;
  rounds: readonly RoundDepth[];
  running: boolean;
}) => {
  const until = () => untilOf(props.schedule);
  const title = () => scheduleTitle(props.schedule);
  const words = createMemo(() => depthWords(props.rounds, until()));
  return (
    <figure class="depth-curve">
      <h3>
        {title()}
        <Show when={until()}>{(last) => <span>{text.openUntil({ last: last() })}</span>}</Show>
      </h3>
      <DepthChart rounds={props.rounds} until={until()} title={title()} />
      <p class="curve-keys" aria-hidden="true">
        <span>
          <i class="key-mean" /> {text.key.mean()}
        </span>
        <span>
          <i class="key-band" /> {text.key.band()}
        </span>
        <span>
          <i class="key-zero" /> {text.key.zero()}
        </span>
        <Show when={until()}>
          <span>
            <i class="key-until" /> {text.key.until()}
          </span>
        </Show>
      </p>
      <figcaption aria-busy={props.running}>{words()}</figcaption>
      <details>
        <summary>{text.table()}</summary>
        <div class="curve-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{text.column.round()}</th>
                <th scope="col">{text.column.mean()}</th>
                <th scope="col">{text.column.low()}</th>
                <th scope="col">{text.column.high()}</th>
                <th scope="col">{text.column.favourable()}</th>
                <th scope="col">{text.column.shoes()}</th>
              </tr>
            </thead>
            <tbody>
              <For each={tableRounds(props.rounds, until())}>
                {(round) => (
                  <tr>
                    <th scope="row">{count(round.round)}</th>
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
