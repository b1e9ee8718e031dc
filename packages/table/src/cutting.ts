// The cut: before the first bet of a shoe its patrons bring in values of their own, and from all of them together
// comes a second, public order over the one the house has sealed. First everybody commits, then everybody reveals;
// who withholds a value changes nothing but that the cut is made again without them. See docs/fairness.md. [F2]
import { commitOf, MOST_ATTEMPTS, MOST_CONTRIBUTIONS, seedOf } from '@punto/engine/fairness/cut';
import type { BeaconValue, Contribution, Cut } from '@punto/engine/fairness/record';
import type { ActRefusal } from './act.ts';
import type { Context } from './context.ts';
import { type Accepted, facts, type Refused } from './decision.ts';
import type { TableEvent } from './event.ts';
import type { PatronId } from './ids.ts';
import type { Cutting, OpenTable, Shoe } from './state.ts';

/** How long the values may take to come once all have committed. */
export const REVEAL_MS = 3_000;

type Answer = Accepted | Refused<ActRefusal>;

export const commitCut = (table: OpenTable, patron: PatronId, commit: string, context: Context): Answer => {
  const cutting = cuttingAt(table, 'committing');
  if (!cutting) return refused('not-cutting');
  if (cutting.barred.includes(patron)) return refused('barred-from-cut');
  const { entries } = cutting;
  if (entries.some((entry) => entry.patron === patron || entry.commit === commit))
    return refused('already-cut');
  if (entries.length >= MOST_CONTRIBUTIONS) return refused('cut-full');
  return facts([{ type: 'CutCommitted', patron, commit, at: context.now }]);
};

/** The last value that was awaited decides the cut at once. */
export const revealCut = (table: OpenTable, patron: PatronId, value: string, context: Context): Answer => {
  const cutting = cuttingAt(table, 'revealing');
  const { shoe } = table;
  if (!cutting || !shoe?.commitment) return refused('not-cutting');
  const entry = cutting.entries.find((each) => each.patron === patron);
  if (!entry) return refused('not-cutting');
  if (entry.value !== null) return refused('already-cut');
  if (commitOf(shoe.commitment, value) !== entry.commit) return refused('wrong-value');
  const entries = cutting.entries.map((each) => (each === entry ? { ...each, value } : each));
  const revealed: TableEvent = { type: 'CutRevealed', patron, value, at: context.now };
  // A beacon that was named is awaited to the end of the stage.
  if (shoe.seal?.beacon || entries.some((each) => each.value === null)) return facts([revealed]);
  return facts([revealed, cutBy(shoe, entries.map(published), cutting.failed, context)]);
};

/** The time of the attempt's stage is over. */
export const advanceCut = (shoe: Shoe, cutting: Cutting, context: Context): TableEvent[] => {
  const { stage, entries, failed } = cutting;
  const withheld = entries.some(({ value }) => value === null);
  const waits = entries.length > 0 || shoe.seal?.beacon;
  if (stage === 'committing' && waits) return [{ type: 'CutClosed', at: context.now }];
  if (!withheld) return [cutBy(shoe, entries.map(published), failed, context)];
  // Whoever withholds chooses among few orders, and is seen to: after the last attempt the house cuts alone.
  if (failed.length + 1 < MOST_ATTEMPTS) return [{ type: 'CutFailed', at: context.now }];
  return [cutBy(shoe, [], [...failed, entries.map(published)], context)];
};

/** Alone, the patron's value comes with the ticket: the house has nothing left to choose by then. [V5] */
export const cutAlone = (shoe: Shoe, value: string | undefined, context: Context): TableEvent[] => {
  if (!shoe.seal || shoe.cut) return [];
  const contributions = value === undefined ? [] : [{ patron: '1', commit: null, value }];
  return [cutBy(shoe, contributions, [], context)];
};

/** What everybody may know of an entry: its place in the list stands for the patron. */
export const published = ({ commit, value }: Cutting['entries'][number], place: number): Contribution => ({
  patron: String(place + 1),
  commit,
  value,
});

const cutBy = (
  { seal, commitment }: Shoe,
  contributions: Cut['contributions'],
  failed: Cut['failed'],
  context: Context,
): Extract<TableEvent, { type: 'ShoeCut' }> => {
  if (!seal || !commitment) throw new Error('a shoe without a seal is not cut');
  const houseValue = context.houseValue();
  const beacon: BeaconValue | null = seal.beacon && context.beacon(seal.beacon);
  const values = contributions.flatMap(({ value }) => value ?? []);
  const seed = seedOf({ commitment, houseValue, values, beacon });
  return { type: 'ShoeCut', cut: { houseValue, contributions, failed, beacon, seed }, at: context.now };
};

const cuttingAt = ({ phase, shoe }: OpenTable, stage: Cutting['stage']): Cutting | null =>
  phase === 'shuffling' && shoe?.cutting?.stage === stage ? shoe.cutting : null;

const refused = (reason: ActRefusal['reason']): Refused<ActRefusal> => ({ ok: false, refusal: { reason } });
