// The edges of the three main bets in one line next to the cards; on a narrow screen the whole table is below.
import { type Catalogue, summaryOf } from '@punto/engine/odds';
import type { KnownScheduleId } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import { percent } from '@punto/ui/words/percent.ts';
import { For } from 'solid-js';
import { scheduleTitle } from './edge-rows.ts';

const MAIN: readonly KnownScheduleId[] = ['player', 'tie', 'banker'];

export const MainEdges = (props: { odds: Catalogue }) => (
  <div class="main-edges">
    <p>{texts('study').edge.main()}</p>
    <dl>
      <For each={MAIN}>
        {(id) => (
          <div>
            <dt>{scheduleTitle(id)}</dt>
            <dd>{percent(summaryOf(props.odds[id]).edge)}</dd>
          </div>
        )}
      </For>
    </dl>
  </div>
);
