// Limits changed on the floor: computed from the rules in force, and valid from the next round on, because an open
// round never changes. An invalid amount is reported at its field, in a closed union. [L3] [L4]
import { type Minor, minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { TableSetup } from '@punto/engine/room';
import { checkTable, type Faulty } from '@punto/engine/room-check';
import { tryTable } from '@punto/engine/table-setup';

/** What is left out stays as it is. `limits` are those of player and banker, which the others keep their share of. */
export type LimitsChange = {
  readonly limits?: { readonly minMinor: Minor; readonly maxMinor: Minor };
  readonly offers?: readonly {
    readonly option: OptionId;
    readonly minMinor: Minor;
    readonly maxMinor: Minor;
  }[];
  /** The table limit. */
  readonly differentialMinor?: Minor | null;
  /** The player limit. */
  readonly patronDifferentialMinor?: Minor | null;
};

/** The limits of a table, and nothing else of its rules. */
export type Limits = {
  readonly offers: readonly {
    readonly option: OptionId;
    readonly minMinor: Minor;
    readonly maxMinor: Minor;
  }[];
  /** The table limit. */
  readonly differentialMinor: Minor | null;
  /** The player limit; left out or `null`: none. */
  readonly patronDifferentialMinor?: Minor | null;
};

/** Limits before and after a change, and those the room was configured with. */
export type LimitsMove = { readonly before: Limits; readonly after: Limits; readonly configured: Limits };

/** The field an amount was typed in; `option` is `null` where it holds for the whole table. */
export type LimitField = {
  readonly option: OptionId | null;
  readonly field: 'minimum' | 'maximum' | DifferenceField;
};

/** The table limit and the player limit. */
type DifferenceField = 'differential' | 'patron-differential';

export type LimitFault = LimitField &
  (
    | { readonly fault: 'not-offered' | 'above-the-maximum' | 'no-chip-fits' | 'not-valid' }
    | { readonly fault: 'not-a-multiple'; readonly stepMinor: Minor }
    | { readonly fault: 'too-large'; readonly mostMinor: Minor }
    | { readonly fault: 'below-the-first-stake'; readonly leastMinor: Minor }
  );

/** The rules with the new limits, or every amount that is wrong, at its field. [L3] [L4] */
export type ChangedLimits =
  | { readonly ok: true; readonly setup: TableSetup }
  | { readonly ok: false; readonly faults: readonly LimitFault[] };

/** The values of the table from which limits are computed. */
type Rules = {
  readonly setup: TableSetup;
  readonly nextSetup: TableSetup | null;
  readonly filed: TableSetup | null;
};

/** Above it a payout is not an exact integer, as the check of rooms requires. [L1] */
export const LARGEST_LIMIT = minor(1_000_000_000_000);

/** The limits in the rules of a table, in minor units; `null`: no differential limit. [L3] [L4] */
export const limitsOf = ({
  offers,
  differentialMinor,
  patronDifferentialMinor = null,
}: TableSetup): Limits => ({
  offers: offers.map(({ option, minMinor, maxMinor }) => ({ option, minMinor, maxMinor })),
  differentialMinor,
  patronDifferentialMinor,
});

/** Whether both have the same amounts, with the options in the same order. */
export const sameLimits = (a: Limits, b: Limits): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The rules of the next round with these limits, or the fault of each amount. */
export const withLimits = (table: Rules, change: LimitsChange): ChangedLimits => {
  const now = table.nextSetup ?? table.setup;
  const faults = amountFaults(now, change);
  if (faults.length > 0) return { ok: false, faults };
  const { limits, offers = [], differentialMinor, patronDifferentialMinor } = change;
  const { chipsMinor } = table.filed ?? now;
  const { table: id, name } = now;
  // Chips that were left out under a lower maximum come back with a higher one.
  const scaled = limits ? tryTable({ ...now, chipsMinor }, { table: id, name, limits }) : checkTable(now);
  if (!scaled.ok) return { ok: false, faults: faultsOf(now, scaled) };
  const checked = checkTable({
    ...scaled.table,
    offers: scaled.table.offers.map((offer) => ({
      ...offer,
      ...offers.find(({ option }) => option === offer.option),
    })),
    ...(differentialMinor === undefined ? {} : { differentialMinor }),
    ...(patronDifferentialMinor === undefined ? {} : { patronDifferentialMinor }),
  });
  return checked.ok
    ? { ok: true, setup: checked.table }
    : { ok: false, faults: faultsOf(scaled.table, checked) };
};

/** Each amount separately, so that a fault names its field. */
const amountFaults = (setup: TableSetup, change: LimitsChange): LimitFault[] => {
  const { stepMinor } = setup;
  const amount = (at: LimitField, amountMinor: Minor): LimitFault[] => {
    if (amountMinor > LARGEST_LIMIT) return [{ ...at, fault: 'too-large', mostMinor: LARGEST_LIMIT }];
    const fits = amountMinor > 0 && amountMinor % stepMinor === 0;
    return fits ? [] : [{ ...at, fault: 'not-a-multiple', stepMinor }];
  };
  const range = (option: OptionId | null, { minMinor, maxMinor }: { minMinor: Minor; maxMinor: Minor }) => {
    const found = [
      ...amount({ option, field: 'minimum' }, minMinor),
      ...amount({ option, field: 'maximum' }, maxMinor),
    ];
    if (found.length > 0 || minMinor <= maxMinor) return found;
    return [{ option, field: 'minimum', fault: 'above-the-maximum' } as const];
  };
  const { limits, offers = [], differentialMinor, patronDifferentialMinor } = change;
  const difference = (field: DifferenceField, limitMinor: Minor | null | undefined): LimitFault[] =>
    limitMinor === null || limitMinor === undefined ? [] : amount({ option: null, field }, limitMinor);
  return [
    ...(limits ? range(null, limits) : []),
    ...offers.flatMap((offer): LimitFault[] =>
      setup.offers.some(({ option }) => option === offer.option)
        ? range(offer.option, offer)
        : [{ option: offer.option, field: 'maximum', fault: 'not-offered' }],
    ),
    ...difference('differential', differentialMinor),
    ...difference('patron-differential', patronDifferentialMinor),
  ];
};

/** What the amounts contradict in one another. */
const faultsOf = ({ offers }: TableSetup, { faults }: Faulty): LimitFault[] =>
  faults.map(({ path }): LimitFault => {
    const option = offers[Number(/^offers\[(\d+)\]/.exec(path)?.[1] ?? -1)]?.option ?? null;
    if (path === 'differentialMinor' || path === 'patronDifferentialMinor') {
      const sides = offers.filter((offer) => offer.option === 'player' || offer.option === 'banker');
      const leastMinor = minor(Math.max(0, ...sides.map(({ minMinor }) => minMinor)));
      const field = path === 'differentialMinor' ? 'differential' : 'patron-differential';
      return { option: null, field, fault: 'below-the-first-stake', leastMinor };
    }
    if (path === 'chipsMinor') return { option, field: 'maximum', fault: 'no-chip-fits' };
    return { option, field: path.endsWith('minMinor') ? 'minimum' : 'maximum', fault: 'not-valid' };
  });
