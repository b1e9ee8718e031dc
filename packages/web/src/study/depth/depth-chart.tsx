// Charts of a depth curve: the edge before each round, as mean and as the range of nine shoes in ten, and below it the share of
// shoes that favour the patron.
import { language, texts } from '@punto/language/catalogue';
import { rateIn } from '@punto/language/format';
import { count } from '@punto/ui/words/number.ts';
import { createSignal, Show } from 'solid-js';
import type { RoundDepth } from '../depth.ts';
import { linePath, Plot, type Range } from '../plot/plot.tsx';
import { rangeWithZero } from '../plot/ticks.ts';

const text = texts('study').depth;

type ChartProps = { rounds: readonly RoundDepth[]; until: number | null };

const percentWords = (share: number): string => rateIn(language(), share);

const roundsIn = (rounds: readonly RoundDepth[]): Range => [1, Math.max(2, rounds.length)];

/** Between the last open round and the next. */
const closedFrom = ({ rounds, until }: ChartProps): number | null =>
  until !== null && until < rounds.length ? until + 0.5 : null;

const xy = (rounds: readonly RoundDepth[], of: (round: RoundDepth) => number) =>
  rounds.map((round) => ({ x: round.round, y: of(round) }));

export const DepthChart = (props: ChartProps) => {
  const [pointed, setPointed] = createSignal<number | null>(null);
  const x = () => roundsIn(props.rounds);
  // The range includes zero, so that the sign of an edge is always visible.
  const y = () => rangeWithZero(props.rounds.flatMap(({ low, high }) => [low, high]));
  const read = () => {
    const at = pointed();
    return at === null ? null : (props.rounds[Math.round(at) - 1] ?? null);
  };
  const path = (of: (round: RoundDepth) => number) => linePath(xy(props.rounds, of), x(), y());
  const band = () => {
    const low = linePath(
      xy(props.rounds.toReversed(), (round) => round.low),
      x(),
      y(),
    );
    return props.rounds.length === 0 ? '' : `${path((round) => round.high)}${low.replace('M', 'L')}Z`;
  };
  return (
    <div class="curve-drawing">
      <Plot
        x={x()}
        y={y()}
        xWords={count}
        yWords={percentWords}
        xTitle={text.axis()}
        mark={closedFrom(props)}
        pointed={read()?.round ?? null}
        point={setPointed}
      >
        <path class="curve-band" d={band()} />
        <path class="curve-mean" d={path((round) => round.mean)} />
      </Plot>
      <p class="curve-read" aria-hidden="true">
        <Show when={read()}>{(round) => <>{text.at(round())}</>}</Show>
      </p>
    </div>
  );
};

export const FavourableChart = (props: ChartProps) => {
  const x = () => roundsIn(props.rounds);
  const share = ({ favourable, shoes }: RoundDepth) => favourable / shoes;
  const y = (): Range => [0, Math.max(0.02, ...props.rounds.map(share)) * 1.06];
  const area = () => {
    const last = props.rounds.at(-1);
    if (last === undefined) return '';
    return `M0 100${linePath(xy(props.rounds, share), x(), y()).replace('M', 'L')}L100 100Z`;
  };
  return (
    <div class="curve-share-plot">
      <Plot
        x={x()}
        y={y()}
        xWords={count}
        yWords={percentWords}
        xTitle={text.favourableAxis()}
        mark={closedFrom(props)}
      >
        <path class="curve-share" d={area()} />
      </Plot>
    </div>
  );
};
