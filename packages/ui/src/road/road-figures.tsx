// Statistics of a shoe: rounds, wins of each outcome, pairs, naturals, longest streaks. [D5]

import type { Outcome } from '@punto/engine/side';
import type { Statistics } from '@punto/engine/statistics';
import { texts } from '@punto/language/catalogue';
import { For } from 'solid-js';
import { count } from '../words/number.ts';
import { shownLabels } from '../words/option-title.ts';
import type { RoadLabels } from './road-words.ts';
import './road-figures.css';

const text = texts('shared').road.figure;

const IN_ORDER: readonly Outcome[] = ['player', 'tie', 'banker'];

export const ShoeFigures = (props: { statistics: Statistics; labels: RoadLabels }) => {
  const figures = () => {
    const { rounds, outcomes, pairs, naturals, longestStreak } = props.statistics;
    const labels = shownLabels(props.labels);
    return [
      ['player', labels.player, outcomes.player],
      ['tie', labels.tie, outcomes.tie],
      ['banker', labels.banker, outcomes.banker],
      ['player', text.pairs(), pairs.player, text.pairsOf.player(labels)],
      ['none', text.naturals(), naturals],
      ['banker', text.pairs(), pairs.banker, text.pairsOf.banker(labels)],
      ['player', text.longest(), longestStreak.player, text.longestOf.player(labels)],
      ['none', text.rounds(), rounds],
      ['banker', text.longest(), longestStreak.banker, text.longestOf.banker(labels)],
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
          {([of, term, n, spoken]) => (
            <div data-of={of}>
              <dt>
                {spoken && <span class="spoken">{spoken}</span>}
                <span aria-hidden={spoken ? 'true' : undefined}>{term}</span>
              </dt>
              <dd>{count(n)}</dd>
            </div>
          )}
        </For>
      </dl>
    </div>
  );
};
