// A playing card, drawn with SVG paths only, so that the deck looks the same on every device: pips, a corner index, a
// figure for each court card. The view box is 250 × 350; pips in the lower half are rotated by 180°. A squeezed face is
// `bare`: it has no corner index that would reveal the card. [T7]
import { type Card as CardCode, type Rank, rankOf, type Suit, suitOf } from '@punto/engine/card';
import { For, Show } from 'solid-js';
import { cardName } from '../words/card-name.ts';
import { courtId } from './court/court.tsx';
import { type Letter as LetterName, letterWidth } from './rank-art.ts';
import { SUIT_ART } from './suit-art.ts';
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
const TURNED = 'rotate(180 125 175)';

/** A card; `null` draws one face down. */
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

/** The content of a face, for an `<svg>` with the view box of a card. */
export const CardFace = (props: { card: CardCode }) => (
  <>
    <rect
      x="1"
      y="1"
      width="248"
      height="348"
      rx="15"
      fill="url(#art-paper)"
      stroke="var(--card-rim)"
      stroke-width="1.5"
    />
    <CardInk card={props.card} />
  </>
);

/** What is printed on the paper: pips or court figure, and the index unless `bare`. */
export const CardInk = (props: { card: CardCode; bare?: boolean }) => {
  const rank = () => rankOf(props.card);
  const suit = () => suitOf(props.card);
  const ink = () => (suit() === 'H' || suit() === 'D' ? 'var(--ink-red)' : 'var(--ink)');
  return (
    <g fill={ink()} color={ink()}>
      <Show when={PIPS[rank()]} fallback={<Court rank={rank()} suit={suit()} />}>
        {(points) => (
          <Show when={rank() === 'A'} fallback={<Pips points={points()} suit={suit()} />}>
            <Ace suit={suit()} />
          </Show>
        )}
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

export const CardBack = () => <use href="#art-back" />;

const Pips = (props: { points: readonly Point[]; suit: Suit }) => (
  <For each={props.points}>{([x, y]) => <Pip suit={props.suit} x={x} y={y} size={46} />}</For>
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
    <Letter letter={props.rank} x={29} y={15} height={50} />
    <Pip suit={props.suit} x={29} y={90} size={33} />
  </g>
);

/** A letter, placed by its horizontal centre, its top and its height. */
const Letter = (props: { letter: LetterName; x: number; y: number; height: number }) => (
  <use
    href={`#art-letter-${props.letter}`}
    transform={`translate(${props.x - (letterWidth(props.letter) * props.height) / 200} ${props.y}) scale(${props.height / 100})`}
  />
);

/** The drawing of an ace: a sun in two rings. */
const Ace = (props: { suit: Suit }) => (
  <>
    <use href="#art-sun" />
    <Pip suit={props.suit} x={MIDDLE} y={CENTRE} size={100} />
    <use href="#art-star" y={STAR_AT[props.suit]} />
  </>
);
/** Vertical offset of the star from the centre of the card: the visual centre of each suit shape differs. */
const STAR_AT: Record<Suit, number> = { S: 9, H: -7, D: 0, C: 4 };

const Court = (props: { rank: Rank; suit: Suit }) => <use href={`#${courtId(props.rank, props.suit)}`} />;
