// The client's part in the cut of each new shoe: it commits to a value while no value is known, reveals it when all are
// due, and remembers it to check the proof of the shoe. It takes part automatically, and reveals its value only after
// its commit was proved to be in the list. A page reloaded in between finds its value again. [F2]
import { commitOf, listHashOf } from '@punto/engine/fairness/cut';
import { hashOfListed, type PlaceInList, rootOfPlace } from '@punto/engine/fairness/cut-list';
import type { Hex32, Listed } from '@punto/engine/fairness/record';
import type { ActRefusal } from '@punto/table/act';
import type { CuttingView, TableView } from '@punto/table/view';
import type { Acts } from './acts.ts';
import type { Environment } from './environment.ts';

/**
 * `offered`: commit sent; `bound`: accepted; `told`: value revealed; `in`: the shoe was cut with it; `left-out`:
 * accepted, but not in the list; `missed`: too late or no place left, and the table has recorded that; `unused`: the
 * attempt failed; `refused`.
 */
export type CutStanding = 'offered' | 'bound' | 'told' | 'in' | 'left-out' | 'missed' | 'unused' | 'refused';

/** `late`: values were already being revealed; `full`: no place was left in the list. */
export type CutFault = 'late' | 'full' | ActRefusal['reason'];

export type OwnCut = {
  readonly table: string;
  readonly shoe: number;
  readonly commitment: Hex32;
  readonly attempt: number;
  readonly value: Hex32;
  readonly commit: Hex32;
  /**
   * Hash of the list with the commit, from before the value was revealed; `null`: the list is still open, or there is
   * none.
   */
  readonly list: Hex32 | null;
  /** Root of the values that includes this value, proved after the cut; `null`: not proved. */
  readonly values: Hex32 | null;
  readonly standing: CutStanding;
  /** Why it was refused, or missed the cut. */
  readonly why: CutFault | null;
};

/** Storage of the page's own cut values; lost with the page. */
export type CutMemory = {
  readonly read: (table: string) => OwnCut | null;
  readonly write: (table: string, cut: OwnCut) => void;
};

export type Cuts = {
  readonly see: (table: string, view: TableView) => void;
  /** At a private table the value is sent with the ticket that starts the round. [V5] */
  readonly forTicket: (table: string, view: TableView) => Hex32 | undefined;
  /** Uses this value for the next shoe of the table. */
  readonly bring: (table: string, value: Hex32) => void;
  readonly own: (table: string) => OwnCut | null;
  /** Resolves when a ticket can carry the patron's value; absent: it always can. */
  readonly loading?: () => Promise<void> | null;
};

/** @param notify receives each change of the patron's part in a cut */
export type CreateCuts = (
  environment: Pick<Environment, 'secret' | 'after'>,
  acts: Pick<Acts, 'ask' | 'placeInCut'>,
  notify: (cut: OwnCut) => void,
) => Cuts;

const FORGETFUL: CutMemory = { read: () => null, write: () => {} };

/** A missing value makes the cut fail for all patrons, and time is short, so sending is retried. */
const AGAIN_AFTER_MS = 400;
const TRIES = 12;

const isIn = ({ root, count }: Listed, place: PlaceInList, led: Hex32 | null): boolean =>
  led === root && place.count === count;

/** The requests for the place of a commit in a closed list. */
type PlaceSearch = {
  readonly cut: OwnCut;
  readonly list: Listed;
  readonly open: boolean;
  /** Requests that may still be sent. */
  readonly tries: number;
  /** Answers that described another list, or none. */
  readonly elsewhere: number;
  /** An answer about this list was without the commit. */
  readonly doubted: boolean;
};

/**
 * The cuts of one patron. `notify` receives each change of the own part in a cut, `memory` keeps values across a
 * reload; without it they are lost with the client. [F2]
 */
