// Animation of the cut on the felt: the shoe from the side, with a slip for each patron who takes part, the own one in
// brass. When the values are revealed, the two packets change places. It only illustrates the cut. [F2]
import { For, Show } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { calledInCut } from '../words/called-in-cut.ts';
import { useOwnCut } from './use-own-cut.ts';
import '@punto/ui/card/tokens.css';
import './cut-scene.css';

const WIDTH = 200;
const MOST_SLIPS = 16;
/** Fraction of the golden ratio: slips stay apart whatever their number. */
const GOLDEN = 0.618;
const EDGES = Array.from({ length: 39 }, (_, i) => `M${5 * i + 5.5} 24v22`).join('');

export const CutScene = () => {
  const felt = useFelt();
  const own = useOwnCut();
  const values = () => felt.view().cutting?.committed ?? felt.view().shoe?.cut?.values ?? 0;
  const isIn = () => {
    const mine = own();
    return (
      mine !== null &&
      mine.commitment === felt.view().shoe?.commitment &&
      ['offered', 'bound', 'told', 'in'].includes(mine.standing)
    );
  };
  const slips = () => Array.from({ length: Math.min(MOST_SLIPS, values()) }, (_, i) => i);
  const stage = () => felt.view().cutting?.stage ?? 'cut';
  return (
    <Show when={calledInCut(felt.view())}>
      <svg class="cut-scene" data-stage={stage()} viewBox="0 0 200 52" aria-hidden="true">
        <g class="cut-part left">
          <rect x="1" y="22" width="98" height="26" rx="3" />
          <path d={EDGES} clip-path="inset(0 50% 0 0)" />
        </g>
        <g class="cut-part right">
          <rect x="101" y="22" width="98" height="26" rx="3" />
          <path d={EDGES} clip-path="inset(0 0 0 50%)" />
        </g>
        <For each={slips()}>
          {(i) => (
            <rect
              class="cut-slip"
              classList={{ own: isIn() && i === 0 }}
              x={14 + (WIDTH - 30) * ((0.31 + GOLDEN * i) % 1)}
              y="6"
              width="3"
              height="40"
              rx="1"
            />
          )}
        </For>
      </svg>
    </Show>
  );
};
