// A change of limits as a list: the old value, the new one, and the one the room was configured with.
import { texts } from '@punto/language/catalogue';
import type { Limits } from '@punto/protocol/floor/message';
import { Sentence } from '@punto/ui/sentence.tsx';
import type { Labels } from '@punto/ui/words/option-title.ts';
import { For, Show } from 'solid-js';
import { limitMoves } from './limit-move-words.ts';
import './limits.css';

const text = texts('duties').limits;

export const LimitMoves = (props: { before: Limits; after: Limits; labels: Labels; configured?: Limits }) => (
  <ul class="limit-moves">
    <For each={limitMoves(props.before, props.after, props.labels, props.configured)}>
      {({ what, was, willBe, own }) => (
        <li>
          <span>{what}</span>
          <span>
            <Sentence parts={text.move.parts({ was, willBe })} />
          </span>
          <Show when={own}>{(amount) => <span class="dim">{text.ownIs({ own: amount() })}</span>}</Show>
        </li>
      )}
    </For>
  </ul>
);
