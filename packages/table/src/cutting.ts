// The cut: before the first bet of a shoe its patrons contribute random values, and all of them together determine a
// second, public permutation over the committed order of the house. If the commitment names a beacon, values are sent
// directly, and the beacon's later round decides. Otherwise all commit first, then all reveal; if a patron withholds
// a value, the cut is repeated without that patron. See docs/reference/fairness.md. [F2]
import { commitOf, cutBySeal, MOST_CONTRIBUTIONS, MOST_MISSED } from '@punto/engine/fairness/cut';
import { MOST_ATTEMPTS } from '@punto/engine/fairness/cut-attempts';
import type { BeaconValue, Cut } from '@punto/engine/fairness/record';
import type { ActRefusal } from './act.ts';
import type { Context } from './context.ts';
import { placeOfCommit, placeOfPatron, published } from './cut-record.ts';
import { type ActDecision, facts, type Refused } from './decision.ts';
import type { TableEvent } from './event.ts';
import type { PatronId } from './ids.ts';
import type { Cutting, OpenTable, Shoe } from './state.ts';

/** How long the values may take to come once all have committed. */
export const REVEAL_MS = 3_000;

/**
 * Binds a patron to a value by its hash (32 bytes, in hexadecimal), while values are hidden. Who comes late or finds
 * the list full is recorded as missed. Refuses with `not-cutting`, `already-cut`, `barred-from-cut` or `cut-full`.
 * [F2]
 */
export const commitCut = (
  table: OpenTable,
  patron: PatronId,
  commit: string,
  context: Context,
): ActDecision => {
  const { shoe } = table;
  if (table.phase !== 'shuffling' || !shoe?.cutting) return refused('not-cutting');
  if (shoe.cutting.open && shoe.cutting.stage === 'committing') return refused('not-cutting');
  return comeForward(shoe, shoe.cutting, { patron, commit, value: null }, context);
};

/** With a beacon: a value that arrives in an attempt with hidden values is not secret, and is rejected. */
export const bringCut = (
  table: OpenTable,
  patron: PatronId,
  value: string,
  context: Context,
): ActDecision => {
  const { shoe } = table;
  if (table.phase !== 'shuffling' || !shoe?.cutting?.open || !shoe.commitment) return refused('not-cutting');
  return comeForward(
    shoe,
    shoe.cutting,
    { patron, commit: commitOf(shoe.commitment, value), value },
    context,
  );
};

/** Every rejected patron is recorded: one who comes too late or finds no place is listed with the shoe. */
const comeForward = (
  { seal }: Shoe,
  { stage, entries, barred, missed = [] }: Cutting,
  { patron, commit, value }: Cutting['entries'][number],
  { now }: Context,
): ActDecision => {
  const format = seal?.format ?? 1;
  if (format === 1 && stage !== 'committing') return refused('not-cutting');
  if (barred.includes(patron)) return refused('barred-from-cut');
  if (placeOfPatron(entries, patron) !== null || placeOfCommit(entries, commit) !== null)
    return refused('already-cut');
  const isFull = entries.length >= MOST_CONTRIBUTIONS[format];
  if (stage === 'committing' && !isFull)
    return facts([{ type: 'CutCommitted', patron, commit, ...(value === null ? {} : { value }), at: now }]);
  if (missed.some((each) => each.patron === patron || each.commit === commit)) return refused('already-cut');
  if (format === 1 || missed.length >= MOST_MISSED) return refused('cut-full');
  const why = stage === 'committing' ? 'full' : 'late';
  return facts([{ type: 'CutMissed', patron, commit, why, at: now }]);
};

/** The last outstanding value completes the cut immediately. */
export const revealCut = (
  table: OpenTable,
  patron: PatronId,
  value: string,
  context: Context,
): ActDecision => {
  const cutting = cuttingAt(table, 'revealing');
  const { shoe } = table;
  if (!cutting || !shoe?.commitment) return refused('not-cutting');
  const entry = cutting.entries[placeOfPatron(cutting.entries, patron) ?? -1];
  if (!entry) return refused('not-cutting');
  if (entry.value !== null) return refused('already-cut');
  if (commitOf(shoe.commitment, value) !== entry.commit) return refused('wrong-value');
  const revealed: TableEvent = { type: 'CutRevealed', patron, value, at: context.now };
  const isLast = cutting.entries.every((each) => each === entry || each.value !== null);
  // In the first format a beacon that was named is awaited to the end of the stage.
  if (!isLast || (shoe.seal?.format === 1 && shoe.seal.beacon)) return facts([revealed]);
  const entries = cutting.entries.map((each) => (each === entry ? { ...each, value } : each));
  return facts([revealed, cutBy(shoe, cutting, { contributions: entries.map(published) }, context)]);
};

