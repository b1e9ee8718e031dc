// Patrons with the behaviour that the monitoring detects, for its tests.
import { otherSide, type Side } from '@punto/engine/side';
import { type Chance, humanDelay, type Patron } from './evening.ts';

/** Two patrons who stake against each other in this share of the rounds and independently in the others. */
export const opposedPair = (chance: Chance, share: number): readonly [Patron, Patron] => {
  const sides = new Map<string, Side>();
  const delays = [humanDelay(chance), humanDelay(chance)] as const;
  const any = (): Side => (chance() < 0.5 ? 'player' : 'banker');
  return [
    {
      id: 'one',
      play: ({ shoe, round }) => {
        const side = any();
        sides.set(`${shoe} ${round}`, side);
        return { side, coins: 100, sideBets: [], delayMs: Math.round(delays[0]()) };
      },
    },
    {
      id: 'other',
      play: ({ shoe, round }) => {
        const side = chance() < share ? otherSide(sides.get(`${shoe} ${round}`) ?? 'player') : any();
        return { side, coins: 95, sideBets: [], delayMs: Math.round(delays[1]()) };
      },
    },
  ];
};

/** A program that sends its ticket after the same delay, with small deviations, in all rounds but some. */
export const program = (chance: Chance, jitterMs: number): Patron => ({
  id: 'program',
  play: () => ({
    side: chance() < 0.5 ? 'player' : 'banker',
    ...{ coins: 10, sideBets: [] },
    delayMs: Math.round(chance() < 0.02 ? 5_000 : 1_500 + jitterMs * (2 * chance() - 1)),
  }),
});

/** Stakes a side bet in this share of the rounds in which it favours the patron, and rarely in others. */
export const counter = (chance: Chance, bet: string, share: number): Patron => {
  const delay = humanDelay(chance);
  return {
    id: 'counter',
    play: ({ favoured }) => ({
      side: chance() < 0.5 ? 'player' : 'banker',
      coins: 10,
      sideBets: chance() < (favoured.has(bet) ? share : 0.01) ? [bet] : [],
      delayMs: Math.round(delay()),
    }),
  };
};
