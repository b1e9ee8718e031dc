// The tableau laid out for counting. Cards are exchangeable, so the third cards may be chosen first; this tells,
// for each choice of them, which scores of the first two cards lead there and in which class they end. [R4]–[R7]
import { bankerDraws, playerDraws } from '../tableau.ts';
import { scoreClass } from './coup-class.ts';

/** Stands for the value of a third card when the hand stands. */
export const STANDS = -1;

/** The scores on two cards, as `player · 10 + banker`, each with the class it ends in. */
export type Paths = { readonly from: Uint8Array; readonly to: Uint16Array };

/** The paths on which these are the values of the third cards. */
export const pathsOf = (playerThird: number, bankerThird: number): Paths => {
  const thirds = thirdsPlace(playerThird, bankerThird);
  const [first, end] = [PATH_STARTS[thirds], PATH_STARTS[thirds + 1]];
  return { from: PATHS_FROM.subarray(first, end), to: PATHS_TO.subarray(first, end) };
};

/** The place of these third cards in `PATH_STARTS`. */
export const thirdsPlace = (playerThird: number, bankerThird: number): number =>
  (playerThird - STANDS) * THIRDS_COUNT + bankerThird - STANDS;

/** A value, or none. */
const THIRDS_COUNT = 11;

const SCORES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const THIRDS = [STANDS, ...SCORES];

const isDealt = (player: number, banker: number, playerThird: number, bankerThird: number): boolean => {
  const mayDraw = Math.max(player, banker) < 8;
  const playerDrew = mayDraw && playerDraws(player);
  const bankerDrew = mayDraw && bankerDraws(banker, playerDrew ? playerThird : null);
  return playerDrew === (playerThird !== STANDS) && bankerDrew === (bankerThird !== STANDS);
};

const classAfter = (player: number, banker: number, playerThird: number, bankerThird: number): number =>
  scoreClass(
    (player + Math.max(playerThird, 0)) % 10,
    (banker + Math.max(bankerThird, 0)) % 10,
    playerThird !== STANDS,
    bankerThird !== STANDS,
  );

type Path = { readonly from: number; readonly to: number };

const PATHS: readonly (readonly Path[])[] = THIRDS.flatMap((playerThird) =>
  THIRDS.map((bankerThird) =>
    SCORES.flatMap((player) =>
      SCORES.filter((banker) => isDealt(player, banker, playerThird, bankerThird)).map((banker) => ({
        from: player * 10 + banker,
        to: classAfter(player, banker, playerThird, bankerThird),
      })),
    ),
  ),
);

/** All paths, one choice of third cards after the other, in arrays that never change: counting reads them thousands of times. */
export const PATHS_FROM = Uint8Array.from(PATHS.flat(), ({ from }) => from);
export const PATHS_TO = Uint16Array.from(PATHS.flat(), ({ to }) => to);

/** Where the paths of each choice start, by `thirdsPlace`; they end where the next ones start. */
export const PATH_STARTS = new Uint16Array(PATHS.length + 1);
for (const [i, { length }] of PATHS.entries()) PATH_STARTS[i + 1] = (PATH_STARTS[i] ?? 0) + length;
