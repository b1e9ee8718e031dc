// The player limit and the table limit at one table: how far a patron's own stakes on player and banker, and those of
// all patrons, may lie apart. [L4]
import {
  beyondDifferential,
  DIFFERENTIAL_LIMITS,
  type DifferentialLimit,
  differentialLimits,
  differentialOpen,
  type SideStakes,
} from '@punto/engine/differential';
import { type Minor, ZERO } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { HOUSE_KEY, type PatronKey } from '@punto/ledger/patron-key';
import type { OpenTable, Stakes, Totals } from '../state.ts';
import { type Bet, type TicketRefusal, totalOf } from '../ticket.ts';
import { openByRate, setupFor, totalsOf } from './money.ts';

type Bets = Stakes['bets'];

type Felt = Pick<OpenTable, 'setup' | 'currencies' | 'totals' | 'keyed'>;

/**
 * The amount that all patrons together can still stake on each side, in the currency of the key; `null` without a table limit. By
 * rates the stakes of all currencies count together; by caps those of each brand and currency count alone.
 */
export const tableOpen = (table: Felt, key: PatronKey = HOUSE_KEY): SideStakes | null => {
  const { differentialMinor: limitMinor, acrossCurrencies } = table.setup;
  if (limitMinor === null) return null;
  if (table.currencies === undefined) return differentialOpen(limitMinor, stakesOfAll(table.totals));
  if (acrossCurrencies !== 'caps')
    return {
      player: openByRate(table, limitMinor, 'player', key),
      banker: openByRate(table, limitMinor, 'banker', key),
    };
  const own = setupFor(table, key)?.differentialMinor ?? ZERO;
  return differentialOpen(own, stakesOfAll(totalsOf(table, key)));
};

/** The limits of a table and what the table limit leaves, in one currency. */
export type Differentials = {
  readonly limits: Readonly<Record<DifferentialLimit, Minor | null>>;
  readonly open: SideStakes | null;
};

/** The difference limits for patrons of this key; `setup`: the table's, in their currency. */
export const differentialsOf = (table: Felt, setup: TableSetup, key: PatronKey): Differentials => ({
  limits: differentialLimits(setup),
  open: tableOpen(table, key),
});

/** Both sides of the ticket count together. Where both limits are in the way the narrower is named. */
export const overDifferential = (
  { limits, open }: Differentials,
  own: Bets,
  bets: readonly Bet[],
): TicketRefusal | null => {
  const added: SideStakes = {
    player: totalOf(bets.filter(({ option }) => option === 'player')),
    banker: totalOf(bets.filter(({ option }) => option === 'banker')),
  };
  const ownStakes = { player: own.player ?? ZERO, banker: own.banker ?? ZERO };
  let narrowest: Extract<TicketRefusal, { readonly reason: 'over-differential' }> | null = null;
  for (const limit of DIFFERENTIAL_LIMITS) {
    const limitMinor: Minor | null = limits[limit];
    const left = limit === 'table' ? open : limitMinor && differentialOpen(limitMinor, ownStakes);
    const beyond = left && beyondDifferential(left, added);
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
