// The drawings of court cards and aces.
import { SUITS } from '@punto/engine/card';
import { For } from 'solid-js';
import { COURT_RANKS, CourtArt } from './court/court.tsx';
import { SunArt } from './sun.tsx';

/** Render inside `<defs>`. */
export const Figures = () => (
  <>
    <For each={COURT_RANKS}>
      {(rank) => <For each={SUITS}>{(suit) => <CourtArt rank={rank} suit={suit} />}</For>}
    </For>
    <SunArt />
  </>
);
