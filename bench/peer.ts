// The JavaScript peer, npm `baccarat-engine`, used as its own sample does: shuffle, burn, deal to the cut card
// (16 from the end there), and ask for the outcome alone.
import { BaccaratGameEngine } from 'baccarat-engine';

/** Deals that many eight-deck shoes and gives the number of rounds. */
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
