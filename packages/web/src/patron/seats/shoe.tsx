// The shoe: in front of its holder, of the seat that is being asked, or at the house. It moves round the table past the
// seats between; with reduced motion it jumps.

import { wantsLessMotion } from '@punto/ui/client/settings.ts';
import { createEffect, on } from 'solid-js';
import { type Oval, type Site, wayRound } from './oval.ts';
import { siteStyle } from './seat.tsx';
import '@punto/ui/card/tokens.css';
import '../table/house/tokens.css';
import './shoe.css';

/** Duration of the movement for each seat it passes, and the maximum, in milliseconds. */
const STEP_MS = 260;
const MOST_MS = 1_400;

export const Shoe = (props: { table: Oval; at: number | null }) => {
  let box: HTMLDivElement | undefined;
  const site = () => (props.at === null ? undefined : props.table.seats[props.at]) ?? props.table.house;
  const styleAt = (at: Site) => ({ ...siteStyle(at), '--before': at === props.table.house ? 0 : 1 });
  createEffect(
    on(
      () => props.at,
      (to, from) => {
        if (from === undefined || wantsLessMotion()) return;
        const way = wayRound(props.table, from, to);
        box?.animate(
          way.map((at) => ({ ...styleAt(at) })),
          { duration: Math.min(MOST_MS, way.length * STEP_MS), easing: 'cubic-bezier(.4,0,.2,1)' },
        );
      },
    ),
  );
  return (
    <div ref={box} class="shoe-box" style={styleAt(site())}>
      <svg viewBox="0 0 56 42" aria-hidden="true">
        <path class="shoe-card" d="M14 33h28l3 6H11z" />
        <path class="shoe-side" d="M12 6h32l6 29-3 3H9l-3-3z" />
        <path class="shoe-lid" d="M15 3h26l4 19H11z" />
        <path class="shoe-mouth" d="M11 30h34l1 5H10z" />
        <path class="shoe-line" d="M18 7h20M16 17h24" />
      </svg>
    </div>
  );
};
