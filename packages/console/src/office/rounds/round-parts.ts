// The amounts of a round by brand and currency: those of the house's own patrons first.
import { minor } from '@punto/engine/minor';
import { HOUSE_BRAND, HOUSE_KEY } from '@punto/ledger/patron-key';
import type { RoundLine, RoundMoneyAnswer } from '@punto/protocol/floor/round-api';

type Amounts = Pick<
  RoundLine,
  'patrons' | 'stakedMinor' | 'returnedMinor' | 'commissionMinor' | 'currencies'
>;

/** Those whose patrons staked, the house where there are none. `brand`: this one alone; empty: all. */
export const roundParts = (round: Amounts, brand = ''): readonly RoundMoneyAnswer[] => {
  const { stakedMinor, returnedMinor, commissionMinor, currencies = [] } = round;
  const patrons = round.patrons - currencies.reduce((sum, part) => sum + part.patrons, 0);
  const own = { ...HOUSE_KEY, patrons, stakedMinor, returnedMinor, commissionMinor };
  const staked = [own, ...currencies].filter(
    (part) => part.patrons > 0 && (brand === '' || part.brand === brand),
  );
  return staked.length > 0 || (brand !== '' && brand !== HOUSE_BRAND) ? staked : [own];
};

/** The win of the house, below 0 if it lost. */
export const holdOf = ({ stakedMinor, returnedMinor }: RoundMoneyAnswer) =>
  minor(stakedMinor - returnedMinor);
