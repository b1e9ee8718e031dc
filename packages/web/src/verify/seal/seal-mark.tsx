// Drawing of a seal: brass-coloured wax with the letter P, and a rim drawn from the commitment. Without a commitment an
// empty outline.
import type { Hex32 } from '@punto/engine/fairness/record';
import { createUniqueId, Show } from 'solid-js';
import { rimOf, WAX_EDGE } from './seal-art.ts';
import './tokens.css';
import './seal-mark.css';

export type SealBadge = 'checked' | 'failed';

export const SealMark = (props: { commitment: Hex32 | null; badge?: SealBadge | null; class?: string }) => {
  const wax = createUniqueId();
  const well = createUniqueId();
  return (
    <svg class={`seal-mark ${props.class ?? ''}`} viewBox="0 0 100 100" aria-hidden="true">
      <Show
        when={props.commitment}
        fallback={<circle class="seal-empty" cx="50" cy="50" r="42" stroke-dasharray="7 6.2" />}
      >
        {(commitment) => (
          <>
            <defs>
              <radialGradient id={wax} cx=".34" cy=".26" r=".95">
                <stop offset="0" stop-color="var(--wax-1)" />
                <stop offset=".55" stop-color="var(--wax-2)" />
                <stop offset="1" stop-color="var(--wax-3)" />
              </radialGradient>
              <linearGradient id={well} x1=".2" y1="0" x2=".8" y2="1">
                <stop offset="0" stop-color="var(--wax-3)" />
                <stop offset="1" stop-color="var(--wax-2)" />
              </linearGradient>
            </defs>
            <path d={WAX_EDGE} fill={`url(#${wax})`} />
            <circle cx="50" cy="50" r="33" fill={`url(#${well})`} />
            <circle class="seal-line" cx="50" cy="50.8" r="33" />
            <path class="seal-rim" d={rimOf(commitment())} />
            <circle class="seal-dots" cx="50" cy="50" r="28" />
            <text class="seal-letter low" x="50" y="67.4" text-anchor="middle">
              P
            </text>
            <text class="seal-letter" x="50" y="66" text-anchor="middle">
              P
            </text>
          </>
        )}
      </Show>
      <Show when={props.badge}>
        {(badge) => (
          <g class="seal-badge" data-badge={badge()}>
            <circle cx="80" cy="80" r="19" />
            <path d={badge() === 'checked' ? 'm71 80.5 6.5 6.5L90 74' : 'M80 69v13M80 89.5v.6'} />
          </g>
        )}
      </Show>
    </svg>
  );
};
