// Enumerates a coup of every kind that words on faces tell apart, until enough were seen. Beginnings after which every word has the same
// answers to the same third cards are dealt on once.
import type { BetCondition } from '../condition/condition.ts';
import type { Coup } from '../coup.ts';
import { TABLEAU } from '../draws.ts';
import { completed } from '../odds/class-coups.ts';
import { bankerDraws, playerDraws } from '../tableau.ts';
import { type BegunHand, beginningKey, begunHand, coupFrom, type OneHand } from './begun-hands.ts';
import { handClasses } from './face-table.ts';
import { faceKinds } from './hand-kinds.ts';

/** Calls back with every coup, until `seen` returns true. */
export const eachFaceCoup = (words: readonly BetCondition[], seen: (coup: Coup) => boolean): void => {
  const kinds = faceKinds(words, TABLEAU);
  const hands = handClasses(words, kinds).samples.map((sample) =>
    begunHand(kinds.hands[sample]?.cards ?? [], kinds),
  );
  const keyOf = beginningKey(words, kinds.asksThirds);
  const known = new Set<string>();
  for (const player of hands)
    for (const banker of hands) {
      const key = keyOf(player, banker);
      if (known.has(key)) continue;
      known.add(key);
      // Third cards are dealt also where no word depends on them: a remark shows the coup to people.
      const enough = kinds.asksThirds
        ? dealOn(player, banker, seen)
        : seen(completed(coupFrom(player.stands, banker.stands)));
      if (enough) return;
    }
};

/** Calls back with every ending of a beginning; returns whether enough were seen. [R4]–[R7] */
const dealOn = (player: BegunHand, banker: BegunHand, seen: (coup: Coup) => boolean): boolean => {
  const [players, bankers] = [player.stands, banker.stands];
  if (players.isNatural || bankers.isNatural) return seen(coupFrom(players, bankers));
  const after = (whole: OneHand, third: number | null): boolean =>
    bankerDraws(bankers.score, third)
      ? banker.drawn.some((other) => seen(coupFrom(whole, other)))
      : seen(coupFrom(whole, bankers));
  if (!playerDraws(players.score)) return after(players, null);
  return player.drawn.some((whole) => after(whole, whole.third));
};
