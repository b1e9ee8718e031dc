// The probability of each outcome as a bar and three numbers; distinguished by position and text as well as colour.
import type { Catalogue } from '@punto/engine/odds';
import type { Outcome } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import { percent } from '@punto/ui/words/percent.ts';
import { createMemo, For } from 'solid-js';
import './chance-bar.css';

const ACROSS: readonly Outcome[] = ['player', 'tie', 'banker'];
const text = texts('study').chance;

export const ChanceBar = (props: { odds: Catalogue }) => {
  /** Won, pushed and lost bets on player are the three outcomes. [B1] */
  const chances = createMemo((): Readonly<Record<Outcome, number>> => {
    const { wonByLine, pushed, lost, total } = props.odds.player;
    return { player: (wonByLine[0] ?? 0) / total, tie: pushed / total, banker: lost / total };
  });
  return (
    <div class="chances-box">
      <div class="chance-strip" aria-hidden="true">
        <For each={ACROSS}>
          {(outcome) => (
            <i
              data-of={outcome}
              hidden={chances()[outcome] === 0}
              style={{ '--share': String(chances()[outcome]) }}
            />
          )}
        </For>
      </div>
      <dl class="chances">
        <For each={ACROSS}>
          {(outcome) => (
            <div data-of={outcome}>
              <dt>{text[outcome]()}</dt>
              <dd>{percent(chances()[outcome], 2)}</dd>
            </div>
          )}
        </For>
      </dl>
    </div>
  );
};
