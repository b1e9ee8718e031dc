// The drawings that many parts share, once in the page: suits, ranks, the courts' heads, the card's paper and back,
// the blank chip. Other parts point at them by id, so a card costs a few nodes. Ids start with `art-`.
import { For } from 'solid-js';
import { LETTERS, letterPath } from './rank-art.ts';
import './artwork.css';

/** To be mounted once, before any card or chip. */
export const Artwork = () => (
  <svg class="artwork" width="0" height="0" aria-hidden="true">
    <defs>
      <symbol id="art-heart" viewBox="0 0 100 100">
        <path d="M50 93C20 66 6 48 6 30 6 15 16 7 28 7c10 0 18 6 22 16C54 13 62 7 72 7c12 0 22 8 22 23 0 18-14 36-44 63Z" />
      </symbol>
      <symbol id="art-diamond" viewBox="0 0 100 100">
        <path d="M50 3c10 18 22 33 36 47-14 14-26 29-36 47C40 79 28 64 14 50 28 36 40 21 50 3Z" />
      </symbol>
      <symbol id="art-spade" viewBox="0 0 100 100">
        <path d="M50 5c15 25 44 39 44 60 0 13-10 21-21 21-8 0-15-4-19-11 1 10 5 16 12 21H34c7-5 11-11 12-21-4 7-11 11-19 11C16 86 6 78 6 65 6 44 35 30 50 5Z" />
      </symbol>
      <symbol id="art-club" viewBox="0 0 100 100">
        <path d="M50 4a21 21 0 0 1 16.6 34A21 21 0 1 1 54.5 70C55 82 59 90 67 96H33c8-6 12-14 12.5-26A21 21 0 1 1 33.4 38 21 21 0 0 1 50 4Z" />
      </symbol>
      <For each={LETTERS}>{(letter) => <path id={`art-letter-${letter}`} d={letterPath(letter)} />}</For>
      <symbol id="art-crown" viewBox="0 0 100 60">
        <path d="M10 52 4 16l22 18L50 4l24 30 22-18-6 36Z" />
        <path d="M12 57h76" fill="none" stroke="currentColor" stroke-width="4" />
      </symbol>
      <symbol id="art-tiara" viewBox="0 0 100 60">
        <path d="M8 54C14 30 30 24 38 30 38 16 44 8 50 2c6 6 12 14 12 28 8-6 24 0 30 24Z" />
        <circle cx="50" cy="36" r="6" fill="var(--face)" />
      </symbol>
      <symbol id="art-plume" viewBox="0 0 100 60">
        <path d="M50 57C22 52 14 26 30 4c0 14 6 24 14 28-4-12-2-22 6-30 8 8 10 18 6 30 8-4 14-14 14-28 16 22 8 48-20 53Z" />
      </symbol>
      <pattern
        id="art-lattice"
        width="20"
        height="20"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45 125 175)"
      >
        <path d="M0 0h20M0 0v20" stroke="var(--back-line)" stroke-width="1.6" fill="none" />
        <circle cx="10" cy="10" r="2.6" fill="var(--back-line)" />
      </pattern>
      <linearGradient id="art-paper" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fffdf8" />
        <stop offset="1" stop-color="#f3eee1" />
      </linearGradient>
      <linearGradient id="art-back" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#6d2a2c" />
        <stop offset="1" stop-color="#4b191c" />
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
        <circle cx="50" cy="50" r="48.5" fill="none" stroke="#0006" stroke-width="1" />
        <circle cx="50" cy="50" r="34" fill="var(--chip)" />
        <circle cx="50" cy="50" r="34" fill="#0000001f" />
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
        <path d="M8 36A44 44 0 0 1 92 36" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2.5" />
      </symbol>
    </defs>
  </svg>
);
