// A playing card. Its drawing is loaded when the first view is drawn (`card-face.tsx`); until then it is blank, with the same size
// and name.
import type { Card as CardCode } from '@punto/engine/card';
import { texts } from '@punto/language/catalogue';
import { later } from '../later.tsx';
import { cardName } from '../words/card-name.ts';
import './card.css';

const text = texts('shared').card;

const Blank = (props: { card: CardCode | null }) => (
  <rect
    x="1"
    y="1"
    width="248"
    height="348"
    rx="15"
    fill={props.card ? 'var(--card-edge)' : 'var(--card-back)'}
  />
);

const Drawing = later(async () => (await import('./card-face.tsx')).CardDrawing, Blank);

/** A card; `null` draws one face down. */
export const Card = (props: { card: CardCode | null; class?: string }) => (
  <svg
    class={`card ${props.class ?? ''}`}
    viewBox="0 0 250 350"
    role="img"
    aria-label={props.card ? cardName(props.card) : text.faceDown()}
  >
    <Drawing card={props.card} />
  </svg>
);
