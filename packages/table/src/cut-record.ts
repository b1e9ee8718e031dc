// Derived data of a cut's list: its patrons, the state of each, and the Merkle tree over them. Cached with the list
// from which it was made, so that a cut of thousands takes the same time for each patron as one of three. [F2]
import { commitListOf, valueListOf } from '@punto/engine/fairness/cut';
import { type CutList, type PlaceInList, placeIn } from '@punto/engine/fairness/cut-list';
import type { Contribution, Hex32 } from '@punto/engine/fairness/record';
import type { PatronId } from './ids.ts';
import type { Cutting, Shoe } from './state.ts';

type Entries = Cutting['entries'];
type Index = {
  readonly byPatron: Map<PatronId, number>;
  readonly byCommit: Map<Hex32, number>;
  known: number;
};

const indices = new WeakMap<Entries, Index>();

/** Lists only grow, so cached data stays valid. */
const indexOf = (entries: Entries): Index => {
  const index = indices.get(entries) ?? { byPatron: new Map(), byCommit: new Map(), known: 0 };
  indices.set(entries, index);
  for (; index.known < entries.length; index.known += 1) {
    const entry = entries[index.known];
    if (!entry) continue;
    index.byPatron.set(entry.patron, index.known);
    index.byCommit.set(entry.commit, index.known);
  }
  return index;
};

/** The patron's position in the list, from 0; `null`: not in it. [F2] */
export const placeOfPatron = (entries: Entries, patron: PatronId): number | null =>
  indexOf(entries).byPatron.get(patron) ?? null;

/** The position of a commit in the list, from 0; `null`: not in it. [F2] */
export const placeOfCommit = (entries: Entries, commit: Hex32): number | null =>
  indexOf(entries).byCommit.get(commit) ?? null;

/** The public part of an entry: the position in the list in place of the patron. */
export const published = ({ commit, value }: Entries[number], place: number): Contribution => ({
  patron: String(place + 1),
  commit,
  value,
});

const commitLists = new WeakMap<Entries, CutList>();

/** For a closed list. */
const commitsIn = (commitment: Hex32, entries: Entries): CutList => {
  const list = commitLists.get(entries) ?? commitListOf(commitment, entries.map(published));
  commitLists.set(entries, list);
  return list;
};

const closed = ({ commitment, seal, cutting }: Shoe): CutList | null =>
  commitment && seal?.format === 2 && cutting && cutting.stage !== 'committing'
    ? commitsIn(commitment, cutting.entries)
    : null;

/** `null`: the list is not closed, or is published in full. */
export const rootInCut = (shoe: Shoe): Hex32 | null => closed(shoe)?.root ?? null;

type Cut = NonNullable<Shoe['cut']>;
const valueLists = new WeakMap<Cut, { readonly list: CutList; readonly byCommit: Map<Hex32, number> }>();

const valuesIn = (commitment: Hex32, cut: Cut) => {
  const known = valueLists.get(cut) ?? {
    list: valueListOf(commitment, cut.contributions),
    byCommit: new Map(cut.contributions.map(({ commit }, place) => [commit ?? '', place])),
  };
  valueLists.set(cut, known);
  return known;
};

export type PlaceInCut =
  /** The index in the list of commits during the cut, and in that of the values after it. */
  | ({ readonly of: 'commits' | 'values' } & PlaceInList)
  /** `missed`: noted as too late or without a place; `none`: nothing is known of it, `root`: in the list that is closed now. */
  | { readonly of: 'missed'; readonly why: 'late' | 'full' }
  | { readonly of: 'none'; readonly root?: Hex32 };

/** The position of a commitment, for those who know it. */
export const placeInCut = (shoe: Shoe | null, commit: Hex32): PlaceInCut => {
  if (!shoe?.commitment || shoe.seal?.format !== 2) return { of: 'none' };
  const missed = (shoe.cutting ?? shoe.cut)?.missed?.find((each) => each.commit === commit);
  if (missed) return { of: 'missed', why: missed.why };
  const list = closed(shoe);
  const place = list && shoe.cutting ? placeOfCommit(shoe.cutting.entries, commit) : null;
  if (list && place !== null) return { of: 'commits', ...placeIn(list, place) };
  if (!shoe.cut) return list ? { of: 'none', root: list.root } : { of: 'none' };
  const values = valuesIn(shoe.commitment, shoe.cut);
  const valuePlace = values.byCommit.get(commit);
  return valuePlace === undefined ? { of: 'none' } : { of: 'values', ...placeIn(values.list, valuePlace) };
};
