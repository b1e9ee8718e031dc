// The paytable of a room as rows, read from its offers and their schedules, so that what is printed is what is
// paid. [B1]–[B18]
import type { Minor } from '@punto/engine/minor';
import { OPTIONS, type OptionType } from '@punto/engine/option';
import type { CommissionMode } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import { ratioLabel, type Schedule, scheduleFor } from '@punto/engine/schedule';

export type PayLine = { readonly pays: string; readonly says: string };

export type PayRow = {
  readonly type: OptionType;
  readonly title: string;
  readonly schedule: Schedule;
  readonly lines: readonly PayLine[];
  /** `5 % of the winnings`; `null`: none. */
  readonly commission: string | null;
  readonly until: number | null;
  readonly minMinor: Minor;
  readonly maxMinor: Minor;
};

export const GROUP_TITLES: Readonly<Record<OptionType['group'], string>> = {
  main: 'Player, banker, tie',
  pair: 'Pairs',
  natural: 'Naturals',
  bonus: 'Bonuses',
  lucky: 'Lucky six and seven',
};

export type PayGroup = { readonly title: string; readonly rows: readonly PayRow[] };

/** The rows of the offers, grouped as they lie on the cloth; banker has one for each commission mode. */
export const paytable = (room: Pick<Room, 'offers' | 'commissionModes' | 'labels'>): readonly PayGroup[] => {
  const rows = room.offers.flatMap((offer) => {
    const modes: readonly CommissionMode[] =
      offer.option === 'banker' ? room.commissionModes : ['traditional'];
    return modes.map((mode): PayRow => {
      const type = OPTIONS[offer.option];
      const schedule = scheduleFor(offer, mode);
      return {
        type,
        title: `${titleOf(type, room.labels)}${modes.length > 1 ? MODE_SUFFIX[mode] : ''}`,
        schedule,
        lines: linesOf(schedule),
        commission: schedule.commission && `${percentOf(schedule.commission)} of the winnings`,
        until: offer.until,
        minMinor: offer.minMinor,
        maxMinor: offer.maxMinor,
      };
    });
  });
  return Object.entries(GROUP_TITLES)
    .map(([group, title]) => ({ title, rows: rows.filter((row) => row.type.group === group) }))
    .filter((group) => group.rows.length > 0);
};

const MODE_SUFFIX: Readonly<Record<CommissionMode, string>> = {
  traditional: ', traditional',
  'no-commission': ', no commission',
};

/** Rooms may call the three outcomes by other names. [V3] */
const titleOf = (type: OptionType, labels: Room['labels']): string =>
  type.id === 'player' || type.id === 'banker' || type.id === 'tie' ? labels[type.id] : type.title;

/** A line alone needs no word to tell it from its neighbours. */
const linesOf = ({ lines }: Schedule): readonly PayLine[] =>
  lines.map((line) => ({ pays: ratioLabel(line.pays), says: lines.length > 1 ? line.says : '' }));

const percentOf = ([part, of]: readonly [number, number]): string => `${(part / of) * 100} %`;

/** Whether a stake of one step is paid without rounding on every line offered. [L1] */
export const paysExactly = (stepMinor: Minor, groups: readonly PayGroup[]): boolean =>
  groups
    .flatMap((group) => group.rows)
    .every(({ schedule: { lines, commission } }) =>
      lines.every(({ pays: [to, one] }) => {
        const [kept, of] = commission ?? [0, 1];
        return (stepMinor * to) % one === 0 && (stepMinor * to * kept) % (one * of) === 0;
      }),
    );
