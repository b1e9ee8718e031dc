// Corrections of a settled round: void returns every stake, resettle decides every bet again by the right cards. Old
// entries and records stay; differences are moved by new entries. An amount that a patron no longer has is not collected:
// the house bears it, and the record has it. [T6] [L6]
import { payTableOf } from '@punto/engine/bet/room-bets';
import type { Card } from '@punto/engine/card';
import type { PayTable } from '@punto/engine/condition/terms';
import { type Coup, canBeDealt, finishCoup, nextHand } from '@punto/engine/coup';
import { type Minor, minor } from '@punto/engine/minor';
import { isKnownSchedule } from '@punto/engine/option-id';
import { scheduleFor } from '@punto/engine/schedule';
import { PAY_TABLES } from '@punto/engine/schedule-terms';
import { settleBet } from '@punto/engine/settle';
import {
  type AccountId,
  escrowAccount,
  HOUSE_KEY,
  houseAccount,
  keyWord,
  type Memo,
  type PatronKey,
  patronAccount,
  sameKey,
  type Transfer,
} from '@punto/ledger';
import { givenBack } from './cancellation.ts';
import type { Context } from './context.ts';
import type { DutyAccepted, DutyDecision } from './decision.ts';
import type { CorrectionLine, Duty, DutyRefusal, Staff } from './duty.ts';
import type { TableEvent } from './event.ts';
import type { KeptRecord, PlayRecord, RecordedBet } from './records/record.ts';
import { byKey } from './settlement.ts';
import { definitionOf } from './setup/setup-in-force.ts';
import type { OpenTable } from './state.ts';

type Void = Extract<Duty, { readonly duty: 'void-round' }>;
type Resettle = Extract<Duty, { readonly duty: 'resettle-round' }>;
type SettledRound = {
  readonly shoe: number;
  readonly round: number;
  readonly records: readonly KeptRecord[];
};
/**
 * Returns every stake of a settled round, as a new revision of each record. Refuses with `round-not-settled`,
 * `no-such-round` or `already-voided`. [T6]
 */
export const voidRound = (table: OpenTable, by: Staff, duty: Void, context: Context): DutyDecision => {
  const { shoe, round, reason, approvedBy } = duty;
  const records = context.recordsOf(shoe, round);
  const refusal = whyNot(table, shoe, round, records);
  if (refusal) return { ok: false, refusal };
  const event: TableEvent = { type: 'RoundVoided', shoe, round, by, approvedBy, reason, at: context.now };
  const corrected = records.map(
    (record): PlayRecord => ({
      ...nextRevision(record, reason, context),
      status: 'voided',
      outcome: null,
      bets: record.bets.map((bet) => ({ ...bet, ...givenBack(bet.stakeMinor) })),
      returnedMinor: record.stakedMinor,
    }),
  );
  return correct(table, { shoe, round, records }, event, corrected, context);
};

/**
 * Settles a round again by other cards, as a new revision of each record. Refuses like `voidRound`; with
 * `no-such-coup` when the tableau or the decks do not allow these cards; with `payout-unknown` when the schedule of
 * a bet is not known. [T6]
 */
export const resettleRound = (
  table: OpenTable,
  by: Staff,
  duty: Resettle,
  context: Context,
): DutyDecision => {
  const { shoe, round, player, banker, reason, approvedBy } = duty;
  const records = context.recordsOf(shoe, round);
  const refusal = whyNot(table, shoe, round, records);
  if (refusal) return { ok: false, refusal };
  const hands = { player, banker };
  if (!canBeDealt(hands) || nextHand(hands) !== null || !hold(table, [...player, ...banker]))
    return { ok: false, refusal: { reason: 'no-such-coup' } };
  if (records.some((record) => record.bets.some((bet) => payTableFor(table, record, bet) === null)))
    return { ok: false, refusal: { reason: 'payout-unknown' } };
  const coup = finishCoup(hands);
  const event: TableEvent = {
    type: 'RoundResettled',
    shoe,
    round,
    player,
    banker,
    by,
    approvedBy,
    reason,
    at: context.now,
  };
  const corrected = records.map((record) => resettled(table, record, coup, reason, context));
  return correct(table, { shoe, round, records }, event, corrected, context);
};

const whyNot = (
  table: OpenTable,
  shoe: number,
  round: number,
  records: readonly KeptRecord[],
): DutyRefusal | null => {
  const isPresent = table.shoe?.number === shoe && table.round?.number === round;
  if (isPresent && table.phase !== 'settled') return { reason: 'round-not-settled' };
  const played =
    shoe === table.shoe?.number ? table.played.find(({ number }) => number === round) : undefined;
  if (!played && records.length === 0) return { reason: 'no-such-round' };
  const closed = records.some(({ status }) => status === 'voided' || status === 'cancelled');
  return closed || played?.mark === null ? { reason: 'already-voided' } : null;
};

