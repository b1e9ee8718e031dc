// A table in a currency: the room's limits converted by a published rate, with steps and chips of the currency. Server and
// page compute it from the same terms, so that one public view serves patrons of every currency. Money is never converted. [L3] [L4]
import { type MainLimits, mainLimits } from '../main-limits.ts';
import { type Minor, minor } from '../minor.ts';
import type { Ratio } from '../ratio.ts';
import type { Offer, TableSetup } from '../room.ts';

export type CurrencyTerms = {
  /** Minor units of the currency to minor units of the room. */
  readonly rate: Ratio;
  readonly stepMinor: Minor;
  readonly chipsMinor: readonly Minor[];
  /** By the id of the room: limits of player and banker, in the currency; they only narrow those of the table. */
  readonly limits: Readonly<Record<string, MainLimits>>;
};

/**
 * The setup as it is played in a currency: minima round up to the step, maxima and differences down. An option whose minimum
 * is then above its maximum is left out, and so are chips above the largest stake.
 */
export const setupInCurrency = (setup: TableSetup, terms: CurrencyTerms): TableSetup => {
  const { rate, stepMinor } = terms;
  const converted = withAmounts(setup, (amount, round) => round(times(amount, rate), stepMinor));
  const own = terms.limits[setup.id];
  const narrowed = own ? narrowedTo(own, converted, stepMinor) : converted;
  const offers = narrowed.offers.filter(({ minMinor, maxMinor }) => minMinor <= maxMinor);
  const largest = Math.max(0, ...offers.map(({ maxMinor }) => maxMinor));
  return {
    ...narrowed,
    offers,
    stepMinor,
    chipsMinor: terms.chipsMinor.filter((chip) => chip <= largest),
  };
};

/** Whether the table can be played in the currency: a chip and every main bet of the room are left. */
export const isPlayable = (setup: TableSetup, inCurrency: TableSetup): boolean => {
  const has = ({ offers }: TableSetup, side: string) => offers.some(({ option }) => option === side);
  return (
    inCurrency.chipsMinor.length > 0 &&
    inCurrency.offers.length > 0 &&
    ['player', 'banker', 'tie'].every((side) => !has(setup, side) || has(inCurrency, side))
  );
};

/** Products of two amounts may be beyond what a number counts exactly. */
type Exact = { readonly over: bigint; readonly under: bigint };
type Round = (exact: Exact, step: Minor) => Minor;

const times = (amount: Minor, [to, from]: Ratio): Exact => ({
  over: BigInt(amount) * BigInt(to),
  under: BigInt(from),
});

const down: Round = ({ over, under }, step) => {
  const steps = over / (under * BigInt(step));
  return minor(Math.min(Number(steps), Math.floor(Number.MAX_SAFE_INTEGER / step)) * step);
};

const up: Round = ({ over, under }, step) => {
  const one = under * BigInt(step);
  const steps = (over + one - 1n) / one;
  return minor(Math.min(Number(steps), Math.floor(Number.MAX_SAFE_INTEGER / step)) * step);
};

const withAmounts = (setup: TableSetup, change: (amount: Minor, round: Round) => Minor): TableSetup => {
  const downOr = (amount: Minor | null): Minor | null => amount && change(amount, down);
  return {
    ...setup,
    offers: setup.offers.map(
      (offer): Offer => ({
        ...offer,
        minMinor: change(offer.minMinor, up),
        maxMinor: change(offer.maxMinor, down),
      }),
    ),
    differentialMinor: downOr(setup.differentialMinor),
    patronDifferentialMinor: downOr(setup.patronDifferentialMinor ?? null),
  };
};

/** The other options keep their share of the limits of player and banker. */
const narrowedTo = (own: MainLimits, setup: TableSetup, step: Minor): TableSetup => {
  const main = mainLimits(setup);
  return withAmounts(setup, (amount, round) => {
    if (round === up)
      return own.minMinor > main.minMinor ? up(times(amount, [own.minMinor, main.minMinor]), step) : amount;
    return own.maxMinor < main.maxMinor ? down(times(amount, [own.maxMinor, main.maxMinor]), step) : amount;
  });
};
