// Decides which duties need a second person: corrections above a sum, and limits raised far beyond the room's configuration.
// Limits are compared with those of the room, so that several small raises need a second person at the same amount as one.
// [T6] [L3]
import type { Minor } from '@punto/engine/minor';
import type { Limits, LimitsMove } from '@punto/table';

/** `aloneMinor`: already moved without a second person. A total equal to the limit needs none. */
export const correctionNeedsApproval = (
  totalMinor: Minor,
  aloneMinor: Minor,
  approvalMinor: Minor,
): boolean => totalMinor > 0 && totalMinor + aloneMinor > approvalMinor;

export type LimitsApproval = {
  /** Raised by more than this above the room's own amount. */
  readonly aboveMinor: Minor;
  /** Or to more than this percentage of it. */
  readonly percent: number;
};

/** Whether any limit allows more than the room's configuration. */
export const limitsAreRaised = (now: Limits, configured: Limits): boolean => {
  const most = ({ offers }: Limits, option: string): number =>
    offers.find((offer) => offer.option === option)?.maxMinor ?? 0;
  const wide = (amountMinor: Minor | null | undefined): number => amountMinor ?? Number.POSITIVE_INFINITY;
  return (
    now.offers.some(({ option, maxMinor }) => maxMinor > most(configured, option)) ||
    wide(now.differentialMinor) > wide(configured.differentialMinor) ||
    wide(now.patronDifferentialMinor) > wide(configured.patronDifferentialMinor)
  );
};

export const limitsNeedApproval = (
  { before, after, configured }: LimitsMove,
  { aboveMinor, percent }: LimitsApproval,
): boolean => {
  const isFar = (was: number, is: number, own: number): boolean =>
    is > was && (is - own > aboveMinor || is * 100 > own * percent);
  const far = after.offers.some(({ option, maxMinor }) => {
    const most = ({ offers }: LimitsMove['before']) =>
      offers.find((offer) => offer.option === option)?.maxMinor ?? 0;
    return isFar(most(before), maxMinor, most(configured));
  });
  // No limit counts as the largest.
  const limit = (amountMinor: Minor | null) => amountMinor ?? Number.POSITIVE_INFINITY;
  const isWide = (of: (limits: LimitsMove['before']) => Minor | null): boolean => {
    const [was = 0, is = 0, own = 0] = [before, after, configured].map((limits) => limit(of(limits)));
    return isFar(was, is, own);
  };
  return (
    far ||
    isWide(({ differentialMinor }) => differentialMinor) ||
    isWide(({ patronDifferentialMinor = null }) => patronDifferentialMinor)
  );
};
