// The exposure that a table's limits allow, and the share of it that is used: the table limit on a main bet and one
// maximum stake on each other option. Without a table limit, the largest stake of one patron takes its place. The lower
// of the current and the configured limits counts. [L3] [L4]
import { exposureOf } from '@punto/engine/exposure';
import { type Minor, minor } from '@punto/engine/minor';
import { otherSide, SIDES, type Side } from '@punto/engine/side';
import type { FloorEntry, FloorView } from '@punto/protocol/floor/message';
import { worthAtRisk } from './currency/table-stakes.ts';

/** From this share on there is an alert. */
export const NEAR_LIMIT = 0.9;
/** From this share on the meter changes its colour. */
export const HALF_WAY = 0.6;

type Setup = Pick<
  FloorView['view']['setup'],
  'offers' | 'differentialMinor' | 'patronDifferentialMinor' | 'commissionModes'
>;
const known = new Map<string, Minor>();

export const exposureLimit = (setup: Setup): Minor => {
  const terms = [
    setup.differentialMinor,
    setup.patronDifferentialMinor,
    ...setup.commissionModes,
    ...setup.offers.map(({ option, maxMinor, schedule }) => `${option} ${maxMinor} ${schedule}`),
  ].join();
  const found =
    known.get(terms) ?? minor(Math.max(...SIDES.map((side) => exposureOf(setup, fullStakes(setup, side)))));
  known.set(terms, found);
  return found;
};

/**
 * Stakes on both sides offset each other, so only one side has the table limit, or without one the largest stake of one
 * patron.
 */
const fullStakes = (setup: Setup, side: Side) =>
  Object.fromEntries(
    setup.offers
      .filter(({ option }) => option !== otherSide(side))
      .map(({ option, maxMinor }) => {
        const alone = minor(Math.min(maxMinor, setup.patronDifferentialMinor ?? maxMinor));
        return [option, { stakeMinor: option === side ? (setup.differentialMinor ?? alone) : maxMinor }];
      }),
  );

type Seen = Pick<FloorEntry['floor'], 'stakedMinor' | 'exposureMinor' | 'configured' | 'view' | 'currencies'>;

/** 0 or more; `null` while nothing is staked. Raising the limits does not lower the share. Stakes of operators count by their rates. */
export const exposureShare = (floor: Seen): number | null => {
  const { view, configured } = floor;
  const { setup } = view;
  const exposureMinor = worthAtRisk(floor);
  if (exposureMinor === 0) return null;
  const own = setup.offers.map((offer) => ({
    ...offer,
    ...configured.offers.find(({ option }) => option === offer.option),
  }));
  const { differentialMinor, patronDifferentialMinor = null } = configured;
  const asConfigured = { ...setup, offers: own, differentialMinor, patronDifferentialMinor };
  return exposureMinor / Math.max(1, Math.min(exposureLimit(setup), exposureLimit(asConfigured)));
};
