// A JavaScript library for comparison, npm `baccarat-engine`, used as in its own sample: shuffle, burn, deal to the cut
// card (16 from the end there), and read only the outcome.
import { BaccaratGameEngine } from 'baccarat-engine';

/** Deals this many eight-deck shoes and returns the number of rounds. */
export const dealWithPeer = (shoes: number): number => {
  const engine = new BaccaratGameEngine();
  const outcomes: Record<string, number> = {};
  let rounds = 0;
  for (let shoe = 0; shoe < shoes; shoe += 1) {
    engine.shoe.cards = [];
    engine.shoe.createDecks();
    engine.shoe.shuffle();
    engine.burnCards();
    while (!engine.isBurnNeeded) {
      const outcome = engine.resultsEngine.calculateOutcome(engine.dealGame());
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      rounds += 1;
    }
  }
  return rounds;
};
