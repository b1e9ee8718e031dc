// The Kings: crown, beard, square shoulders, ermine, and a sword, an orb or a sceptre.
import type { Suit } from '@punto/engine/card';
import { For, type JSX } from 'solid-js';
import * as p from './parts.tsx';
import {
  BRASS,
  Dot,
  Emblem,
  Face,
  Fist,
  GEM,
  HAIR,
  Inlay,
  JEWEL,
  Line,
  MAIN,
  Mirrored,
  Moved,
} from './parts.tsx';

const BEARD: Readonly<Record<Suit, string>> = {
  S: 'M-23-88C-19-74-9-73 0-73C9-73 19-74 23-88L23-64C20-46 9-34 0-20C-9-34-20-46-23-64Z',
  H: 'M-23-88C-19-74-9-73 0-73C9-73 19-74 23-88L25-64C25-40 14-30 0-29C-14-30-25-40-25-64Z',
  D: 'M-23-88C-19-74-9-73 0-73C9-73 19-74 23-88L21-30H11L10-26H-10L-11-30H-21Z',
  C: 'M-23-88C-19-74-9-73 0-73C9-73 19-74 23-88L26-62C24-44 14-36 11-24C7-32 3-38 0-42C-3-38-7-32-11-24C-14-36-24-44-26-62Z',
};

const CROWN: Readonly<Record<Suit, () => JSX.Element>> = {
  S: () => (
    <>
      <Inlay d="M-28-119L-32-143L-16-130L0-149L16-130L32-143L28-119Z" fill={BRASS} />
      <Inlay d="M0-140L7-128L0-120L-7-128Z" fill={JEWEL} />
      <Mirrored>
        <Dot x={-32} y={-143} r={3.5} fill={BRASS} />
      </Mirrored>
    </>
  ),
  H: () => (
    <>
      <Inlay d="M-27-119C-44-146-14-150 0-136C14-150 44-146 27-119Z" fill={JEWEL} />
      <Mirrored>
        <Inlay d="M-28-119C-44-147-12-152 0-134C-14-142-30-138-20-119Z" fill={BRASS} />
      </Mirrored>
      <Inlay d="M-5-119Q-6-132 0-138Q6-132 5-119Z" fill={BRASS} />
      <Dot x={0} y={-143} r={5} fill={BRASS} />
    </>
  ),
  D: () => (
    <>
      <Inlay d="M-26-119V-134H26V-119Z" fill={JEWEL} />
      <For each={[-26, -13, 0, 13, 26]}>
        {(x) => (
          <Inlay d={`M${x - 7.5}-119L${x * 1.25} ${Math.abs(x) / 6 - 146}L${x + 7.5}-119Z`} fill={BRASS} />
        )}
      </For>
    </>
  ),
  C: () => (
    <>
      <Inlay d="M-28-119V-125H28V-119Z" fill={JEWEL} />
      <Emblem suit="C" x={-23} y={-130} size={22} fill={BRASS} turn={-14} />
      <Emblem suit="C" x={0} y={-135} size={28} fill={BRASS} />
      <Emblem suit="C" x={23} y={-130} size={22} fill={BRASS} turn={14} />
    </>
  ),
};

const Sword = (props: { line: string }) => (
  <Moved x={47} y={-49} turn={3}>
    <Inlay d="M-3.5 0V-88L0-98L3.5-88V0Z" fill={p.WHITE} />
    <Line d="M-3.5 0V-88L0-98L3.5-88V0ZM0-4V-90" stroke={props.line} width={1.2} />
    <Inlay d="M-13-2H13L9 4H-9Z" fill={BRASS} />
    <Inlay d="M-3 3H3V20H-3Z" fill={MAIN} />
  </Moved>
);

const CARRIED: Readonly<Record<Suit, () => JSX.Element>> = {
  S: () => <Sword line={p.INK} />,
  C: () => <Sword line={p.DEEP} />,
  H: () => (
    <Moved x={46} y={-58}>
      <Dot x={0} y={0} r={15} fill={BRASS} />
      <Inlay d="M-15-2.5H15V2.5H-15Z" fill={MAIN} />
      <Inlay d="M-2.5-15H2.5V-2.5H-2.5Z" fill={MAIN} />
      <Emblem suit="H" x={0} y={-22} size={18} fill={MAIN} />
    </Moved>
  ),
  D: () => (
    <Moved x={47} y={-26} turn={4}>
      <Inlay d="M-2.5 20V-78H2.5V20Z" fill={BRASS} />
      <Inlay d="M0-104L11-88L0-72L-11-88Z" fill={MAIN} />
      <Inlay d="M0-97L5-88L0-79L-5-88Z" fill={BRASS} />
      <Inlay d="M-7-72H7V-67H-7Z" fill={BRASS} />
    </Moved>
  ),
};

const Robe = () => (
  <>
    <Inlay d="M-64.5 2V-32L-54-52L-18-63H18L54-52L64.5-32V2Z" fill={MAIN} />
    <Mirrored>
      <Inlay d="M-64.5 2V-18L-54-32L-42 2Z" fill={p.SECOND} />
      <Line d="M-50-34L-38 2" stroke={BRASS} width={1.6} />
    </Mirrored>
    <Inlay d="M-16-40H16V2H-16Z" fill={BRASS} />
    <Line
      d="M-14-34L0-25L14-34M-14-24L0-15L14-24M-14-14L0-5L14-14M-14-4L0 5L14-4"
      stroke={MAIN}
      width={2.6}
    />
    <Mirrored>
      <Inlay d="M-44-51L-20-56L-2-32L-12-20C-28-24-39-35-44-51Z" fill={p.WHITE} />
      <Line d="M-38-46v4M-30-48v4M-31-39v4M-24-42v4M-23-33v4M-16-36v4M-15-27v4" width={2.4} />
    </Mirrored>
  </>
);

export const King = (props: { suit: Suit }) => (
  <>
    <Robe />
    <Mirrored>
      <Inlay d="M-19-112L-28-110C-35-94-35-76-28-62L-17-66Z" fill={HAIR} />
      <Line d="M-25-106Q-30-88-25-68" stroke={BRASS} width={1} />
    </Mirrored>
    <Face />
    <Inlay d={BEARD[props.suit]} fill={HAIR} />
    <Mirrored>
      <Line d="M-5-58Q-5-46-2-36M-12-62Q-13-48-8-38" stroke={BRASS} width={1.1} />
    </Mirrored>
    <Line d="M-5-64.5Q0-62 5-64.5" stroke={p.RED} width={3} />
    <Inlay d="M0-73.5C-5-78-15-76-20-65C-12-65-5-67 0-70C5-67 12-65 20-65C15-76 5-78 0-73.5Z" fill={HAIR} />
    {CROWN[props.suit]()}
    <Inlay d="M-28-107L-30-120H30L28-107Q0-102-28-107Z" fill={BRASS} />
    <For each={[-18, 0, 18]}>
      {(x) => <Inlay d={`M${x}-117L${x + 4}-112L${x}-107L${x - 4}-112Z`} fill={GEM} />}
    </For>
    {CARRIED[props.suit]()}
    <Fist />
  </>
);
