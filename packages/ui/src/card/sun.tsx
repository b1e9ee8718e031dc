// Decoration of an ace: a sun of rays and sparks in two rings.
import { For } from 'solid-js';
import { FacePattern } from './face-pattern.tsx';

const turns = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => (at * 360) / count);

/** Render inside `<defs>`. */
export const SunArt = () => (
  <FacePattern id="art-sun">
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
  </FacePattern>
);
