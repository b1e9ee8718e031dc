// Legend of the dots, rings and strokes on the bead plate and the big road. [D1] [D2]
import { texts } from '@punto/language/catalogue';
import { For, type JSX } from 'solid-js';
import { optionTitle } from '../words/option-title.ts';
import { PairDots, TieSlash } from './road-mark.tsx';
import type { RoadLabels } from './road-words.ts';

const { road: text } = texts('shared');

export const RoadLegend = (props: { labels: RoadLabels }) => {
  const entries = (): readonly (readonly [mark: JSX.Element, says: string])[] => [
    [<PairDots mark={{ bankerPair: true, playerPair: false }} />, optionTitle('banker-pair', props.labels)],
    [<PairDots mark={{ bankerPair: false, playerPair: true }} />, optionTitle('player-pair', props.labels)],
    [<circle class="natural-dot" r="2.5" />, text.natural()],
    [<TieSlash count={1} />, optionTitle('tie', props.labels)],
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
