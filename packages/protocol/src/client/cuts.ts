// The patron's part in the cut of each new shoe: bound to a value while nobody's is known, told when everybody's is
// due, remembered so that it can be looked for in the opened shoe. It comes forward by itself, and tells nothing before it
// has been shown that its commit is in the list; a page that is loaded again in the middle finds what it was bound to. [F2]
import { commitOf, listHashOf } from '@punto/engine/fairness/cut';
import { hashOfListed, type PlaceInList, rootOfPlace } from '@punto/engine/fairness/cut-list';
import type { Hex32, Listed } from '@punto/engine/fairness/record';
import type { CuttingView, TableView } from '@punto/table/view';
import type { Acts } from './acts.ts';
import type { Environment } from './environment.ts';

/**
 * `offered`: on its way; `bound`; `told`; `in`: the shoe was cut with it; `left-out`: it was bound to, and is not in the
 * list; `missed`: too late, or no place was left, and the table has it on record; `unused`: that cut came to nothing;
 * `refused`.
 */
export type CutStanding = 'offered' | 'bound' | 'told' | 'in' | 'left-out' | 'missed' | 'unused' | 'refused';

export type OwnCut = {
  readonly table: string;
  readonly shoe: number;
  readonly commitment: Hex32;
  readonly attempt: number;
  readonly value: Hex32;
  readonly commit: Hex32;
  /** Of the list it stands in, as it was before this value was told; `null`: it is not closed, or there is none. */
  readonly list: Hex32 | null;
  /** The root of the values that the own one was shown to be among, once the shoe is cut; `null`: not shown. */
  readonly values: Hex32 | null;
  readonly standing: CutStanding;
  /** Why it was refused, or missed the cut. */
  readonly message: string | null;
};

/** Where a page keeps what it was bound to; forgotten with the page. */
export type CutMemory = {
  readonly read: (table: string) => OwnCut | null;
  readonly write: (table: string, cut: OwnCut) => void;
};

export type Cuts = {
  readonly see: (table: string, view: TableView) => void;
  /** At a table of one's own the value comes with the ticket, which is the Deal. [V5] */
  readonly forTicket: (table: string, view: TableView) => Hex32 | undefined;
  /** The next shoe of the table is cut with this value. */
  readonly bring: (table: string, value: Hex32) => void;
  readonly own: (table: string) => OwnCut | null;
};

/** A value that does not arrive spoils the cut for all, and there is little time. */
const AGAIN_AFTER_MS = 400;
const TRIES = 12;

const isIn = ({ root, count }: Listed, place: PlaceInList, led: Hex32 | null): boolean =>
  led === root && place.count === count;

const MISSED = {
  late: 'the values were being told already.',
  full: 'no place was left in the list.',
} as const;

/**
 * The cuts of one patron. `tell` receives each change of the own part in a cut, `memory` keeps values across a
 * reload. [F2]
 */
