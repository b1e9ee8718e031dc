// A playing card, drawn: true pips, a corner index, framed monograms for the courts. Card space is 250 × 350;
// pips below the middle are turned half round. A squeezed face is `bare`: it has no index to give it away. [T7]
import { type Card as CardCode, type Rank, rankOf, type Suit, suitOf } from '@punto/engine/card';
import { For, type JSX, Show } from 'solid-js';
import { cardName } from '../words/card-name.ts';
import { type Letter as LetterName, letterWidth } from './rank-art.ts';
import './card.css';

type Point = readonly [x: number, y: number];
const [LEFT, MIDDLE, RIGHT] = [83, 125, 167];
const [TOP, UPPER, CENTRE, LOWER, BOTTOM] = [67, 139, 175, 211, 283];
const FOUR: readonly Point[] = [
  [LEFT, TOP],
  [RIGHT, TOP],
  [LEFT, BOTTOM],
  [RIGHT, BOTTOM],
];
const SIX: readonly Point[] = [...FOUR, [LEFT, CENTRE], [RIGHT, CENTRE]];
const EIGHT: readonly Point[] = [...FOUR, [LEFT, UPPER], [RIGHT, UPPER], [LEFT, LOWER], [RIGHT, LOWER]];
const PIPS: Partial<Record<Rank, readonly Point[]>> = {
  A: [[MIDDLE, CENTRE]],
  2: [
    [MIDDLE, TOP],
    [MIDDLE, BOTTOM],
  ],
  3: [
    [MIDDLE, TOP],
    [MIDDLE, CENTRE],
    [MIDDLE, BOTTOM],
  ],
  4: FOUR,
  5: [...FOUR, [MIDDLE, CENTRE]],
  6: SIX,
  7: [...SIX, [MIDDLE, 121]],
  8: [...SIX, [MIDDLE, 121], [MIDDLE, 229]],
  9: [...EIGHT, [MIDDLE, CENTRE]],
  T: [...EIGHT, [MIDDLE, 103], [MIDDLE, 247]],
};
const SUIT_ART: Record<Suit, string> = {
  S: '#art-spade',
  H: '#art-heart',
  D: '#art-diamond',
  C: '#art-club',
};
const HEADS: Partial<Record<Rank, string>> = { K: '#art-crown', Q: '#art-tiara', J: '#art-plume' };
const PETALS = Array.from({ length: 12 }, (_, i) => i * 15);
const TURNED = 'rotate(180 125 175)';

/** A card; `null` is one face down. */
export const Card = (props: { card: CardCode | null; class?: string }) => (
  <svg
    class={`card ${props.class ?? ''}`}
    viewBox="0 0 250 350"
    role="img"
    aria-label={props.card ? cardName(props.card) : 'Card, face down'}
  >
    <Show when={props.card} fallback={<CardBack />}>
      {(card) => <CardFace card={card()} />}
    </Show>
  </svg>
);

/** The inside of a face, for an `<svg>` with card space. */
export const CardFace = (props: { card: CardCode }) => (
  <>
    <rect
      x="1"
      y="1"
      width="248"
      height="348"
      rx="15"
      fill="url(#art-paper)"
      stroke="#0000002e"
      stroke-width="1.5"
    />
    <CardInk card={props.card} />
  </>
);

/** What is printed on the paper. */
export const CardInk = (props: { card: CardCode; bare?: boolean }) => {
  const rank = () => rankOf(props.card);
  const suit = () => suitOf(props.card);
  const ink = () => (suit() === 'H' || suit() === 'D' ? 'var(--ink-red)' : 'var(--ink)');
  return (
    <g fill={ink()} color={ink()}>
      <Show when={PIPS[rank()]} fallback={<Court rank={rank()} suit={suit()} ink={ink()} />}>
        {(points) => <Pips points={points()} suit={suit()} ink={ink()} />}
      </Show>
      <Show when={!props.bare}>
        <Index rank={rank()} suit={suit()} />
        <g transform={TURNED}>
          <Index rank={rank()} suit={suit()} />
        </g>
      </Show>
    </g>
  );
};

