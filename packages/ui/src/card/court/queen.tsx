// The Queens: a fan-shaped diadem, long hair, shell-shaped sleeves, and a flower.
import type { Suit } from '@punto/engine/card';
import { For, type JSX } from 'solid-js';
import * as p from './parts.tsx';
import {
  ACCENT,
  BRASS,
  Dot,
  Emblem,
  Face,
  Fan,
  Fist,
  GEM,
  HAIR,
  Inlay,
  Line,
  MAIN,
  Mirrored,
  Moved,
  PLUME,
} from './parts.tsx';

const FLOWER: Readonly<Record<Suit, () => JSX.Element>> = {
  S: () => (
    <>
      <Fan
        x={0}
        y={0}
        d="M0 4C-8-4-7-18 0-26C7-18 8-4 0 4Z"
        fills={[MAIN, BRASS, MAIN]}
        from={-42}
        to={42}
        count={3}
      />
      <Dot x={0} y={3} r={4} fill={BRASS} />
    </>
  ),
  H: () => (
    <>
      <Fan x={0} y={-8} d="M0 0C-10-3-9-17 0-17C9-17 10-3 0 0Z" fills={[MAIN]} from={0} to={288} count={5} />
      <Dot x={0} y={-8} r={7} fill={BRASS} />
      <Dot x={0} y={-8} r={3} fill={MAIN} />
    </>
  ),
  D: () => (
    <>
      <Fan x={0} y={-8} d="M0 0L-5-9L0-20L5-9Z" fills={[MAIN, BRASS]} from={0} to={315} count={8} />
      <Dot x={0} y={-8} r={4} fill={p.INK} />
    </>
  ),
  C: () => (
    <>
      <Emblem suit="C" x={0} y={-8} size={37} fill={MAIN} />
      <Dot x={0} y={-8} r={4} fill={BRASS} />
    </>
  ),
};

const DIADEM: Readonly<Record<Suit, () => JSX.Element>> = {
  S: () => (
    <Fan x={0} y={-104} d="M0-10L-6-28L0-45L6-28Z" fills={[PLUME, BRASS]} from={-54} to={54} count={7} />
  ),
  H: () => (
    <Fan
      x={0}
      y={-106}
      d="M0-8C-8-18-8-38 0-41C8-38 8-18 0-8Z"
      fills={[BRASS, PLUME]}
      from={-57}
      to={57}
      count={7}
    />
  ),
  D: () => (
    <>
      <Fan x={0} y={-102} d="M0-10L-8-34L0-46L8-34Z" fills={[BRASS, ACCENT]} from={-56} to={56} count={5} />
      <Fan x={0} y={-102} d="M0-10L-3-28L0-38L3-28Z" fills={[PLUME]} from={-42} to={42} count={4} />
    </>
  ),
  C: () => (
    <>
      <Fan
        x={0}
        y={-104}
        d="M-4-8L-9-34A9 9 0 0 1 9-34L4-8Z"
        fills={[PLUME, BRASS]}
        from={-46}
        to={46}
        count={5}
      />
      <For each={[-46, -23, 0, 23, 46]}>
        {(angle, at) => (
          <Moved x={0} y={-104} turn={angle}>
            <Dot x={0} y={-34} r={3.6} fill={at() % 2 ? PLUME : ACCENT} />
          </Moved>
        )}
      </For>
    </>
  ),
};

const CURLS = [
  [-25, -102, 10],
  [-30, -86, 10.5],
  [-32, -69, 11],
  [-29, -52, 10],
] as const;

/** Hair, left half; it is mirrored. */
const TRESS: Readonly<Record<Suit, () => JSX.Element>> = {
  S: () => (
    <>
      <Inlay d="M-18-112C-34-112-38-92-36-44H-18V-80Z" fill={HAIR} />
      <Line d="M-30-100Q-33-80-31-46M-25-102Q-27-80-25-46" stroke={BRASS} width={1.1} />
    </>
  ),
  H: () => (
    <For each={CURLS}>
      {([x, y, r]) => (
        <>
          <Dot x={x} y={y} r={r} fill={HAIR} />
          <Dot x={x} y={y} r={r / 2.4} fill={BRASS} />
        </>
      )}
    </For>
  ),
  D: () => (
    <>
      <For each={[-100, -84, -68, -52]}>
        {(y, at) => (
          <Inlay
            d={`M${-26 - at() * 2} ${y - 12}L${-15 - at() * 3} ${y}L${-26 - at() * 2} ${y + 12}L${at() - 37} ${y}Z`}
            fill={HAIR}
          />
        )}
      </For>
      <Line d="M-26-108L-32-44" stroke={BRASS} />
    </>
  ),
  C: () => (
    <>
      <Inlay d="M-18-113C-32-113-36-98-29-91C-40-88-40-76-32-72C-42-68-40-54-32-46L-18-50V-84Z" fill={HAIR} />
      <Line d="M-21-104Q-29-97-22-90Q-32-82-24-73Q-33-64-25-54" stroke={BRASS} width={1.2} />
    </>
  ),
};

const Dress = () => (
  <>
    <Inlay d="M-64.5 2V-8C-60-36-38-46-16-50H16C38-46 60-36 64.5-8V2Z" fill={MAIN} />
    <Mirrored>
      <Fan
        x={-42}
        y={4}
        d="M0 0L-4.5-33Q0-37 4.5-33Z"
        fills={[p.SECOND, BRASS]}
        from={-34}
        to={40}
        count={7}
      />
    </Mirrored>
    <Inlay d="M-24-48L0-6L24-48Q12-52 9-60H-9Q-12-52-24-48Z" fill={p.SKIN} />
    <path d="M0-6L24-48Q12-52 9-60H0Z" fill={p.SHADE} stroke="none" />
    <Mirrored>
      <Inlay d="M-30-48L-22-50L0-10V2H-8Z" fill={BRASS} />
    </Mirrored>
    <Line d="M-14-50Q-9-42 0-41Q9-42 14-50" stroke={GEM} width={2.4} />
    <Inlay d="M0-43L5-36L0-28L-5-36Z" fill={GEM} />
  </>
);

export const Queen = (props: { suit: Suit }) => (
  <>
    <Mirrored>{TRESS[props.suit]()}</Mirrored>
    <Dress />
    <Face soft />
    <path d="M-21-112H21V-101Q10-110 0-110Q-10-110-21-101Z" fill={HAIR} stroke="none" />
    {DIADEM[props.suit]()}
    <Inlay d="M-25-106Q0-124 25-106L23-99Q0-114-23-99Z" fill={BRASS} />
    <Dot x={0} y={-110.5} r={3.5} fill={GEM} />
    <Line d="M46-16Q50-44 46-68" stroke={p.DEEP} width={2.6} />
    <Inlay d="M48-46Q60-46 62-60Q50-60 48-46Z" fill={p.DEEP} />
    <Moved x={45} y={-74} turn={4}>
      {FLOWER[props.suit]()}
    </Moved>
    <Fist />
  </>
);