/** The time of the attempt's stage is over. */
export const advanceCut = (shoe: Shoe, cutting: Cutting, context: Context): TableEvent[] => {
  if (cutting.open) return advanceOpen(shoe, cutting, context);
  const { stage, entries, failed } = cutting;
  const withheld = entries.some(({ value }) => value === null);
  const waits = entries.length > 0 || (shoe.seal?.format === 1 && shoe.seal.beacon);
  if (stage === 'committing' && waits) return [{ type: 'CutClosed', at: context.now }];
  const contributions = entries.map(published);
  if (!withheld) return [cutBy(shoe, cutting, { contributions }, context)];
  // Withholding allows a choice among few orders, and is visible: after the last attempt the house cuts alone.
  if (hiddenIn(shoe, failed).length + 1 < MOST_ATTEMPTS) return [{ type: 'CutFailed', at: context.now }];
  return [cutBy(shoe, cutting, { contributions: [], failed: [...failed, contributions] }, context)];
};

/** Once the beacon is known, values are rejected; without a beacon, open values have no influence. */
const advanceOpen = (shoe: Shoe, cutting: Cutting, context: Context): TableEvent[] => {
  const at = context.now;
  const named = shoe.seal?.beacon ?? null;
  if (cutting.stage === 'committing') {
    const due = named && (context.beaconDueAt?.(named) ?? null);
    return due !== null && at < due ? [{ type: 'CutClosed', due, at }] : [{ type: 'CutFailed', at }];
  }
  const beacon = named && context.beacon(named);
  if (!beacon) return [{ type: 'CutFailed', at }];
  return [cutBy(shoe, cutting, { contributions: cutting.entries.map(published), beacon }, context)];
};

/** The attempts at which values were hidden: before them one may have waited for a beacon that did not arrive. */
export const hiddenIn = ({ seal }: Pick<Shoe, 'seal'>, failed: Cutting['failed']): Cutting['failed'] =>
  seal?.format === 2 && seal.beacon ? failed.slice(1) : failed;

/** At a private table the patron's value comes with the ticket: by then the house can choose nothing more. [V5] */
export const cutAlone = (shoe: Shoe, value: string | undefined, context: Context): TableEvent[] => {
  if (!shoe.seal || shoe.cut) return [];
  const contributions = value === undefined ? [] : [{ patron: '1', commit: null, value }];
  return [cutBy(shoe, null, { contributions }, context)];
};

type CutParts = Pick<Cut, 'contributions'> & {
  /** Left out: those before. */
  readonly failed?: Cut['failed'];
  /** Left out: none, but where the first format names one. */
  readonly beacon?: BeaconValue;
};

/** `cutting`: `null` at a private table. */
const cutBy = (
  { seal, commitment }: Shoe,
  cutting: Cutting | null,
  { contributions, failed = cutting?.failed ?? [], beacon: had }: CutParts,
  context: Context,
): Extract<TableEvent, { type: 'ShoeCut' }> => {
  if (!seal || !commitment) throw new Error('a shoe without a seal is not cut');
  const houseValue = context.houseValue();
  const beacon = had ?? (seal.format === 1 && seal.beacon ? context.beacon(seal.beacon) : null);
  const missed = (cutting?.missed ?? []).map(({ commit, why }) => ({ commit, why }));
  const closedAt = cutting && (cutting.closedAt ?? context.now);
  const cut = cutBySeal(seal, commitment, { houseValue, contributions, failed, missed, closedAt, beacon });
  return { type: 'ShoeCut', cut, at: context.now };
};

const cuttingAt = ({ phase, shoe }: OpenTable, stage: Cutting['stage']): Cutting | null =>
  phase === 'shuffling' && shoe?.cutting?.stage === stage ? shoe.cutting : null;

const refused = (reason: ActRefusal['reason']): Refused<ActRefusal> => ({ ok: false, refusal: { reason } });
