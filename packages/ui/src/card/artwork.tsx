// Drawings that many components share, mounted once in the page: suits, ranks, the twelve court cards, the face and
// back of a card, the blank chip. Components reference them by id (`<use href="#art-…">`), so a card needs only a few
// DOM nodes. All ids start with `art-`.
import { SUITS } from '@punto/engine/card';
import { For } from 'solid-js';
import { BackArt } from './back.tsx';
import { COURT_RANKS, CourtArt } from './court/court.tsx';
import { LETTERS, letterPath } from './rank-art.ts';
import { AceArt } from './sun.tsx';
import './artwork.css';

/** Mount once, before any card or chip is rendered. */
export const Artwork = () => (
  <svg class="artwork" width="0" height="0" aria-hidden="true">
    <defs>
      <symbol id="art-heart" viewBox="0 0 100 100" overflow="visible">
        <path d="M50 93C20 66 6 48 6 30 6 15 16 7 28 7c10 0 18 6 22 16C54 13 62 7 72 7c12 0 22 8 22 23 0 18-14 36-44 63Z" />
      </symbol>
      <symbol id="art-diamond" viewBox="0 0 100 100" overflow="visible">
        <path d="M50 3c10 18 22 33 36 47-14 14-26 29-36 47C40 79 28 64 14 50 28 36 40 21 50 3Z" />
      </symbol>
      <symbol id="art-spade" viewBox="0 0 100 100" overflow="visible">
        <path d="M50 5c15 25 44 39 44 60 0 13-10 21-21 21-8 0-15-4-19-11 1 10 5 16 12 21H34c7-5 11-11 12-21-4 7-11 11-19 11C16 86 6 78 6 65 6 44 35 30 50 5Z" />
      </symbol>
      <symbol id="art-club" viewBox="0 0 100 100" overflow="visible">
        <path d="M50 4a21 21 0 0 1 16.6 34A21 21 0 1 1 54.5 70C55 82 59 90 67 96H33c8-6 12-14 12.5-26A21 21 0 1 1 33.4 38 21 21 0 0 1 50 4Z" />
      </symbol>
      <For each={LETTERS}>{(letter) => <path id={`art-letter-${letter}`} d={letterPath(letter)} />}</For>
      <For each={COURT_RANKS}>
        {(rank) => <For each={SUITS}>{(suit) => <CourtArt rank={rank} suit={suit} />}</For>}
      </For>
      <AceArt />
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
