// The player limit and the table limit at one table: how far a patron's own stakes on player and banker, and those of
// all patrons, may lie apart. [L4]
import {
  beyondDifferential,
  DIFFERENTIAL_LIMITS,
  differentialLimits,
  differentialOpen,
  type SideStakes,
} from '@punto/engine/differential';
import { type Minor, ZERO } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import type { Stakes, Totals } from './state.ts';
import { type Bet, type TicketRefusal, totalOf } from './ticket.ts';

type Bets = Stakes['bets'];

/** The amount that all patrons together can still stake on each side; `null` without a table limit. */
export const tableOpen = (setup: TableSetup, totals: Totals): SideStakes | null =>
  setup.differentialMinor === null ? null : differentialOpen(setup.differentialMinor, stakesOfAll(totals));

/** Both sides of the ticket count together. Where both limits are in the way the narrower is named. */
export const overDifferential = (
  setup: TableSetup,
  totals: Totals,
  own: Bets,
  bets: readonly Bet[],
): TicketRefusal | null => {
  const added: SideStakes = {
    player: totalOf(bets.filter(({ option }) => option === 'player')),
    banker: totalOf(bets.filter(({ option }) => option === 'banker')),
  };
  const limits = differentialLimits(setup);
  const staked = {
    patron: { player: own.player ?? ZERO, banker: own.banker ?? ZERO },
    table: stakesOfAll(totals),
  };
  let narrowest: Extract<TicketRefusal, { readonly reason: 'over-differential' }> | null = null;
  for (const limit of DIFFERENTIAL_LIMITS) {
    const limitMinor: Minor | null = limits[limit];
    const beyond = limitMinor && beyondDifferential(differentialOpen(limitMinor, staked[limit]), added);
    if (!limitMinor || !beyond || (narrowest && narrowest.openMinor <= beyond.openMinor)) continue;
    const { side: option, openMinor } = beyond;
    narrowest = { reason: 'over-differential', option, openMinor, limit, limitMinor };
  }
  return narrowest;
};

const stakesOfAll = (totals: Totals): SideStakes => ({
  player: totals.player?.stakeMinor ?? ZERO,
  banker: totals.banker?.stakeMinor ?? ZERO,
});