const resettled = (
  table: OpenTable,
  record: KeptRecord,
  coup: Coup,
  reason: string,
  context: Context,
): PlayRecord => {
  const bets = record.bets.map((bet): RecordedBet => {
    const payTable = payTableFor(table, record, bet);
    if (!payTable) throw new Error(`no payout is known for ${bet.option} in round ${record.round}`);
    return { ...bet, ...settleBet(payTable, bet.stakeMinor, coup) };
  });
  return {
    ...nextRevision(record, reason, context),
    status: 'resettled',
    player: coup.player,
    banker: coup.banker,
    outcome: coup.outcome,
    playerScore: coup.playerScore,
    bankerScore: coup.bankerScore,
    bets,
    returnedMinor: sum(bets, (bet) => bet.returnedMinor),
  };
};

/** The schedule by which the bet was accepted. Older records do not name it; then it is the table's present schedule, if any. */
const payTableFor = (table: OpenTable, record: KeptRecord, bet: RecordedBet): PayTable | null => {
  if (bet.betHash !== undefined) return definitionOf(table, bet.betHash);
  if (bet.schedule !== undefined) return isKnownSchedule(bet.schedule) ? PAY_TABLES[bet.schedule] : null;
  const { setup } = table;
  const offer = setup.offers.find(({ option }) => option === bet.option);
  return offer ? payTableOf(setup, scheduleFor(setup, offer, record.mode).id) : null;
};

/** Whether the decks contain these numbers of each card. [R1] */
const hold = ({ shoe, setup }: OpenTable, cards: readonly Card[]): boolean => {
  const { decks } = shoe?.rules ?? setup.shoe;
  return cards.every((card) => cards.filter((each) => each === card).length <= decks);
};

const nextRevision = (
  { balanceBeforeMinor: _, balanceAfterMinor: __, ...record }: KeptRecord,
  reason: string,
  { now }: Context,
): PlayRecord => ({ ...record, at: now, revision: (record.revision ?? 0) + 1, reason });

const correct = (
  table: OpenTable,
  settled: SettledRound,
  event: TableEvent,
  corrected: readonly PlayRecord[],
  context: Context,
): DutyAccepted => {
  const lines = corrected.map((record, i): CorrectionLine => {
    const before = hadFrom(settled.records[i] ?? record);
    const deltaMinor = minor(record.returnedMinor - before);
    const has = deltaMinor < 0 ? context.availableMinor(record.patron) : 0;
    return {
      patron: record.patron,
      returnedBeforeMinor: before,
      returnedAfterMinor: record.returnedMinor,
      deltaMinor,
      uncollectedMinor: minor(Math.max(0, -deltaMinor - has)),
    };
  });
  return {
    ok: true,
    events: [event],
    transfers: byKey(lines).flatMap(([key, own]) =>
      transfersOf(table, settled, { key, lines: own }, corrected[0]?.revision ?? 1, context),
    ),
    records: corrected.map((record, i) => {
      const { deltaMinor = minor(0), uncollectedMinor = minor(0) } = lines[i] ?? {};
      return { ...record, correction: { deltaMinor, uncollectedMinor } };
    }),
    corrections: lines,
  };
};

/** What the round left the patron with: what an earlier correction could not take back, they have had. [L6] */
const hadFrom = ({ returnedMinor, correction }: PlayRecord): Minor =>
  minor(returnedMinor + (correction?.uncollectedMinor ?? 0));

/** Transfers through the table's escrow of this brand and currency, empty before and after: amounts collected, added by the house, and paid. */
const transfersOf = (
  table: OpenTable,
  { shoe, round }: SettledRound,
  { key, lines }: { readonly key: PatronKey; readonly lines: readonly CorrectionLine[] },
  revision: number,
  { now }: Context,
): Transfer[] => {
  const escrow = escrowAccount(table.setup.table, key);
  const house = houseAccount(key);
  const itsHouse = sameKey(key, HOUSE_KEY) ? 'house' : `house:${keyWord(key)}`;
  const memo: Memo = { at: now, table: table.setup.table, shoe, round };
  const id = (whom: string) => `correction:${table.setup.table}:${shoe}:${round}:${revision}:${whom}`;
  const direct = (whom: string, debit: AccountId, credit: AccountId, amountMinor: Minor): Transfer[] =>
    amountMinor === 0
      ? []
      : [{ kind: 'direct', id: id(whom), debit, credit, amountMinor, code: 'correction', memo }];
  const taken = (line: CorrectionLine) =>
    minor(line.deltaMinor < 0 ? -line.deltaMinor - line.uncollectedMinor : 0);
  const paid = (line: CorrectionLine) => minor(Math.max(0, line.deltaMinor));
  const balance = sum(lines, taken) - sum(lines, paid);
  return [
    ...lines.flatMap((line) => direct(line.patron, patronAccount(line.patron), escrow, taken(line))),
    ...direct(itsHouse, house, escrow, minor(Math.max(0, -balance))),
    ...lines.flatMap((line) => direct(line.patron, escrow, patronAccount(line.patron), paid(line))),
    ...direct(itsHouse, escrow, house, minor(Math.max(0, balance))),
  ];
};

const sum = <T>(items: readonly T[], amount: (item: T) => Minor): Minor =>
  minor(items.reduce((total, item) => total + amount(item), 0));
