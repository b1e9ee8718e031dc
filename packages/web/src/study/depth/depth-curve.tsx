// One depth curve: its chart, how often the bet is favourable and by how much, its text, its limit and its table.
import { language, texts } from '@punto/language/catalogue';
import { fixedIn } from '@punto/language/format';
import { count } from '@punto/ui/words/number.ts';
import { percent } from '@punto/ui/words/percent.ts';
import { createMemo, For, Show } from 'solid-js';
import type { RoundDepth } from '../depth.ts';
import { DepthChart, FavourableChart } from './depth-chart.tsx';
import { depthWords, gainOf, tableRounds } from './depth-words.ts';

const text = texts('study').depth;
const { joined } = texts('shared');

export const DepthCurve = (props: {
  title: string;
  /** The last round in which the bet is open; `null`: all rounds. */
  until: number | null;
  rounds: readonly RoundDepth[];
  running: boolean;
}) => {
  const words = createMemo(() => depthWords(props.rounds, props.until));
  return (
    <figure class="depth-curve">
      <h3>
        {props.title}
        <Show when={props.until}>{(last) => <span>{text.openUntil({ last: last() })}</span>}</Show>
      </h3>
      <DepthChart rounds={props.rounds} until={props.until} />
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
        <Show when={props.until}>
          <span>
            <i class="key-until" /> {text.key.until()}
          </span>
        </Show>
      </p>
      <FavourableChart rounds={props.rounds} until={props.until} />
      <figcaption aria-busy={props.running}>
        <Show when={props.rounds.length > 0} fallback={words()}>
          {joined.two({ first: words(), second: gainWords(props.rounds, props.until) })}
        </Show>
      </figcaption>
      <CurveTable rounds={props.rounds} until={props.until} />
    </figure>
  );
};

const gainWords = (rounds: readonly RoundDepth[], until: number | null): string => {
  const words = (some: readonly RoundDepth[]) => fixedIn(language(), gainOf(rounds, some), 4);
  const gain = words(rounds);
  if (until === null || until >= (rounds.at(-1)?.round ?? 0)) return text.gain({ gain });
  return text.gainUntil({ gain, open: words(rounds.filter(({ round }) => round <= until)), until });
};

const CurveTable = (props: { rounds: readonly RoundDepth[]; until: number | null }) => (
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
            <th scope="col">{text.column.gain()}</th>
            <th scope="col">{text.column.shoes()}</th>
          </tr>
        </thead>
        <tbody>
          <For each={tableRounds(props.rounds, props.until)}>
            {(round) => (
              <tr>
                <th scope="row">{count(round.round)}</th>
                <td>{percent(round.mean, 2)}</td>
                <td>{percent(round.low, 2)}</td>
                <td>{percent(round.high, 2)}</td>
                <td>{percent(round.favourable / round.shoes, 1)}</td>
                <td>{percent((round.gain * round.shoes) / round.favourable, 2)}</td>
                <td>{count(round.shoes)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  </details>
);
