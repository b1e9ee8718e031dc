// What a card shows, drawn with SVG paths only, so that the deck looks the same on every device: pips, a corner index, a
// figure for each court card, each a single element. The view box is 250 × 350. A squeezed face is `bare`: it has no
// corner index that would reveal the card. [T7]
import { type Card as CardCode, isRed, rankOf, suitOf } from '@punto/engine/card';
import { Show } from 'solid-js';
import { indexPath, pipsPath, starPath } from './card-marks.ts';
import { courtId } from './court/court-id.ts';
import './tokens.css';

/** A face, or with `null` the back. */
export const CardDrawing = (props: { card: CardCode | null }) => (
  <Show when={props.card} fallback={<CardBack />}>
    {(card) => <CardFace card={card()} />}
  </Show>
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
  const isCourt = () => pipsPath(props.card) === '';
  return (
    <g fill={isRed(props.card) ? 'var(--ink-red)' : 'var(--ink)'}>
      <Show when={isCourt()}>
        <rect x="54" y="18" width="142" height="314" fill={`url(#${courtId(rank(), suit())})`} />
      </Show>
      <Show when={rank() === 'A'}>
        <rect x="20" y="70" width="210" height="210" fill="url(#art-sun)" />
      </Show>
      <Show when={!isCourt()}>
        <path d={pipsPath(props.card)} />
      </Show>
      <Show when={rank() === 'A'}>
        <path d={starPath(suit())} fill="var(--card-brass)" />
      </Show>
      <Show when={!props.bare}>
        <path class="card-index" d={indexPath(props.card)} />
      </Show>
    </g>
  );
};

export const CardBack = () => <rect width="250" height="350" fill="url(#art-back)" />;
