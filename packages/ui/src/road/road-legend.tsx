// Legend of the dots, rings and strokes on the bead plate and the big road. [D1] [D2]
import { For, type JSX } from 'solid-js';
import { PairDots, TieSlash } from './road-mark.tsx';
import type { RoadLabels } from './road-words.ts';

export const RoadLegend = (props: { labels: RoadLabels }) => {
  const entries = (): readonly (readonly [mark: JSX.Element, says: string])[] => [
    [<PairDots mark={{ bankerPair: true, playerPair: false }} />, `${props.labels.banker} pair`],
    [<PairDots mark={{ bankerPair: false, playerPair: true }} />, `${props.labels.player} pair`],
    [<circle class="natural-dot" r="2.5" />, 'Natural'],
    [<TieSlash count={1} />, props.labels.tie],
  ];
  return (
    <ul class="road-legend">
      <For each={entries()}>
        {([mark, says]) => (
          <li>
            <svg class="road" viewBox="-10 -10 20 20" aria-hidden="true">
              <circle class="legend-ring" r="7.2" />
              {mark}
            </svg>
            {says}
          </li>
        )}
      </For>
    </ul>
  );
};
