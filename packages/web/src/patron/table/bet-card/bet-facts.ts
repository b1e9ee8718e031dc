// All facts about one bet at one table: when it wins, its payouts, its limits, its last round. From the paytable, so
// that it equals what is paid. [B1]–[B18] [L3]
import type { CommissionMode, OptionId, ScheduleId } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import { texts } from '@punto/language/catalogue';
import { type PayLine, paytable } from '@punto/ui/rules/paytable.ts';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { lookOf } from '@punto/ui/words/own-bets.ts';

const text = texts('sheets').bet;

export type BetFacts = {
  readonly title: string;
  /** `Banker’s side`; `null` if it belongs to neither side. */
  readonly side: string | null;
  /** `Wins when …`. */
  readonly wins: string;
  readonly pays: readonly PayLine[];
  readonly commission: string | null;
  /** `1 – 500`. */
  readonly limits: string;
  /** `until round 50, seven rounds more`; `null` if it is open in every round. */
  readonly open: string | null;
  readonly schedule: ScheduleId;
  /** What its edge is computed over: `exact, a full eight-deck shoe, ties counted`. */
  readonly basis: string;
};

/** `round` is the round in view; 0 before the first. */
export const betFacts = (
  room: Room,
  option: OptionId,
  mode: CommissionMode,
  round: number,
): BetFacts | null => {
  const rows = paytable(room)
    .flatMap((group) => group.rows)
    .filter((row) => row.option === option);
  const ofMode =
    mode === 'no-commission' ? rows.find((row) => row.schedule.id === 'banker-no-commission') : null;
  const row = ofMode ?? rows[0];
  if (!row) return null;
  const { wing } = lookOf(option);
  return {
    title: row.title,
    side: wing === 'shared' || option === wing ? null : text.side[wing](shownLabels(room.labels)),
    wins: row.describe,
    pays: row.lines,
    commission: row.commission,
    limits: text.range({ least: row.minMinor, most: row.maxMinor }),
    open: row.until === null ? null : openWords(row.until, round),
    schedule: row.schedule.id,
    basis: text.basis({ decks: room.shoe.decks }),
  };
};

const openWords = (until: number, round: number): string => {
  const more = until - round;
  if (more < 0) return text.closed({ until });
  return more === 0 ? text.openThis({ until }) : text.openMore({ until, more });
};