export const createCuts = (
  { secret, after }: Pick<Environment, 'secret' | 'after'>,
  { ask, placeInCut }: Pick<Acts, 'ask' | 'placeInCut'>,
  notify: (cut: OwnCut) => void,
  memory: CutMemory = FORGETFUL,
): Cuts => {
  const known = new Map<string, OwnCut>();
  const brought = new Map<string, Hex32>();
  /** Commits whose value this page has sent or is sending. */
  const sending = new Set<Hex32>();
  /** Commits whose position is being requested. */
  const finding = new Set<Hex32>();
  /** Commits for whose value the proof is being requested, or was answered. */
  const proving = new Set<Hex32>();
  /** The cutting view last seen for each table. */
  const latest = new Map<string, CuttingView | null>();

  const own = (table: string): OwnCut | null => known.get(table) ?? memory.read(table);
  const set = (cut: OwnCut): void => {
    known.set(cut.table, cut);
    memory.write(cut.table, cut);
    notify(cut);
  };
  const stand = (cut: OwnCut, standing: CutStanding, why: CutFault | null = null): void => {
    // A later attempt may have begun while the answer was on its way.
    const now = own(cut.table);
    if (now?.commit === cut.commit && now.standing !== standing) set({ ...now, standing, why });
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
      why: null,
    };
  };

  /** `open`: a beacon decides later, so the value itself is sent immediately. */
  const comeForward = async (cut: OwnCut, open: boolean): Promise<void> => {
    set(cut);
    const { table, shoe, commit, value } = cut;
    const act = open ? ({ act: 'bring-cut', value } as const) : ({ act: 'commit-cut', commit } as const);
    const answer = await ask(table, { shoe, round: 0, act });
    // Without an answer the commit may still have counted; the list will show it.
    if (answer.outcome === 'done' && own(table)?.standing === 'offered') stand(cut, 'bound');
    if (answer.outcome === 'refused') stand(cut, 'refused', answer.refusal.reason);
  };

  const sendValue = async (cut: OwnCut, tries = TRIES): Promise<void> => {
    const { table, shoe, value, commit } = cut;
    if (sending.has(commit)) return;
    sending.add(commit);
    stand(cut, 'told');
    const answer = await ask(table, { shoe, round: 0, act: { act: 'reveal-cut', value } });
    const isPaused = answer.outcome === 'refused' && answer.refusal.reason === 'table-paused';
    if (answer.outcome !== 'failed' && !isPaused) return;
    // Sent again when the table is next seen, for example after a pause, or by the timer below.
    sending.delete(commit);
    stand(cut, 'bound');
    if (!isPaused && tries > 1) after(AGAIN_AFTER_MS, () => void sendValue(cut, tries - 1));
  };

  /** The list is closed: proves that the own commit is in it before the value is revealed. */
  const findPlace = async (cut: OwnCut, list: Listed, open: boolean): Promise<void> => {
    if (finding.has(cut.commit)) return;
    finding.add(cut.commit);
    await searchPlace({ cut, list, open, tries: TRIES, elsewhere: 0, doubted: false });
  };

  /**
   * An answer may describe another moment than the view shown here. So `left-out` is concluded only from a second
   * answer about this list, or when every try was answered for another moment: over so many answers the view of a
   * working connection is renewed. A try without an answer shows nothing, since the connection may have been lost.
   */
  const searchPlace = async (search: PlaceSearch): Promise<void> => {
    const { cut, list, open, tries, doubted } = search;
    const { table, shoe, commitment, commit } = cut;
    const place = await placeInCut(table, shoe, commit);
    const now = own(table);
    const isOfList = place?.of === 'commits' || (place?.of === 'none' && place.root === list.root);
    const elsewhere = search.elsewhere + (place !== null && !isOfList ? 1 : 0);
    const isHeldAgainst = isOfList ? doubted : elsewhere === TRIES;
    // Otherwise the attempt is over; its result is seen in the shoe.
    if (now?.commit === commit && latest.get(table)?.root === list.root) {
      if (place?.of === 'missed') stand(now, 'missed', place.why);
      else if (
        place?.of === 'commits' &&
        isIn(list, place, rootOfPlace('commits', commitment, commit, place))
      ) {
        // Stored from now on: if the commit is removed later, this list proves it.
        set({ ...now, list: hashOfListed(commitment, list), standing: open ? 'told' : 'bound' });
        if (!open) void sendValue({ ...now, standing: 'bound' });
      } else if (isHeldAgainst && now.standing === 'bound') {
        // The table had confirmed the commit.
        stand(now, 'left-out');
      } else if (tries > 1) {
        // The commit may never have arrived: sent again it is too late, and recorded as missed.
        if (isOfList && doubted) await comeForward(now, open);
        const next = { ...search, tries: tries - 1, elsewhere, doubted: doubted || isOfList };
        const again = () => void searchPlace(next);
        after(AGAIN_AFTER_MS, again);
        return;
      }
    }
    finding.delete(commit);
  };

  /**
   * The shoe is cut: requests the proof that the value is among those it was cut by. Without an answer it asks again,
   * by a timer and then whenever the table is seen; an answer of any other kind ends the search.
   */
  const findValue = async (cut: OwnCut, tries = TRIES): Promise<void> => {
    if (proving.has(cut.commit)) return;
    proving.add(cut.commit);
    const place = await placeInCut(cut.table, cut.shoe, cut.commit);
    const now = own(cut.table);
    if (now?.commit !== cut.commit) return;
    if (place === null) {
      proving.delete(cut.commit);
      if (tries > 1) after(AGAIN_AFTER_MS, () => void findValue(cut, tries - 1));
    } else if (place.of === 'missed') stand(now, 'missed', place.why);
    else if (place.of === 'values') {
      const values = rootOfPlace('values', cut.commitment, cut.value, place);
      if (values !== null) set({ ...now, values, standing: 'in' });
    }
  };

  const see = (table: string, view: TableView): void => {
    const { shoe, cutting, setup } = view;
    latest.set(table, cutting);
    // Nothing is accepted while the table is paused.
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
      // An attempt counts with all listed values, or not at all.
      const attempt = cut.failed + (cut.awaited ? 1 : 0) + 1;
      const counted = cut.values > 0 && held.attempt === attempt && held.list !== null;
      stand(held, counted ? 'in' : 'unused');
      if (held.attempt === attempt && cut.values > 0) void findValue(held);
    } else if (held?.standing === 'in' && held.values === null) void findValue(held);
  };

  const seeClosed = (
    table: string,
    shoe: number,
    commitment: Hex32,
    held: OwnCut | null,
    { attempt, stage, root, open, committed, commits }: CuttingView,
  ): void => {
    // Too late; it is sent all the same, so that the shoe's record has it as missed.
    if (held === null && root !== null) void comeForward(draw(table, shoe, commitment, attempt), open);
    if (held?.attempt !== attempt) return;
    if (root !== null) {
      if (held.standing === 'left-out' || held.standing === 'missed') return;
      if (held.list === null) void findPlace(held, { count: committed, root }, open);
      else if (!open) void sendValue(held);
    } else if (stage === 'revealing') {
      const listed = commits.includes(held.commit);
      if (listed && held.list === null) set({ ...held, list: listHashOf(commitment, commits) });
      // Decided by the list and not by answers: an answer may have been lost, or the page reloaded.
      if (listed) void sendValue(held);
      else if (held.standing === 'bound') stand(held, 'left-out');
    }
  };

  return {
    see,
    forTicket: (table, { shoe, setup }) => {
      if (!setup.solo || !shoe?.commitment || shoe.cut) return undefined;
      const before = own(table);
      // The same ticket may be sent twice, and another after a refusal: the shoe is the same.
      if (before?.commitment === shoe.commitment) return before.value;
      const cut = draw(table, shoe.number, shoe.commitment, 1);
      set({ ...cut, standing: 'told' });
      return cut.value;
    },
    bring: (table, value) => void brought.set(table, value),
    own,
  };
};
