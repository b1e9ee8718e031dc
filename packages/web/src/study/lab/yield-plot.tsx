// A chart of units won in a hundred rounds by trigger: bars, each with two standard errors either way.
import { language, texts } from '@punto/language/catalogue';
import { fixedIn } from '@punto/language/format';
import { For } from 'solid-js';
import { heightIn, Plot, placeIn, type Range } from '../plot/plot.tsx';
import { rangeWithZero } from '../plot/ticks.ts';
import type { CounterYield } from './counter-yields.ts';
import { signed } from './trigger-picture.tsx';

const HALF_BAR = 0.34;

export const YieldPlot = (props: { yields: readonly CounterYield[] }) => {
  const counts = () => props.yields.map(({ from }) => from);
  const x = (): Range => [(counts()[0] ?? 0) - 0.5, (counts().at(-1) ?? 1) + 0.5];
  const low = ({ perHundred: { value, standardError } }: CounterYield) => value - 2 * standardError;
  const high = ({ perHundred: { value, standardError } }: CounterYield) => value + 2 * standardError;
  const y = () => rangeWithZero(props.yields.flatMap((each) => [low(each), high(each)]));
  return (
    <Plot
      x={x()}
      y={y()}
      xTicks={counts()}
      xWords={signed}
      yWords={(value) => fixedIn(language(), value, 1)}
      xTitle={texts('lab').yield.axis()}
    >
      <For each={props.yields}>
        {(each) => (
          <>
            <path
              class="yield-bar"
              classList={{ wins: each.perHundred.value > 0 }}
              d={barPath(each, x(), y())}
            />
            <path
              class="yield-error"
              d={`M${placeIn(x(), each.from)} ${heightIn(y(), low(each))}V${heightIn(y(), high(each))}`}
            />
          </>
        )}
      </For>
    </Plot>
  );
};

const barPath = ({ from, perHundred }: CounterYield, x: Range, y: Range): string => {
  const [left, right] = [placeIn(x, from - HALF_BAR), placeIn(x, from + HALF_BAR)];
  return `M${left} ${heightIn(y, 0)}V${heightIn(y, perHundred.value)}H${right}V${heightIn(y, 0)}Z`;
};