export const createCuts = (
  { secret, after }: Pick<Environment, 'secret' | 'after'>,
  { ask, placeInCut }: Pick<Acts, 'ask' | 'placeInCut'>,
  tell: (cut: OwnCut) => void,
  memory: CutMemory,
): Cuts => {
  const known = new Map<string, OwnCut>();
  const brought = new Map<string, Hex32>();
  /** Commits of the values this page has told, or is telling. */
  const telling = new Set<Hex32>();
  /** Commits whose place is being looked for. */
  const finding = new Set<Hex32>();
  /** The cut as it was seen last. */
  const latest = new Map<string, CuttingView | null>();

  const own = (table: string): OwnCut | null => known.get(table) ?? memory.read(table);
  const set = (cut: OwnCut): void => {
    known.set(cut.table, cut);
    memory.write(cut.table, cut);
    tell(cut);
  };
  const stand = (cut: OwnCut, standing: CutStanding, message: string | null = null): void => {
    // A later attempt may have begun while the answer was on its way.
    const now = own(cut.table);
    if (now?.commit === cut.commit && now.standing !== standing) set({ ...now, standing, message });
  };
  const draw = (table: string, shoe: number, commitment: Hex32, attempt: number): OwnCut => {
    const value = brought.get(table) ?? secret();
    brought.delete(table);
    const commit = commitOf(commitment, value);
    return {
      table,
      shoe,
      commitment,
      attempt,
      value,
      commit,
      list: null,
      values: null,
      standing: 'offered',
      message: null,
    };
  };

  /** `open`: a beacon decides later, so the value itself is told at once. */
  const comeForward = async (cut: OwnCut, open: boolean): Promise<void> => {
    set(cut);
    const { table, shoe, commit, value } = cut;
    const act = open ? ({ act: 'bring-cut', value } as const) : ({ act: 'commit-cut', commit } as const);
    const answer = await ask(table, { shoe, round: 0, act });
    // Without an answer it may have counted: the list tells.
    if (answer.outcome === 'done' && own(table)?.standing === 'offered') stand(cut, 'bound');
    if (answer.outcome === 'refused') stand(cut, 'refused', answer.message);
  };

  const tellValue = async (cut: OwnCut, tries = TRIES): Promise<void> => {
    const { table, shoe, value, commit } = cut;
    if (telling.has(commit)) return;
    telling.add(commit);
    stand(cut, 'told');
    const answer = await ask(table, { shoe, round: 0, act: { act: 'reveal-cut', value } });
    const isPaused = answer.outcome === 'refused' && answer.refusal.reason === 'table-paused';
    if (answer.outcome !== 'failed' && !isPaused) return;
    // Told again when the table is seen again, as after a pause, and before.
    telling.delete(commit);
    stand(cut, 'bound');
    if (!isPaused && tries > 1) after(AGAIN_AFTER_MS, () => void tellValue(cut, tries - 1));
  };

  /** The list is closed: whether the own commit is in it is to be shown before anything is told. */
  const findPlace = async (cut: OwnCut, list: Listed, open: boolean): Promise<void> => {
    if (finding.has(cut.commit)) return;
    finding.add(cut.commit);
    await lookFor(cut, list, open, TRIES, false);
  };

  /**
   * An answer may speak of another moment than what is shown here: only a second one about this list is held against the
   * table, or the last, when what is shown cannot be that old any more.
   */
  const lookFor = async (
    cut: OwnCut,
    list: Listed,
    open: boolean,
    tries: number,
    doubted: boolean,
  ): Promise<void> => {
    const { table, shoe, commitment, commit } = cut;
    const place = await placeInCut(table, shoe, commit);
    const now = own(table);
    const isOfList = place?.of === 'commits' || (place?.of === 'none' && place.root === list.root);
    const isHeldAgainst = isOfList ? doubted : place !== null && tries === 1;
    // Else the attempt is over: how it ended is seen by the shoe.
    if (now?.commit === commit && latest.get(table)?.root === list.root) {
      if (place?.of === 'missed') stand(now, 'missed', MISSED[place.why]);
      else if (
        place?.of === 'commits' &&
        isIn(list, place, rootOfPlace('commits', commitment, commit, place))
      ) {
        // Kept from now on: later nobody can be left out of it unseen.
        set({ ...now, list: hashOfListed(commitment, list), standing: open ? 'told' : 'bound' });
        if (!open) void tellValue({ ...now, standing: 'bound' });
      } else if (isHeldAgainst && now.standing === 'bound') {
        // The table had said that it was taken.
        stand(now, 'left-out');
      } else if (tries > 1) {
        // It may never have arrived: then it comes too late now, and is on record.
        if (isOfList && doubted) await comeForward(now, open);
        const again = () => void lookFor(cut, list, open, tries - 1, doubted || isOfList);
        after(AGAIN_AFTER_MS, again);
        return;
      }
    }
    finding.delete(commit);
  };

  /** The shoe is cut: that the value is one of those it was cut by. */
  const findValue = async (cut: OwnCut): Promise<void> => {
    const place = await placeInCut(cut.table, cut.shoe, cut.commit);
    const now = own(cut.table);
    if (now?.commit !== cut.commit || place === null) return;
    if (place.of === 'missed') return stand(now, 'missed', MISSED[place.why]);
    const values = place.of === 'values' ? rootOfPlace('values', cut.commitment, cut.value, place) : null;
    if (values !== null && (now.values !== values || now.standing !== 'in'))
      set({ ...now, values, standing: 'in' });
  };

  const see = (table: string, view: TableView): void => {
    const { shoe, cutting, setup } = view;
    latest.set(table, cutting);
    // Nothing is taken while the table is paused.
    if (!shoe?.commitment || setup.solo || (cutting && view.pausedAt !== null)) return;
    const { commitment, number, cut } = shoe;
    const before = own(table);
    const held = before?.commitment === commitment ? before : null;
    if (cutting?.stage === 'committing') {
      const isNew = held === null || held.attempt < cutting.attempt;
      if (held && isNew && held.standing === 'refused') return;
      if (isNew) void comeForward(draw(table, number, commitment, cutting.attempt), cutting.open);
    } else if (cutting) seeClosed(table, number, commitment, held, cutting);
    else if (held && cut && (held.standing === 'told' || held.standing === 'bound')) {
      // An attempt counts with all that were listed, or not at all.
      const attempt = cut.failed + (cut.awaited ? 1 : 0) + 1;
      const counted = cut.values > 0 && held.attempt === attempt && held.list !== null;
      stand(held, counted ? 'in' : 'unused');
      if (held.attempt === attempt && cut.values > 0) void findValue(held);
    }
  };

  const seeClosed = (
    table: string,
    shoe: number,
    commitment: Hex32,
    held: OwnCut | null,
    { attempt, stage, root, open, committed, commits }: CuttingView,
  ): void => {
    // Too late; it comes forward all the same, so that the record of the shoe says so.
    if (held === null && root !== null) void comeForward(draw(table, shoe, commitment, attempt), open);
    if (held?.attempt !== attempt) return;
    if (root !== null) {
      if (held.standing === 'left-out' || held.standing === 'missed') return;
      if (held.list === null) void findPlace(held, { count: committed, root }, open);
      else if (!open) void tellValue(held);
    } else if (stage === 'revealing') {
      const listed = commits.includes(held.commit);
      if (listed && held.list === null) set({ ...held, list: listHashOf(commitment, commits) });
      // By the list and not by what was answered: an answer may have been lost, or the page loaded anew.
      if (listed) void tellValue(held);
      else if (held.standing === 'bound') stand(held, 'left-out');
    }
  };

  return {
    see,
    forTicket: (table, { shoe, setup }) => {
      if (!setup.solo || !shoe?.commitment || shoe.cut) return undefined;
      const before = own(table);
      // The same ticket may be sent twice, and another after a refusal: it is the same deck.
      if (before?.commitment === shoe.commitment) return before.value;
      const cut = draw(table, shoe.number, shoe.commitment, 1);
      set({ ...cut, standing: 'told' });
      return cut.value;
    },
    bring: (table, value) => void brought.set(table, value),
    own,
  };
};
