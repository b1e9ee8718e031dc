// A court card in its frame: half a figure in front of rays, drawn twice, with a sash where the halves meet. Each of
// the twelve is drawn once in the page and referenced by cards.
import type { Suit } from '@punto/engine/card';
import { For, type JSX } from 'solid-js';
import { FacePattern } from '../face-pattern.tsx';
import { courtId } from './court-id.ts';
import { Jack } from './jack.tsx';
import { King } from './king.tsx';
import { BRASS, DEEP, Emblem, Inlay, MAIN } from './parts.tsx';
import { Queen } from './queen.tsx';
import { RAYS } from './rays.ts';
import './court.css';

export type CourtRank = 'K' | 'Q' | 'J';

export const COURT_RANKS: readonly CourtRank[] = ['K', 'Q', 'J'];

const FIGURE: Readonly<Record<CourtRank, (props: { suit: Suit }) => JSX.Element>> = {
  K: King,
  Q: Queen,
  J: Jack,
};

/** Shape of the studs on the sash for each rank: lozenges, circles, slanted bars. */
const STUD: Readonly<Record<CourtRank, string>> = {
  K: 'M0-5.5L5.5 0L0 5.5L-5.5 0Z',
  Q: 'M-4 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0Z',
  J: 'M-6.5-5H-.5L6.5 5H.5Z',
};
const STUDS = [-54, -36, -18, 0, 18, 36, 54];

/** Render inside `<defs>`. In the card's view box; the centre is at 125, 175. */
export const CourtArt = (props: { rank: CourtRank; suit: Suit }) => {
  const id = () => courtId(props.rank, props.suit);
  const Figure = FIGURE[props.rank];
  return (
    <FacePattern id={id()}>
      <g
        class="court"
        data-suit={props.suit}
        transform="translate(125 175)"
        stroke="var(--face)"
        stroke-width="1.5"
        stroke-linejoin="round"
      >
        <rect
          x="-69"
          y="-155"
          width="138"
          height="310"
          rx="6"
          fill="var(--card-ground)"
          stroke={DEEP}
          stroke-width="2"
        />
        <g id={`${id()}-half`}>
          <path d={RAYS} fill={BRASS} fill-opacity=".17" stroke="none" />
          <Figure suit={props.suit} />
          <Emblem suit={props.suit} x={-47} y={-132} size={25} fill={MAIN} />
        </g>
        <use href={`#${id()}-half`} transform="rotate(180)" />
        <Inlay d="M-64.5 2L64.5-24V-2L-64.5 24Z" fill={MAIN} />
        <Inlay d="M-64.5 6L64.5-20V-6L-64.5 20Z" fill={BRASS} />
        <For each={STUDS}>
          {(x) => (
            <path
              d={STUD[props.rank]}
              fill={MAIN}
              transform={`translate(${x} ${(-x * 0.2016).toFixed(1)}) rotate(-11.4)`}
            />
          )}
        </For>
        <g stroke={DEEP} stroke-width="1.2">
          <rect x="-64.5" y="-150.5" width="129" height="301" fill="none" />
          <path
            d="M-64.5-150.5h9a9 9 0 0 1-9 9ZM64.5-150.5h-9a9 9 0 0 0 9 9ZM-64.5 150.5h9a9 9 0 0 0-9-9ZM64.5 150.5h-9a9 9 0 0 1 9-9Z"
            fill="var(--card-ground)"
          />
        </g>
      </g>
    </FacePattern>
  );
};
