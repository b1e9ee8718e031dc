// What a patron must have by the rules, worked out from the stakes that were accepted and the cards that everyone saw:
// the house is not asked. That is what makes a load run a proof. [L6]
import type { Coup } from '@punto/engine/coup';
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import type { TableSetup } from '@punto/engine/room';
import { settleBets } from '@punto/engine/settle';
import type { RoundName } from './felt.ts';
import type { ChosenBet } from './ticket-choice.ts';

type Stakes = { readonly mode: CommissionMode; readonly bets: Map<OptionId, Minor> };

export class Purse {
  /** Of all rounds that were settled here; the stakes on the felt are still in it. */
  balanceMinor: Minor;
  readonly #felt = new Map<RoundName, Stakes>();

  constructor(balanceMinor: Minor) {
    this.balanceMinor = balanceMinor;
  }

  /** Rounds with stakes that were not settled yet. */
  get open(): readonly RoundName[] {
    return [...this.#felt.keys()];
  }

  has(round: RoundName): boolean {
    return this.#felt.has(round);
  }

  /** An accepted ticket. */
  stake(round: RoundName, mode: CommissionMode, bets: readonly ChosenBet[]): void {
    const stakes = this.#felt.get(round) ?? { mode, bets: new Map<OptionId, Minor>() };
    this.#felt.set(round, stakes);
    for (const { option, stakeMinor } of bets)
      stakes.bets.set(option, minor((stakes.bets.get(option) ?? ZERO) + stakeMinor));
  }

  /** What the stakes of the round come to; `coup` null: they go back. */
  settle(round: RoundName, { offers }: TableSetup, coup: Coup | null): { staked: Minor; returned: Minor } {
    const { mode, bets } = this.#felt.get(round) ?? { mode: 'traditional', bets: new Map<OptionId, Minor>() };
    this.#felt.delete(round);
    const placed = [...bets].map(([option, stakeMinor]) => ({ option, stakeMinor }));
    const staked = minor(placed.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0));
    const settled = coup === null ? null : settleBets(offers, mode, placed, coup);
    const returned = settled
      ? minor(settled.reduce((sum, { returnedMinor }) => sum + returnedMinor, 0))
      : staked;
    this.balanceMinor = minor(this.balanceMinor - staked + returned);
    return { staked, returned };
  }
}
