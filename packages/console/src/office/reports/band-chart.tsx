// Chart of an option's actual return against theory. The ends are those of the wider band, so that rows with few bets
// and with many have the same scale; the numbers are next to it. [B21]
import { placeIn, type ShownTheory } from './theory.ts';

const WIDTH = 260;
const EDGE = 20;

export const BandChart = (props: { theory: ShownTheory; words: string }) => {
  const x = (share: number) => EDGE + placeIn(props.theory, share) * (WIDTH - 2 * EDGE);
  const wide = () => props.theory.nearlyCertain;
  const likely = () => props.theory.likely;
  return (
    <svg
      class="band"
      viewBox={`0 0 ${WIDTH} 28`}
      role="img"
      aria-label={props.words}
      data-outside={props.theory.outside ? '' : undefined}
    >
      <rect
        class="band-wide"
        x={x(wide().low)}
        y="6"
        width={x(wide().high) - x(wide().low)}
        height="16"
        rx="2"
      />
      <rect
        class="band-likely"
        x={x(likely().low)}
        y="6"
        width={x(likely().high) - x(likely().low)}
        height="16"
        rx="2"
      />
      <line class="band-theory" x1={x(props.theory.expected)} x2={x(props.theory.expected)} y1="3" y2="25" />
      <circle class="band-actual" cx={x(props.theory.actual)} cy="14" r="5.5" />
    </svg>
  );
};

export const BandKey = () => (
  <p class="band-key">
    <span>
      <svg viewBox="0 0 22 14" aria-hidden="true">
        <circle class="band-actual" cx="11" cy="7" r="5.5" />
      </svg>
      actual
    </span>
    <span>
      <svg viewBox="0 0 22 14" aria-hidden="true">
        <line class="band-theory" x1="11" x2="11" y1="0" y2="14" />
      </svg>
      theory
    </span>
    <span>
      <svg viewBox="0 0 22 14" aria-hidden="true">
        <rect class="band-likely" width="22" height="14" rx="2" />
      </svg>
      95 % of the time
    </span>
    <span>
      <svg viewBox="0 0 22 14" aria-hidden="true">
        <rect class="band-wide" width="22" height="14" rx="2" />
      </svg>
      99.7 % of the time
    </span>
  </p>
);
