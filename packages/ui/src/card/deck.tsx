// The drawings of cards: suits, ranks, the twelve court cards, the aces, the face and back of a card.
import { SUITS } from '@punto/engine/card';
import { For } from 'solid-js';
import { BackArt } from './back.tsx';
import { Figures } from './figures.tsx';
import { LETTERS, letterPath } from './rank-art.ts';
import { SUIT_ART, SUIT_PATH } from './suit-art.ts';
import './tokens.css';

/** Render inside `<defs>`. */
export const Deck = () => (
  <>
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
  </>
);