export const CardBack = () => (
  <>
    <rect x="1" y="1" width="248" height="348" rx="15" fill="#f3eee1" stroke="#0000003a" stroke-width="1.5" />
    <rect x="11" y="11" width="228" height="328" rx="9" fill="url(#art-back)" />
    <rect x="11" y="11" width="228" height="328" rx="9" fill="url(#art-lattice)" />
    <rect
      x="19"
      y="19"
      width="212"
      height="312"
      rx="5"
      fill="none"
      stroke="var(--back-line)"
      stroke-width="2"
    />
    <circle cx="125" cy="175" r="44" fill="#561d20" stroke="var(--back-line)" stroke-width="2.5" />
    <circle cx="125" cy="175" r="37" fill="none" stroke="var(--back-line)" />
    <g fill="var(--back-line)">
      <Letter letter="P" x={125} y={154} height={42} />
    </g>
  </>
);

const Pips = (props: { points: readonly Point[]; suit: Suit; ink: string }) => (
  <>
    <For each={props.points}>
      {([x, y]) => <Pip suit={props.suit} x={x} y={y} size={props.points.length === 1 ? 104 : 46} />}
    </For>
    <Show when={props.points.length === 1}>
      <g fill="none" stroke={props.ink} stroke-opacity=".28">
        <circle cx="125" cy="175" r="76" stroke-width="1.5" />
        <circle cx="125" cy="175" r="82" stroke-width=".8" />
      </g>
    </Show>
  </>
);

const Pip = (props: { suit: Suit; x: number; y: number; size: number }) => (
  <use
    href={SUIT_ART[props.suit]}
    x={props.x - props.size / 2}
    y={props.y - props.size / 2}
    width={props.size}
    height={props.size}
    transform={props.y > CENTRE ? `rotate(180 ${props.x} ${props.y})` : undefined}
  />
);

const Index = (props: { rank: Rank; suit: Suit }) => (
  <g>
    <Letter letter={props.rank} x={30} y={16} height={46} />
    <Pip suit={props.suit} x={30} y={84} size={33} />
  </g>
);

/** By its middle, its top and its height. */
const Letter = (props: { letter: LetterName; x: number; y: number; height: number }) => (
  <use
    href={`#art-letter-${props.letter}`}
    transform={`translate(${props.x - (letterWidth(props.letter) * props.height) / 200} ${props.y}) scale(${props.height / 100})`}
  />
);

const Court = (props: { rank: Rank; suit: Suit; ink: string }) => {
  const half = (): JSX.Element => (
    <>
      <use href={HEADS[props.rank]} x="98" y="57" width="54" height="32" />
      <Letter letter={props.rank} x={125} y={100} height={58} />
      <Pip suit={props.suit} x={168} y={66} size={24} />
    </>
  );
  return (
    <>
      <rect
        x="62"
        y="38"
        width="126"
        height="274"
        rx="5"
        fill="#c9a55a1a"
        stroke="#a8853c"
        stroke-width="2"
      />
      <rect
        x="66.5"
        y="42.5"
        width="117"
        height="265"
        rx="3"
        fill="none"
        stroke="#a8853c99"
        stroke-width=".8"
      />
      <g fill="none" stroke={props.ink} stroke-opacity=".2">
        <For each={PETALS}>
          {(angle) => <ellipse cx="125" cy="175" rx="57" ry="22" transform={`rotate(${angle} 125 175)`} />}
        </For>
      </g>
      <path d="M67 175h116" stroke="#a8853c" stroke-width="1.2" />
      {half()}
      <g transform={TURNED}>{half()}</g>
      <circle cx="125" cy="175" r="13" fill="var(--face)" stroke="#a8853c" stroke-width="1.5" />
      <Pip suit={props.suit} x={125} y={175} size={15} />
    </>
  );
};
