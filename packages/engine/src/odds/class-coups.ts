// One coup of each class, to ask a schedule's own conditions about: the schedules stay the single source of
// when they win. [B1]–[B18]
import { type Card, cardValue, DECK } from '../card.ts';
import { type Coup, dealt, finishCoup, type Hands, nextHand } from '../coup.ts';
import { PAIR_KINDS, pairClass } from './coup-class.ts';
import { pathsOf, STANDS } from './third-cards.ts';

export type ClassCoup = { readonly at: number; readonly coup: Coup };

/** A card of each value. */
export const WORTH: readonly Card[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
  (value) => DECK.find((card) => cardValue(card) === value) ?? 'TS',
);

/** One coup of each class of scores that the tableau reaches. */
export const scoreCoups = (): readonly ClassCoup[] => {
  const coups = new Map<number, Coup>();
  for (let playerThird = STANDS; playerThird < 10; playerThird += 1) {
    for (let bankerThird = STANDS; bankerThird < 10; bankerThird += 1) {
      const { from, to } = pathsOf(playerThird, bankerThird);
      to.forEach((at, i) => {
        if (coups.has(at)) return;
        const scores = from[i] ?? 0;
        coups.set(
          at,
          finishCoup({
            player: handOf(Math.floor(scores / 10), playerThird),
            banker: handOf(scores % 10, bankerThird),
          }),
        );
      });
    }
  }
  return [...coups].map(([at, coup]) => ({ at, coup }));
};

/** A hand with this total of the first two cards and, unless it stands, a third card of this value. */
export const handOf = (score: number, third: number): readonly Card[] =>
  (third === STANDS ? [score, 0] : [score, 0, third]).flatMap((value) => WORTH[value] ?? []);

/** One coup of each class of pairs. */
export const pairCoups = (): readonly ClassCoup[] =>
  PAIR_KINDS.flatMap((player, i) =>
    PAIR_KINDS.map((banker, j) => ({
      at: pairClass(i, j),
      coup: completed({ player: FIRST_TWO[player], banker: FIRST_TWO[banker] }),
    })),
  );

const FIRST_TWO: Readonly<Record<(typeof PAIR_KINDS)[number], readonly Card[]>> = {
  none: ['4S', '5S'],
  plain: ['4S', '4H'],
  perfect: ['4S', '4S'],
};

/** The hands with tens as the third cards that the tableau still draws: for what third cards do not decide. */
export const completed = (hands: Hands): Coup => {
  let whole = hands;
  for (let side = nextHand(whole); side !== null; side = nextHand(whole)) whole = dealt(whole, side, 'TS');
  return finishCoup(whole);
};
