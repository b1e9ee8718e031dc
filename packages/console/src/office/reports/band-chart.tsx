// Chart of an option's actual return against theory. The ends are those of the wider band, so that rows with few bets
// and with many have the same scale; the numbers are next to it. [B21]
import { texts } from '@punto/language/catalogue';
import type { JSX } from 'solid-js';
import { placeIn, type ShownTheory } from './theory.ts';

const text = texts('reports').theory.key;

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
      <Band name="band-wide" from={x(wide().low)} to={x(wide().high)} />
      <Band name="band-likely" from={x(likely().low)} to={x(likely().high)} />
      <line class="band-theory" x1={x(props.theory.expected)} x2={x(props.theory.expected)} y1="3" y2="25" />
      <circle class="band-actual" cx={x(props.theory.actual)} cy="14" r="5.5" />
    </svg>
  );
};

const Band = (props: { name: string; from: number; to: number }) => (
  <rect class={props.name} x={props.from} y="6" width={props.to - props.from} height="16" rx="2" />
);

export const BandKey = () => (
  <p class="band-key">
    <Sample text={text.actual()}>
      <circle class="band-actual" cx="11" cy="7" r="5.5" />
    </Sample>
    <Sample text={text.theory()}>
      <line class="band-theory" x1="11" x2="11" y1="0" y2="14" />
    </Sample>
    <Sample text={text.likely()}>
      <rect class="band-likely" width="22" height="14" rx="2" />
    </Sample>
    <Sample text={text.nearlyCertain()}>
      <rect class="band-wide" width="22" height="14" rx="2" />
    </Sample>
  </p>
);

const Sample = (props: { text: string; children: JSX.Element }) => (
  <span>
    <svg viewBox="0 0 22 14" aria-hidden="true">
      {props.children}
    </svg>
    {props.text}
  </span>
);
