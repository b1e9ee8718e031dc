// Statistics of a shoe: rounds, wins of each outcome, pairs, naturals, longest streaks. [D5]

import type { Outcome } from '@punto/engine/side';
import type { Statistics } from '@punto/engine/statistics';
import { For } from 'solid-js';
import { count, plural } from '../words/number.ts';
import type { RoadLabels } from './road-words.ts';
import './road-figures.css';

const IN_ORDER: readonly Outcome[] = ['player', 'tie', 'banker'];

export const ShoeFigures = (props: { statistics: Statistics; labels: RoadLabels }) => {
  const { labels } = props;
  const figures = () => {
    const { rounds, outcomes, pairs, naturals, longestStreak } = props.statistics;
    return [
      ['player', labels.player, outcomes.player],
      ['tie', labels.tie, outcomes.tie],
      ['banker', labels.banker, outcomes.banker],
      ['player', 'Pairs', pairs.player, labels.player],
      ['none', 'Naturals', naturals],
      ['banker', 'Pairs', pairs.banker, labels.banker],
      ['player', 'Longest run', longestStreak.player, labels.player],
      ['none', plural(rounds, 'Round'), rounds],
      ['banker', 'Longest run', longestStreak.banker, labels.banker],
    ] as const;
  };
  return (
    <div class="road-figures">
      <div class="split" aria-hidden="true">
        <For each={IN_ORDER}>
          {(outcome) => <i data-of={outcome} style={{ flex: props.statistics.outcomes[outcome] }} />}
        </For>
      </div>
      <dl>
        <For each={figures()}>
          {([of, term, n, whose]) => (
            <div data-of={of}>
              <dt>
                {whose && <span class="spoken">{whose} </span>}
                {term}
              </dt>
              <dd>{count(n)}</dd>
            </div>
          )}
        </For>
      </dl>
    </div>
  );
};
