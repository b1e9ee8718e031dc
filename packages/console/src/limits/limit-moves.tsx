// A change of limits as a list: the old value, the new one, and the one the room was configured with.
import type { Limits } from '@punto/protocol/floor/message';
import type { Labels } from '@punto/ui/words/option-title.ts';
import { For, Show } from 'solid-js';
import { limitMoves } from './limit-move-words.ts';
import './limits.css';

export const LimitMoves = (props: { before: Limits; after: Limits; labels: Labels; configured?: Limits }) => (
  <ul class="limit-moves">
    <For each={limitMoves(props.before, props.after, props.labels, props.configured)}>
      {({ what, was, willBe, own }) => (
        <li>
          <span>{what}</span>
          <span>
            {was} → <b>{willBe}</b>
          </span>
          <Show when={own}>
            <span class="dim">the room’s own: {own}</span>
          </Show>
        </li>
      )}
    </For>
  </ul>
);
