// The tableau laid out for counting. Cards are exchangeable, so the third cards may be chosen first; this tells,
// for each choice of them, which scores of the first two cards lead there and in which class they end. [R4]–[R7]
import { bankerDraws, playerDraws } from '../tableau.ts';
import { scoreClass } from './coup-class.ts';

/** In place of the value of a third card: the hand stands. */
export const STANDS = -1;

/** The scores on two cards, as `player · 10 + banker`, each with the class it ends in. */
export type Paths = { readonly from: Uint8Array; readonly to: Uint16Array };

/** The paths on which these are the values of the third cards. */
export const pathsOf = (playerThird: number, bankerThird: number): Paths =>
  PATHS[(playerThird - STANDS) * THIRDS.length + bankerThird - STANDS] ?? NONE;

const SCORES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const THIRDS = [STANDS, ...SCORES];
const NONE: Paths = { from: new Uint8Array(), to: new Uint16Array() };

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

const PATHS: readonly Paths[] = THIRDS.flatMap((playerThird) =>
  THIRDS.map((bankerThird) => {
    const found = SCORES.flatMap((player) =>
      SCORES.filter((banker) => isDealt(player, banker, playerThird, bankerThird)).map((banker) => ({
        from: player * 10 + banker,
        to: classAfter(player, banker, playerThird, bankerThird),
      })),
    );
    return {
      from: Uint8Array.from(found, ({ from }) => from),
      to: Uint16Array.from(found, ({ to }) => to),
    };
  }),
);
