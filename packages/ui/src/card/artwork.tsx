// Drawings that many components share, mounted once in the page. Components reference them by id, as a fill or with
// `<use href="#art-…">`, so a chip or a card needs only a few DOM nodes. All ids start with `art-`. The blank chip is drawn
// with the first view; the deck follows it.
import { later } from '../later.tsx';
import './artwork.css';

const Deck = later(async () => (await import('./deck.tsx')).Deck);

/** Mount once, before any card or chip is rendered. */
export const Artwork = () => (
  <svg class="artwork" width="0" height="0" aria-hidden="true">
    <defs>
      <Deck />
      <symbol id="art-chip" viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="49" fill="var(--chip)" />
        <circle
          cx="50"
          cy="50"
          r="42.5"
          fill="none"
          stroke="var(--chip-spot)"
          stroke-width="13"
          stroke-dasharray="16.69 27.816"
          transform="rotate(-11 50 50)"
        />
        <circle cx="50" cy="50" r="48.5" fill="none" stroke="var(--chip-rim)" stroke-width="1" />
        <circle cx="50" cy="50" r="34" fill="var(--chip)" />
        <circle cx="50" cy="50" r="34" fill="var(--chip-shade)" />
        <circle cx="50" cy="50" r="30" fill="var(--chip-inlay)" />
        <circle
          cx="50"
          cy="50"
          r="30"
          fill="none"
          stroke="var(--chip-spot)"
          stroke-opacity=".55"
          stroke-width="1.2"
        />
        <path d="M8 36A44 44 0 0 1 92 36" fill="none" stroke="var(--chip-gloss)" stroke-width="2.5" />
      </symbol>
    </defs>
  </svg>
);
