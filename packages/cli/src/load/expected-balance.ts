// The balance of a patron as the rules expect it, computed from the accepted stakes and the published cards, and never
// from the server's own figures: so a load run proves the server's balances. [L6]
import type { Coup } from '@punto/engine/coup';
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import type { TableSetup } from '@punto/engine/room';
import { settleBets } from '@punto/engine/settle';
import type { RoundName } from './load-table.ts';
import type { ChosenBet } from './ticket-choice.ts';

type Stakes = { readonly mode: CommissionMode; readonly bets: Map<OptionId, Minor> };

export class ExpectedBalance {
  /** After the settled rounds; stakes of open rounds are not taken off. */
  balanceMinor: Minor;
  readonly #stakes = new Map<RoundName, Stakes>();

  constructor(balanceMinor: Minor) {
    this.balanceMinor = balanceMinor;
  }

  /** Rounds with stakes that were not settled yet. */
  get open(): readonly RoundName[] {
    return [...this.#stakes.keys()];
  }

  has(round: RoundName): boolean {
    return this.#stakes.has(round);
  }

  /** An accepted ticket. */
  stake(round: RoundName, mode: CommissionMode, bets: readonly ChosenBet[]): void {
    const stakes = this.#stakes.get(round) ?? { mode, bets: new Map<OptionId, Minor>() };
    this.#stakes.set(round, stakes);
    for (const { option, stakeMinor } of bets)
      stakes.bets.set(option, minor((stakes.bets.get(option) ?? ZERO) + stakeMinor));
  }

  /** The return of the round's stakes; `coup` null: the stakes themselves. */
  settle(round: RoundName, setup: TableSetup, coup: Coup | null): { staked: Minor; returned: Minor } {
    const { mode, bets } = this.#stakes.get(round) ?? {
      mode: 'traditional',
      bets: new Map<OptionId, Minor>(),
    };
    this.#stakes.delete(round);
    const placed = [...bets].map(([option, stakeMinor]) => ({ option, stakeMinor }));
    const staked = minor(placed.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0));
    const settled = coup === null ? null : settleBets(setup, mode, placed, coup);
    const returned = settled
      ? minor(settled.reduce((sum, { returnedMinor }) => sum + returnedMinor, 0))
      : staked;
    this.balanceMinor = minor(this.balanceMinor - staked + returned);
    return { staked, returned };
  }
}
