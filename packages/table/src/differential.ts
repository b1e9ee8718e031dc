// The differential limit: how far total player and total banker stakes may lie apart. [L4]
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import type { Totals } from './state.ts';

/** What can still be staked on each side, or `null` where the table has no differential. */
export const differentialOpen = (
  setup: TableSetup,
  totals: Totals,
): { readonly player: Minor; readonly banker: Minor } | null => {
  const limit = setup.differentialMinor;
  if (limit === null) return null;
  const lead = (totals.player?.stakeMinor ?? ZERO) - (totals.banker?.stakeMinor ?? ZERO);
  // A limit lowered since the last round never makes the room negative.
  return { player: minor(Math.max(0, limit - lead)), banker: minor(Math.max(0, limit + lead)) };
};
