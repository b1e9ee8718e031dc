// The rows of a room's paytable, computed from its offers and their schedules, so that what is printed is what is paid.
// [B1]–[B18]
import type { Minor } from '@punto/engine/minor';
import { OPTIONS, type OptionType } from '@punto/engine/option';
import type { CommissionMode } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import { ratioLabel, type Schedule, scheduleFor } from '@punto/engine/schedule';
import { inLabels, type Labels, optionTitle, plainTitle } from '../words/option-title.ts';
import { ratioInPercent, timesWords, withStake } from '../words/printed-pay.ts';

export type PayLine = {
  /** The payout in the room's notation ("to one" or "for one"). */
  readonly pays: string;
  /** The same payout in the other notation. */
  readonly beside: string;
  readonly says: string;
};

export type PayRow = {
  readonly type: OptionType;
  readonly title: string;
  /** The English name, if the room uses another. [T10] */
  readonly plain: string | null;
  /** When the option wins, with the room's names. */
  readonly describe: string;
  readonly schedule: Schedule;
  readonly lines: readonly PayLine[];
  /** `5 % of the winnings`; `null` if there is no commission. */
  readonly commission: string | null;
  readonly until: number | null;
  readonly minMinor: Minor;
  readonly maxMinor: Minor;
};

const groupTitles = ({ player, banker, tie }: Labels): Readonly<Record<OptionType['group'], string>> => ({
  main: `${player}, ${banker.toLowerCase()}, ${tie.toLowerCase()}`,
  pair: 'Pairs',
  natural: 'Naturals',
  bonus: 'Bonuses',
  lucky: 'Lucky six and seven',
});

export type PayGroup = { readonly title: string; readonly rows: readonly PayRow[] };

/** Rows grouped as on the felt; banker has one row for each commission mode. */
export const paytable = (
  room: Pick<Room, 'offers' | 'commissionModes' | 'labels' | 'printed'>,
): readonly PayGroup[] => {
  const rows = room.offers.flatMap((offer) => {
    const modes: readonly CommissionMode[] =
      offer.option === 'banker' ? room.commissionModes : ['traditional'];
    return modes.map((mode): PayRow => {
      const type = OPTIONS[offer.option];
      const schedule = scheduleFor(offer, mode);
      return {
        type,
        title: `${optionTitle(type.id, room.labels)}${modes.length > 1 ? MODE_SUFFIX[mode] : ''}`,
        plain: plainTitle(type.id, room.labels),
        describe: inLabels(type.describe, room.labels),
        schedule,
        lines: linesOf(schedule, room.printed),
        commission: schedule.commission && `${ratioInPercent(schedule.commission)} of the winnings`,
        until: offer.until,
        minMinor: offer.minMinor,
        maxMinor: offer.maxMinor,
      };
    });
  });
  return Object.entries(groupTitles(room.labels))
    .map(([group, title]) => ({ title, rows: rows.filter((row) => row.type.group === group) }))
    .filter((group) => group.rows.length > 0);
};

const MODE_SUFFIX: Readonly<Record<CommissionMode, string>> = {
  traditional: ', traditional',
  'no-commission': ', no commission',
};

/** A schedule with a single line needs no word to distinguish it from others. */
const linesOf = ({ lines }: Schedule, printed: Room['printed']): readonly PayLine[] =>
  lines.map((line) => {
    const toOne = ratioLabel(line.pays);
    const times = timesWords(withStake(line.pays));
    return {
      pays: printed === 'for-one' ? times : toOne,
      beside: printed === 'for-one' ? `${toOne} to one` : `${times} for one`,
      says: lines.length > 1 ? line.says : '',
    };
  });

/** Whether a stake of one step is paid without rounding on every line of every offer. [L1] */
export const paysExactly = (stepMinor: Minor, groups: readonly PayGroup[]): boolean =>
  groups
    .flatMap((group) => group.rows)
    .every(({ schedule: { lines, commission } }) =>
      lines.every(({ pays: [to, one] }) => {
        const [kept, of] = commission ?? [0, 1];
        return (stepMinor * to) % one === 0 && (stepMinor * to * kept) % (one * of) === 0;
      }),
    );
