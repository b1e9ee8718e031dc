// A chart of the value of a stake at each true count: the straight line of the estimate, and exact values of the most likely
// compositions.
import type { Fraction } from '@punto/engine/odds/fraction';
import { toNumber } from '@punto/engine/odds/fraction';
import { language, texts } from '@punto/language/catalogue';
import { fixedIn, rateIn } from '@punto/language/format';
import { count } from '@punto/ui/words/number.ts';
import { percent } from '@punto/ui/words/percent.ts';
import { For, Show } from 'solid-js';
import { heightIn, linePath, Plot, placeIn, type Range } from '../plot/plot.tsx';
import { rangeWithZero } from '../plot/ticks.ts';
import type { LabTrigger } from './lab-order.ts';

const text = texts('lab').trigger;

export const TriggerPicture = (props: { trigger: LabTrigger }) => (
  <figure class="lab-figure">
    <h4>{text.title()}</h4>
    <TriggerPlot trigger={props.trigger} />
    <p class="curve-keys" aria-hidden="true">
      <span>
        <i class="key-mean" /> {text.line()}
      </span>
      <For each={props.trigger.depths}>
        {(cards, i) => (
          <span>
            <i class={`key-exact depth-${i()}`} /> {text.exact({ cards })}
          </span>
        )}
      </For>
    </p>
    <figcaption>
      <TriggerWords trigger={props.trigger} />
    </figcaption>
    <TriggerTable trigger={props.trigger} />
  </figure>
);

const TriggerPlot = (props: { trigger: LabTrigger }) => {
  const rows = () => props.trigger.rows;
  const x = (): Range => [0, Math.max(1, rows().length - 1)];
  const y = () => rangeWithZero(rows().flatMap(({ estimate, exact }) => [estimate, ...exact.flatMap(shown)]));
  const exactOf = (depth: number) =>
    rows().flatMap(({ count: at, exact }) =>
      shown(exact[depth] ?? null).map((value) => ({ x: at, y: value })),
    );
  return (
    <Plot
      x={x()}
      y={y()}
      xWords={count}
      yWords={(share) => rateIn(language(), share)}
      xTitle={text.axis()}
      mark={props.trigger.breakEven <= x()[1] && props.trigger.breakEven > 0 ? props.trigger.breakEven : null}
    >
      <path
        class="curve-mean"
        d={linePath(
          rows().map(({ count: at, estimate }) => ({ x: at, y: estimate })),
          x(),
          y(),
        )}
      />
      <For each={props.trigger.depths}>
        {(_, depth) => (
          <For each={exactOf(depth())}>
            {(at) => {
              // A line of length zero with round ends is a dot that stays round in the stretched chart.
              const place = () => `M${placeIn(x(), at.x)} ${heightIn(y(), at.y)}h0`;
              return <path class={`plot-dot depth-${depth()}`} d={place()} />;
            }}
          </For>
        )}
      </For>
    </Plot>
  );
};

const shown = (value: Fraction | null): readonly number[] => (value === null ? [] : [toNumber(value)]);

const TriggerWords = (props: { trigger: LabTrigger }) => (
  <>
    {text.first({
      breakEven: fixedIn(language(), props.trigger.breakEven, 2),
      first: signed(props.trigger.first),
      each: props.trigger.perCount,
    })}
    <For each={props.trigger.depths}>
      {(cards, i) => {
        const first = () => props.trigger.firstExact[i()] ?? null;
        return (
          <span>
            {' '}
            <Show when={first() !== null} fallback={text.never({ cards })}>
              {text.exactly({ cards, count: signed(first() ?? 0) })}
            </Show>
          </span>
        );
      }}
    </For>
  </>
);

/** With its sign, as counts are written. */
export const signed = (value: number): string => `${value > 0 ? '+' : ''}${count(value)}`;

const TriggerTable = (props: { trigger: LabTrigger }) => (
  <details>
    <summary>{texts('study').depth.table()}</summary>
    <div class="curve-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{text.count()}</th>
            <th scope="col">{text.estimate()}</th>
            <For each={props.trigger.depths}>{(cards) => <th scope="col">{text.left({ cards })}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.trigger.rows}>
            {({ count: at, estimate, exact }) => (
              <tr>
                <th scope="row">{signed(at)}</th>
                <td>{percent(estimate)}</td>
                <For each={exact}>
                  {(value) => <td>{value === null ? '—' : percent(toNumber(value))}</td>}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  </details>
);
