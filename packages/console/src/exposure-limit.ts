// How near a table’s exposure is to what its limits provide for, those the room was configured with or
// lower ones: the table limit on a main and one full stake on each other option. A table without a table limit counts
// what one patron may stake alone on its mains too. [L3] [L4]
import { exposureOf } from '@punto/engine/exposure';
import { type Minor, minor } from '@punto/engine/minor';
import { otherSide, SIDES, type Side } from '@punto/engine/side';
import type { FloorView } from '@punto/protocol/floor/message';

/** From this share on the floor is told. */
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

/** Stakes on both sides cancel out: the table limit lies on one, or what one patron may stake on it alone. */
const fullStakes = (setup: Setup, side: Side) =>
  Object.fromEntries(
    setup.offers
      .filter(({ option }) => option !== otherSide(side))
      .map(({ option, maxMinor }) => {
        const alone = minor(Math.min(maxMinor, setup.patronDifferentialMinor ?? maxMinor));
        return [option, { stakeMinor: option === side ? (setup.differentialMinor ?? alone) : maxMinor }];
      }),
  );

type Seen = Pick<FloorView, 'exposureMinor' | 'configured'> & { readonly view: { readonly setup: Setup } };

/** From 0 on; `null` while nothing is staked. Raised limits do not make an exposure small. */
export const exposureShare = ({ exposureMinor, view: { setup }, configured }: Seen): number | null => {
  if (exposureMinor === 0) return null;
  const own = setup.offers.map((offer) => ({
    ...offer,
    ...configured.offers.find(({ option }) => option === offer.option),
  }));
  const { differentialMinor, patronDifferentialMinor = null } = configured;
  const asConfigured = { ...setup, offers: own, differentialMinor, patronDifferentialMinor };
  return exposureMinor / Math.max(1, Math.min(exposureLimit(setup), exposureLimit(asConfigured)));
};
