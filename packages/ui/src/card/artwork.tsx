// Drawings that many components share, mounted once in the page: suits, ranks, the twelve court cards, the face and
// back of a card, the blank chip. Components reference them by id, as a fill or with `<use href="#art-…">`, so a card
// needs only a few DOM nodes. All ids start with `art-`. Court cards and aces follow the first
// view (`figures.tsx`).
import { SUITS } from '@punto/engine/card';
import { For } from 'solid-js';
import { later } from '../later.tsx';
import { BackArt } from './back.tsx';
import { LETTERS, letterPath } from './rank-art.ts';
import { SUIT_ART, SUIT_PATH } from './suit-art.ts';
import './artwork.css';

const Figures = later(async () => (await import('./figures.tsx')).Figures);

/** Mount once, before any card or chip is rendered. */
export const Artwork = () => (
  <svg class="artwork" width="0" height="0" aria-hidden="true">
    <defs>
      <For each={SUITS}>
        {(suit) => (
          <symbol id={SUIT_ART[suit].slice(1)} viewBox="0 0 100 100" overflow="visible">
            <path d={SUIT_PATH[suit]} />
          </symbol>
        )}
      </For>
      <For each={LETTERS}>{(letter) => <path id={`art-letter-${letter}`} d={letterPath(letter)} />}</For>
      <Figures />
      <BackArt />
      <linearGradient id="art-paper" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--card-white)" />
        <stop offset="1" stop-color="var(--card-edge)" />
      </linearGradient>
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
