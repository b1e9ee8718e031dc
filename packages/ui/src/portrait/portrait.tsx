// What a dealer is known by: a drawing in a round frame, or the first letter of the name. Drawn here, never uploaded.
import type { Portrait } from '@punto/protocol/names/people-view';
import { Show } from 'solid-js';
import './portrait.css';

const DRAWINGS: Readonly<Record<Portrait, string>> = {
  fan: 'M16 26 5 13a15 15 0 0 1 22 0ZM16 26 9.5 10.2M16 26V8.4M16 26l6.5-15.8M13.6 23.2h4.8',
  laurel:
    'M16 27C8 25 5 17 8 8M16 27c8-2 11-10 8-19M8 13l-3.4-.6M7.6 17.6l-3 1.6M10 22l-2.2 2.6M24 13l3.4-.6M24.4 17.6l3 1.6M22 22l2.2 2.6',
  lantern: 'M12 7h8M12 25h8M12 7c-5 5-5 13 0 18M20 7c5 5 5 13 0 18M16 3v4M16 25v4M16 7v18',
  crane: 'M4 22c6 1 9-2 11-6l-5-7 8 4c2-4 4-6 8-6l3 2-4 1c-1 7-5 13-13 13M15 23l-1 5M18 22l1 6',
  moon: 'M25 19.5A11 11 0 1 1 13 6a9 9 0 0 0 12 13.5ZM23 7v4M21 9h4',
  star: 'm16 4 3.4 8.2 8.6.7-6.6 5.6 2.1 8.5-7.5-4.6L8.5 27l2.1-8.5L4 12.9l8.6-.7Z',
};

/** The name is beside it. */
export const PortraitMark = (props: { name: string; portrait: Portrait | null }) => (
  <span class="portrait" aria-hidden="true">
    <Show when={props.portrait} fallback={<b>{[...props.name][0]}</b>}>
      {(portrait) => (
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d={DRAWINGS[portrait()]} />
        </svg>
      )}
    </Show>
  </span>
);
