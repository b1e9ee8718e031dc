// A coup of every kind that words on faces tell apart, shown one by one until enough were seen. Beginnings after which every word has the
// same answers to the same third cards are dealt on once. A hand is worked out once, with each third card, and not for every coup.
import { type Card, cardValue, isRed, rankOf } from '../card.ts';
import type { BetCondition } from '../condition/condition.ts';
import { compileCondition } from '../condition/predicate.ts';
import { type Coup, coupOf, higher } from '../coup.ts';
import { TABLEAU } from '../draws.ts';
import { completed } from '../odds/class-coups.ts';
import { SIDES } from '../side.ts';
import { bankerDraws, playerDraws } from '../tableau.ts';
import { isOfFirstFour } from './asked-words.ts';
import { handClasses } from './face-table.ts';
import { type FaceKinds, faceKinds } from './hand-kinds.ts';

/** Shows coups; `seen` returns whether it has seen enough. */
export const eachFaceCoup = (words: readonly BetCondition[], seen: (coup: Coup) => boolean): void => {
  const kinds = faceKinds(words, TABLEAU);
  const { samples } = handClasses(words, kinds);
  const hands = samples.flatMap((sample) => {
    const cards = kinds.hands[sample]?.cards;
    return cards === undefined ? [] : [begun(cards, kinds)];
  });
  const keyOf = beginningKey(words, kinds.asksThirds);
  const known = new Set<string>();
  for (const player of hands)
    for (const banker of hands) {
      const coup = coupFrom(player.whole, banker.whole);
      const key = keyOf(coup, player, banker);
      if (known.has(key)) continue;
      known.add(key);
      // Third cards that no word asks for are dealt all the same: the coup is shown to people.
      if (kinds.asksThirds ? dealOn(player, banker, seen) : seen(completed(coup))) return;
    }
};

/** One hand of a coup. */
type Hand = {
  readonly cards: readonly Card[];
  readonly score: number;
  readonly isNatural: boolean;
  readonly isPair: boolean;
};

/** Two cards, and with each kind of third card. */
type Begun = { readonly whole: Hand; readonly drawn: readonly (Hand & { readonly third: number })[] };

const begun = (cards: readonly [Card, Card], { asksThirds, thirds }: FaceKinds): Begun => {
  const {
    playerScore: score,
    playerNatural: isNatural,
    playerPair: isPair,
  } = coupOf({ player: cards, banker: [] });
  const drawn = (asksThirds ? thirds : []).map((third) => {
    const value = cardValue(third);
    const whole = [...cards, third];
    return { cards: whole, score: (score + value) % 10, isNatural: false, isPair, third: value };
  });
  return { whole: { cards, score, isNatural, isPair }, drawn };
};

const coupFrom = (player: Hand, banker: Hand): Coup => ({
  player: player.cards,
  banker: banker.cards,
  playerScore: player.score,
  bankerScore: banker.score,
  outcome: higher(player.score, banker.score),
  playerNatural: player.isNatural,
  bankerNatural: banker.isNatural,
  playerPair: player.isPair,
  bankerPair: banker.isPair,
});

/** Every ending of a beginning; whether enough were seen. [R4]–[R7] */
const dealOn = (player: Begun, banker: Begun, seen: (coup: Coup) => boolean): boolean => {
  const total = banker.whole.score;
  if (player.whole.isNatural || banker.whole.isNatural) return seen(coupFrom(player.whole, banker.whole));
  const after = (whole: Hand, third: number | null): boolean =>
    bankerDraws(total, third)
      ? banker.drawn.some((other) => seen(coupFrom(whole, other)))
      : seen(coupFrom(whole, banker.whole));
  if (!playerDraws(player.whole.score)) return after(player.whole, null);
  return player.drawn.some((whole) => after(whole, whole.third));
};

/** Equal for beginnings after which each word has the same answer to the same third cards. */
const beginningKey = (words: readonly BetCondition[], asksThirds: boolean) => {
  const decided = words.filter(isOfFirstFour).map(compileCondition);
  const counted = words.flatMap((word) =>
    'count' in word && word.count.in === 'all' ? [word.count.of] : [],
  );
  const ofColour = SIDES.filter((side) => words.some((word) => 'colour' in word && side in word.colour));
  const later = new Map<Begun, { readonly counts: readonly number[]; readonly reds: number }>();
  const laterOf = (hand: Begun) => {
    const found = later.get(hand) ?? {
      counts: counted.map((of) => hand.whole.cards.filter((card) => of.includes(rankOf(card))).length),
      reds: hand.whole.cards.filter(isRed).length,
    };
    later.set(hand, found);
    return found;
  };
  return (coup: Coup, player: Begun, banker: Begun): string => {
    let key = '';
    for (const holds of decided) key += holds(coup) ? 1 : 0;
    if (!asksThirds) return key;
    const [players, bankers] = [laterOf(player), laterOf(banker)];
    key += ` ${coup.playerScore}${coup.bankerScore}`;
    for (const [i, count] of players.counts.entries()) key += count + (bankers.counts[i] ?? 0);
    for (const side of ofColour) key += side === 'player' ? players.reds : bankers.reds;
    return key;
  };
};
