// The unconfirmed chips of several tables under one rail. Each table keeps its own slip and places its own ticket; the
// rail shows their sum and the table whose betting closes first. [L5] [L6]
import { addMinor, type Minor, ZERO } from '@punto/engine/minor';
import type { TableView } from '@punto/protocol/message';
import { type LaidBet, totalOf } from '../felt/slip/laid.ts';

export type TableSlip = {
  readonly table: string;
  readonly name: string;
  /** Chips laid and not sent. */
  readonly laid: readonly LaidBet[];
  /** Chips of a ticket without an answer. */
  readonly sent: readonly LaidBet[];
  /** A ticket of this table would be taken now. */
  readonly open: boolean;
  /** Server time at which betting closes, in milliseconds; `null`: no clock runs. */
  readonly closesAt: number | null;
};

/** What a press on Confirm would place. */
export type SlipSum = {
  readonly totalMinor: Minor;
  /** In the order in which their betting closes; those without a clock are last. */
  readonly tables: readonly TableSlip[];
};

/** The tables of which Confirm sends a ticket: the chips of a table whose ticket is on its way wait for its answer. */
export const sumOf = (slips: readonly TableSlip[]): SlipSum => {
  const tables = slips
    .filter(({ open, laid, sent }) => open && laid.length > 0 && sent.length === 0)
    .sort((a, b) => closing(a) - closing(b));
  return { tables, totalMinor: tables.map(({ laid }) => totalOf(laid)).reduce(addMinor, ZERO) };
};

const closing = ({ closesAt }: TableSlip): number => closesAt ?? Number.MAX_SAFE_INTEGER;

/** All chips that are not confirmed at tables other than `table`: they cannot be laid a second time. [L6] */
export const unconfirmedBeside = (slips: readonly TableSlip[], table: string | null): Minor =>
  slips
    .filter((each) => each.table !== table)
    .map(({ laid, sent }) => addMinor(totalOf(laid), totalOf(sent)))
    .reduce(addMinor, ZERO);

/** The chips of all tables, each once, the smallest first. */
export const chipsOfAll = (setups: readonly Pick<TableView['setup'], 'chipsMinor'>[]): readonly Minor[] =>
  [...new Set(setups.flatMap(({ chipsMinor }) => chipsMinor))].sort((a, b) => a - b);
