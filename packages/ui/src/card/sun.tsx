// Decoration of an ace: a sun of rays and sparks in two rings, and the star inside the suit.
import { For } from 'solid-js';

const turns = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => (at * 360) / count);

/** Render inside `<defs>`. */
export const AceArt = () => (
  <>
    <g id="art-sun">
      <g fill="none" stroke="var(--card-brass-deep)">
        <circle cx="125" cy="175" r="70" stroke-width="1.8" />
        <circle cx="125" cy="175" r="65.5" stroke-width=".8" />
      </g>
      <For each={turns(32)}>
        {(angle, at) => (
          <path
            d="M0-73L-2.6-81L0-93L2.6-81Z"
            fill={at() % 2 ? 'var(--card-brass-deep)' : 'var(--card-brass)'}
            transform={`translate(125 175) rotate(${angle})`}
          />
        )}
      </For>
      <g fill="var(--card-brass-deep)">
        <For each={turns(16)}>
          {(angle) => (
            <path d="M0-95L-2.6-99L0-103L2.6-99Z" transform={`translate(125 175) rotate(${angle})`} />
          )}
        </For>
      </g>
    </g>
    <g id="art-star" fill="var(--card-brass)">
      <For each={turns(8)}>
        {(angle) => <path d="M0-3L-2-8L0-17L2-8Z" transform={`translate(125 175) rotate(${angle})`} />}
      </For>
    </g>
  </>
);
