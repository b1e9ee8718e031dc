// Marks of the roads, each centred at 0, 0. Sides differ by position and shape as well as by colour. [D1]–[D3]
import type { Mark } from '@punto/engine/mark';
import type { Colour, DerivedRoad, RoadPlace } from '@punto/engine/roads';
import type { Outcome } from '@punto/engine/side';
import { type JSX, Show } from 'solid-js';

export const Bead = (props: { mark: Mark; text: string }) => (
  <>
    <circle class="bead-disc" r="7.8" />
    <text y="3.6" text-anchor="middle">
      {props.text}
    </text>
    <Show when={props.mark.natural}>
      <circle class="natural-ring" r="9" />
    </Show>
    <PairDots mark={props.mark} />
  </>
);

/** `plain` omits naturals and pairs, for a small picture. */
export const Circle = (props: { mark: Mark; ties: number; plain?: boolean | undefined }) => (
  <>
    <circle class="ring-mark" r="7.2" />
    <Show when={props.mark.natural && !props.plain}>
      <circle class="natural-dot" r="2.5" />
    </Show>
    <TieSlash count={props.ties} />
    <Show when={!props.plain}>
      <PairDots mark={props.mark} />
    </Show>
  </>
);

/** A mark of a derived road: a ring, a disc, or a stroke. */
export const DerivedMark = (props: { looksBack: DerivedRoad }) => (
  <Show
    when={props.looksBack === 3}
    fallback={
      <circle
        class={props.looksBack === 1 ? 'eye-mark' : 'small-mark'}
        r={props.looksBack === 1 ? 3.3 : 3.6}
      />
    }
  >
    <path class="pig-mark" d="M-3 3L3-3" />
  </Show>
);

export const TieSlash = (props: { count: number }) => (
  <Show when={props.count > 0}>
    <path class="tie-mark" d="M-8 8L8-8" />
    <Show when={props.count > 1}>
      <text class="tie-count" y="3.6" text-anchor="middle">
        {props.count}
      </text>
    </Show>
  </Show>
);

/** A dot for banker's pair at the upper left, for player's at the lower right. */
export const PairDots = (props: { mark: Pick<Mark, 'playerPair' | 'bankerPair'> }) => (
  <>
    <Show when={props.mark.bankerPair}>
      <circle class="pair-dot" data-of="banker" cx="-6.2" cy="-6.2" r="3" />
    </Show>
    <Show when={props.mark.playerPair}>
      <circle class="pair-dot" data-of="player" cx="6.2" cy="6.2" r="3" />
    </Show>
  </>
);

/** One square of the grid with its content. */
export const Square = (props: {
  place: RoadPlace;
  size: number;
  of?: Outcome | Colour | undefined;
  class?: string | undefined;
  children: JSX.Element;
}) => (
  <g
    class={props.class}
    data-of={props.of}
    transform={`translate(${(props.place.column + 0.5) * props.size} ${(props.place.row + 0.5) * props.size})`}
  >
    {props.children}
  </g>
);

export const Frame = (props: { class: string; size: number }) => (
  <rect
    class={props.class}
    x={-props.size / 2 + 0.4}
    y={-props.size / 2 + 0.4}
    width={props.size - 0.8}
    height={props.size - 0.8}
    rx={props.size / 8}
  />
);
