// The largest stakes on the felt in one currency, of all patrons of one brand together.

import type { Minor } from '@punto/engine/minor';
import { keysOf } from '@punto/engine/object-keys';
import type { OptionId } from '@punto/engine/option-id';
import { HOUSE_KEY, keyOf, type PatronKey, sameKey } from '@punto/ledger/patron-key';
import type { PatronId } from '@punto/table/ids';
import type { Round } from '@punto/table/state';

export type PlacedStake = {
  readonly patron: PatronId;
  readonly option: OptionId;
  readonly stakeMinor: Minor;
};

/** Largest first, at most `most`; of equal ones the patron who was first to stake. */
export const largestStakes = (
  round: Round | null,
  most: number,
  key: PatronKey = HOUSE_KEY,
): readonly PlacedStake[] => {
  const found: PlacedStake[] = [];
  if (!round || round.cancelled) return found;
  for (const [patron, { bets }] of round.stakes) {
    if (!sameKey(keyOf(patron), key)) continue;
    for (const option of keysOf(bets)) {
      const stakeMinor = bets[option];
      const least = found[most - 1];
      if (stakeMinor === undefined || (least && least.stakeMinor >= stakeMinor)) continue;
      const place = found.findIndex((each) => each.stakeMinor < stakeMinor);
      found.splice(place < 0 ? found.length : place, 0, { patron, option, stakeMinor });
      if (found.length > most) found.pop();
    }
  }
  return found;
};
