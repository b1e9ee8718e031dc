// Chooses the stakes of a patron of a load run: options that are open in the round, each once, a few steps above the least.
// The same seed, patron and ticket give the same bets, whenever the ticket is sent.
import { type Minor, minor } from '@punto/engine/minor';
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import { belowFrom } from '@punto/engine/random';
import type { TableSetup } from '@punto/engine/room';
import { fillWords } from '@punto/engine/simulate/generator';

export type ChosenBet = { readonly option: OptionId; readonly stakeMinor: Minor };

/** Tickets of one patron that have bets of their own. */
const MOST_TICKETS = 2 ** 20;
const STEPS_ABOVE = 3;

/** Half of the patrons play without commission, where that is offered: the mode of a patron never changes. */
export const modeOf = ({ commissionModes }: TableSetup, patron: number): CommissionMode =>
  commissionModes[patron % commissionModes.length] ?? 'traditional';

/** Fewer than requested where the table has fewer open. */
export const chooseBets = (
  setup: TableSetup,
  round: number,
  bets: number,
  seed: number,
  patron: number,
  ticket: number,
): readonly ChosenBet[] => {
  const words = new Int32Array(64);
  fillWords(words, seed, patron * MOST_TICKETS + (ticket % MOST_TICKETS));
  let next = 0;
  const below = belowFrom(() => (words[next++ % words.length] ?? 0) >>> 0);
  const open = setup.offers.filter(({ until }) => until === null || round <= until);
  const chosen: ChosenBet[] = [];
  while (chosen.length < bets && open.length > 0) {
    const [offer] = open.splice(below(open.length), 1);
    if (offer === undefined) break;
    const stake = offer.minMinor + below(STEPS_ABOVE) * setup.stepMinor;
    chosen.push({ option: offer.option, stakeMinor: minor(Math.min(stake, offer.maxMinor)) });
  }
  return chosen;
};
