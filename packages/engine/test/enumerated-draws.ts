// Every draw of whole decks by card value, dealt one card after the other with exact integers, and gathered by what bets on
// values can see. Shares no code with the odds: drawing rules and counts are written out here.
import type { Card } from '../src/card.ts';
import type { Coup } from '../src/coup.ts';

export type EnumeratedDraw = { readonly coup: Coup; readonly draws: bigint };

/** The ordered draws of six cards, with one coup for those of the same first totals and third cards. */
export const enumerated = (decks: number): readonly EnumeratedDraw[] => {
  const left = Array.from({ length: 10 }, (_, value) => (value === 0 ? 16 : 4) * decks);
  const cards = 52 * decks;
  const found = new Map<string, { coup: Coup; draws: bigint }>();
  const end = (
    a: number,
    b: number,
    third: number | null,
    c: number,
    d: number,
    fourth: number | null,
    ways: number,
  ) => {
    const key = [(a + b) % 10, (c + d) % 10, third, fourth].join();
    const open = (third === null ? 1 : 0) + (fourth === null ? 1 : 0);
    const undealt = open === 2 ? BigInt(cards - 4) * BigInt(cards - 5) : BigInt(open === 1 ? cards - 5 : 1);
    const known = found.get(key) ?? { coup: coupOf(a, b, third, c, d, fourth), draws: 0n };
    known.draws += BigInt(ways) * undealt;
    found.set(key, known);
  };
  const each = (then: (value: number, count: number) => void): void => {
    for (let value = 0; value < 10; value += 1) {
      const count = left[value] ?? 0;
      if (count === 0) continue;
      left[value] = count - 1;
      then(value, count);
      left[value] = count;
    }
  };
  each((a, one) => {
    each((c, two) => {
      each((b, three) => {
        each((d, four) => {
          const ways = one * two * three * four;
          const [player, banker] = [(a + b) % 10, (c + d) % 10];
          const banks = (third: number | null, soFar: number): void => {
            if (player < 8 && banker < 8 && bankerTakes(banker, third))
              each((fourth, count) => end(a, b, third, c, d, fourth, soFar * count));
            else end(a, b, third, c, d, null, soFar);
          };
          if (player < 6 && banker < 8) each((third, count) => banks(third, ways * count));
          else banks(null, ways);
        });
      });
    });
  });
  return [...found.values()];
};

const bankerTakes = (banker: number, third: number | null): boolean => {
  if (third === null) return banker <= 5;
  const takes = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];
  return takes[banker]?.includes(String(third)) ?? false;
};

const coupOf = (
  a: number,
  b: number,
  third: number | null,
  c: number,
  d: number,
  fourth: number | null,
): Coup => {
  const hand = (...values: readonly (number | null)[]): readonly Card[] =>
    values.flatMap((value) => (value === null ? [] : [`${'TA23456789'.charAt(value)}S` as Card]));
  const score = (...values: readonly (number | null)[]): number =>
    values.reduce<number>((sum, value) => sum + (value ?? 0), 0) % 10;
  const [playerScore, bankerScore] = [score(a, b, third), score(c, d, fourth)];
  return {
    player: hand(a, b, third),
    banker: hand(c, d, fourth),
    playerScore,
    bankerScore,
    outcome: playerScore === bankerScore ? 'tie' : playerScore > bankerScore ? 'player' : 'banker',
    playerNatural: third === null && playerScore > 7,
    bankerNatural: fourth === null && bankerScore > 7,
    playerPair: a === b,
    bankerPair: c === d,
  };
};
