// The marks that the three derived roads would get if a side won next, or a dash where a road has none yet. Computed
// from past results only; no prediction. [D4] [D5]
import { DERIVED_ROADS } from '@punto/engine/roads';
import type { Side } from '@punto/engine/side';
import { createMemo, For, Show } from 'solid-js';
import type { RoadBoard } from './road-board.ts';
import { DerivedMark } from './road-mark.tsx';
import { askedWords } from './road-words.ts';
import './ask.css';

export const AskMarks = (props: { shoe: RoadBoard; side: Side }) => {
  const asked = createMemo(() => props.shoe.board.asked(props.side).derived);
  return (
    <svg
      class="ask-marks"
      viewBox="0 0 66 18"
      role="img"
      aria-label={askedWords(DERIVED_ROADS.map((road) => [road, asked()[road]?.colour ?? null]))}
    >
      <For each={DERIVED_ROADS}>
        {(looksBack, i) => (
          <g
            transform={`translate(${10 + i() * 23} 9) scale(1.8)`}
            data-of={asked()[looksBack]?.colour ?? undefined}
          >
            <Show when={asked()[looksBack]} fallback={<path class="ask-none" d="M-2 0h4" />}>
              <DerivedMark looksBack={looksBack} />
            </Show>
          </g>
        )}
      </For>
    </svg>
  );
};
