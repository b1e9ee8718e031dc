// All facts about one bet at one table: when it wins, its payouts, its limits, its last round. From the paytable, so
// that it equals what is paid. [B1]–[B18] [L3]
import { OPTIONS } from '@punto/engine/option';
import type { CommissionMode, OptionId, ScheduleId } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import { type PayLine, paytable } from '@punto/ui/rules/paytable.ts';
import { count, money, numberWord, plural } from '@punto/ui/words/number.ts';

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
    .filter((row) => row.type.id === option);
  const ofMode =
    mode === 'no-commission' ? rows.find((row) => row.schedule.id === 'banker-no-commission') : null;
  const row = ofMode ?? rows[0];
  if (!row) return null;
  const { wing } = OPTIONS[option];
  const { decks } = room.shoe;
  return {
    title: row.title,
    side: wing === 'shared' || option === wing ? null : `${room.labels[wing]}’s side`,
    wins: row.describe,
    pays: row.lines,
    commission: row.commission,
    limits: `${money(row.minMinor)} – ${money(row.maxMinor)}`,
    open: row.until === null ? null : openWords(row.until, round),
    schedule: row.schedule.id,
    basis: `exact, ${decks === 1 ? 'one full deck' : `a full ${numberWord(decks)}-deck shoe`}, ties counted`,
  };
};

const openWords = (until: number, round: number): string => {
  const more = until - round;
  if (more < 0) return `closed since round ${count(until)}, open again in the next shoe`;
  if (more === 0) return `until round ${count(until)}, which is this one`;
  return `until round ${count(until)}, ${numberWord(more)} ${plural(more, 'round')} more`;
};
