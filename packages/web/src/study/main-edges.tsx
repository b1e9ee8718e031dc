// The edges of the three main bets in one line next to the cards; on a narrow screen the whole table is below.
import { type Catalogue, summaryOf } from '@punto/engine/odds';
import type { ScheduleId } from '@punto/engine/option-id';
import { percent } from '@punto/ui/words/percent.ts';
import { For } from 'solid-js';
import { SCHEDULE_TITLES } from './edge-rows.ts';

const MAIN: readonly ScheduleId[] = ['player', 'tie', 'banker'];

export const MainEdges = (props: { odds: Catalogue }) => (
  <div class="main-edges">
    <p>House edges of a next coup, every stake, ties counted</p>
    <dl>
      <For each={MAIN}>
        {(id) => (
          <div>
            <dt>{SCHEDULE_TITLES[id]}</dt>
            <dd>{percent(summaryOf(props.odds[id]).edge)}</dd>
          </div>
        )}
      </For>
    </dl>
  </div>
);
