// Statistics of a shoe: rounds, wins of each outcome, pairs, naturals, longest streaks. [D5]

import type { Outcome } from '@punto/engine/side';
import type { Statistics } from '@punto/engine/statistics';
import { texts } from '@punto/language/catalogue';
import { createMemo, For } from 'solid-js';
import { count } from '../words/number.ts';
import { type Labels, shownLabels } from '../words/option-title.ts';
import type { RoadLabels } from './road-words.ts';
import './road-figures.css';

const text = texts('shared').road.figure;

const IN_ORDER: readonly Outcome[] = ['player', 'tie', 'banker'];

type Figure = {
  readonly of: Outcome | 'none';
  readonly term: (labels: Labels) => string;
  /** The term for screen readers, where the seen one depends on its place. */
  readonly spoken?: (labels: Labels) => string;
  readonly value: (statistics: Statistics) => number;
};

/** The same for every shoe: a new result changes the texts of the values, and no element. */
const FIGURES: readonly Figure[] = [
  { of: 'player', term: ({ player }) => player, value: ({ outcomes }) => outcomes.player },
  { of: 'tie', term: ({ tie }) => tie, value: ({ outcomes }) => outcomes.tie },
  { of: 'banker', term: ({ banker }) => banker, value: ({ outcomes }) => outcomes.banker },
  {
    of: 'player',
    term: () => text.pairs(),
    spoken: (labels) => text.pairsOf.player(labels),
    value: ({ pairs }) => pairs.player,
  },
  { of: 'none', term: () => text.naturals(), value: ({ naturals }) => naturals },
  {
    of: 'banker',
    term: () => text.pairs(),
    spoken: (labels) => text.pairsOf.banker(labels),
    value: ({ pairs }) => pairs.banker,
  },
  {
    of: 'player',
    term: () => text.longest(),
    spoken: (labels) => text.longestOf.player(labels),
    value: ({ longestStreak }) => longestStreak.player,
  },
  { of: 'none', term: () => text.rounds(), value: ({ rounds }) => rounds },
  {
    of: 'banker',
    term: () => text.longest(),
    spoken: (labels) => text.longestOf.banker(labels),
    value: ({ longestStreak }) => longestStreak.banker,
  },
];

export const ShoeFigures = (props: { statistics: Statistics; labels: RoadLabels }) => {
  const labels = createMemo(() => shownLabels(props.labels));
  return (
    <div class="road-figures">
      <div class="split" aria-hidden="true">
        <For each={IN_ORDER}>
          {(outcome) => <i data-of={outcome} style={{ flex: props.statistics.outcomes[outcome] }} />}
        </For>
      </div>
      <dl>
        <For each={FIGURES}>
          {({ of, term, spoken, value }) => (
            <div data-of={of}>
              <dt>
                {spoken && <span class="spoken">{spoken(labels())}</span>}
                <span aria-hidden={spoken ? 'true' : undefined}>{term(labels())}</span>
              </dt>
              <dd>{count(value(props.statistics))}</dd>
            </div>
          )}
        </For>
      </dl>
    </div>
  );
};
