// The rows of a room's paytable, computed from its offers and their schedules, so that what is printed is what is paid.
// [B1]–[B18]
import type { Minor } from '@punto/engine/minor';
import { type CommissionMode, isKnownOption, type OptionId } from '@punto/engine/option-id';
import { ratioLabel } from '@punto/engine/ratio';
import type { Room } from '@punto/engine/room';
import { type Schedule, scheduleFor } from '@punto/engine/schedule';
import { texts } from '@punto/language/catalogue';
import {
  inSmall,
  type Labels,
  optionTitle,
  optionWins,
  plainTitle,
  shownLabels,
} from '../words/option-title.ts';
import { lookOf, type OptionGroup } from '../words/own-bets.ts';
import { ownWords } from '../words/own-words.ts';
import { commissionWords, lineWords, payBeside, timesWords, withStake } from '../words/printed-pay.ts';

const { option: text } = texts('shared');
const { group: heading } = texts('paytable');

export type PayLine = {
  /** The payout in the room's notation ("to one" or "for one"). */
  readonly pays: string;
  /** The same payout in the other notation. */
  readonly beside: string;
  readonly says: string;
};

export type PayRow = {
  readonly option: OptionId;
  readonly title: string;
  /** The English name, if the room uses another. [T10] */
  readonly plain: string | null;
  /** When the option wins, with the room's names. */
  readonly describe: string;
  readonly schedule: Schedule;
  readonly lines: readonly PayLine[];
  /** `5% of the winnings`; `null` if there is no commission. */
  readonly commission: string | null;
  readonly until: number | null;
  readonly minMinor: Minor;
  readonly maxMinor: Minor;
};

const GROUPS = [
  'main',
  'pair',
  'natural',
  'bonus',
  'lucky',
  'scores',
  'cards',
  'ranks',
  'colours',
] as const satisfies readonly OptionGroup[];

/** The heading of a group of bets, with the room's names of the hands. */
export const groupTitle = (group: OptionGroup, labels: Labels): string => {
  const { player, banker, tie } = shownLabels(labels);
  return heading[group]({ player, banker: inSmall(banker), tie: inSmall(tie) });
};

type PaidRoom = Pick<Room, 'offers' | 'commissionModes' | 'labels' | 'printed' | 'bets'>;

export type PayGroup = { readonly title: string; readonly rows: readonly PayRow[] };

/** Rows in the groups of the felt, bets of the room after those of the rules; banker has one row for each commission mode. */
export const paytable = (room: PaidRoom): readonly PayGroup[] => {
  const rows = room.offers.flatMap((offer) => {
    const modes: readonly CommissionMode[] =
      offer.option === 'banker' ? room.commissionModes : ['traditional'];
    return modes.map((mode): PayRow => {
      const { option } = offer;
      const schedule = scheduleFor(room, offer, mode);
      const bet = optionTitle(option, room.labels);
      return {
        option,
        title: modes.length > 1 ? text.mode[mode]({ bet }) : bet,
        plain: plainTitle(option, room.labels),
        describe: isKnownOption(option) ? optionWins(option, room.labels) : ownWins(room, schedule),
        schedule,
        lines: linesOf(schedule, room),
        commission: schedule.commission && commissionWords(schedule.commission),
        until: offer.until,
        minMinor: offer.minMinor,
        maxMinor: offer.maxMinor,
      };
    });
  });
  return GROUPS.map((group) => ({
    title: groupTitle(group, room.labels),
    rows: rows.filter((row) => lookOf(row.option).group === group),
  })).filter((group) => group.rows.length > 0);
};

/** A schedule with a single line needs no word to distinguish it from others. */
const linesOf = (schedule: Schedule, room: PaidRoom): readonly PayLine[] => {
  const { printed } = room;
  return schedule.lines.map(({ pays, id }, i) => ({
    pays: printed === 'for-one' ? timesWords(withStake(pays)) : ratioLabel(pays),
    beside: payBeside(pays, printed),
    says: schedule.lines.length > 1 ? (id === null ? ownLine(room, schedule, i) : lineWords(id)) : '',
  }));
};

const ownBetIn = ({ bets = [] }: PaidRoom, { id }: Schedule) => bets.find((bet) => bet.id === id) ?? null;

/** Empty until the sentences about rooms' bets are loaded. */
const ownWins = (room: PaidRoom, schedule: Schedule): string => {
  const bet = ownBetIn(room, schedule);
  return (bet && ownWords()?.winsSentence(bet, shownLabels(room.labels))) ?? '';
};

const ownLine = (room: PaidRoom, schedule: Schedule, row: number): string => {
  const bet = ownBetIn(room, schedule);
  return (bet && ownWords()?.rowClause(bet, row, shownLabels(room.labels))) ?? '';
};

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
