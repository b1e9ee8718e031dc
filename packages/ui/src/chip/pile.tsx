// A pile of chips as the patron sees it: largest at the bottom, at most five drawn, the remainder on top. It is
// decorative; the total is printed next to it.
import type { Minor } from '@punto/engine/minor';
import { Index, Show } from 'solid-js';
import { ChipText } from './chip.tsx';
import { drawnPile } from './chip-split.ts';
import './pile.css';

const STEP = 12;

export const Pile = (props: { amount: Minor; chips: readonly Minor[]; atMost?: number; class?: string }) => {
  const drawn = () => drawnPile(props.amount, props.chips, props.atMost ?? 5);
  const top = () => drawn().length - 1;
  return (
    <Show when={drawn().length > 0}>
      <svg
        class={`pile ${props.class ?? ''}`}
        viewBox={`0 0 100 ${100 + top() * STEP}`}
        data-chips={drawn().length}
        aria-hidden="true"
      >
        <Index each={drawn()}>
          {(chip, i) => (
            <g data-chip={chip()} transform={`translate(0 ${(top() - i) * STEP})`}>
              <circle cx="50" cy="57" r="49" fill="var(--chip)" />
              <circle cx="50" cy="57" r="49" fill="var(--shade-2)" />
              <use href="#art-chip" width="100" height="100" />
              <Show when={i === top()}>
                <ChipText amount={chip()} />
              </Show>
            </g>
          )}
        </Index>
      </svg>
    </Show>
  );
};
