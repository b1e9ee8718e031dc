// The patron's part in the cut of each new shoe: bound to a value while nobody's is known, told when everybody's is
// due, remembered so that it can be looked for in the opened shoe. It comes forward by itself; a page that is loaded
// again in the middle finds what it was bound to. [F2]
import { commitOf, listHashOf, MOST_CONTRIBUTIONS } from '@punto/engine/fairness/cut';
import type { Hex32 } from '@punto/engine/fairness/record';
import type { TableView } from '@punto/table/view';
import type { ActOrder, ActOutcome } from './acts.ts';
import type { Environment } from './environment.ts';

/**
 * `offered`: on its way; `bound`; `told`; `in`: the shoe was cut with it; `left-out`: it was bound to, and is not in the
 * list; `unused`: that cut came to nothing; `refused`.
 */
export type CutStanding = 'offered' | 'bound' | 'told' | 'in' | 'left-out' | 'unused' | 'refused';

export type OwnCut = {
  readonly table: string;
  readonly shoe: number;
  readonly commitment: Hex32;
  readonly attempt: number;
  readonly value: Hex32;
  readonly commit: Hex32;
  /** Of the list it stands in, as it was before this value was told; `null`: it is not closed, or there is none. */
  readonly list: Hex32 | null;
  readonly standing: CutStanding;
  /** Why it was refused. */
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

export const createCuts = (
  { secret, after }: Pick<Environment, 'secret' | 'after'>,
  ask: (table: string, order: ActOrder) => Promise<ActOutcome>,
  tell: (cut: OwnCut) => void,
  memory: CutMemory,
): Cuts => {
  const known = new Map<string, OwnCut>();
  const brought = new Map<string, Hex32>();
  /** Commits of the values this page has told, or is telling. */
  const telling = new Set<Hex32>();

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
      standing: 'offered',
      message: null,
    };
  };

  const comeForward = async (cut: OwnCut): Promise<void> => {
    set(cut);
    const { table, shoe, commit } = cut;
    const answer = await ask(table, { shoe, round: 0, act: { act: 'commit-cut', commit } });
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

  const see = (table: string, view: TableView): void => {
    const { shoe, cutting, setup } = view;
    // Nothing is taken while the table is paused.
    if (!shoe?.commitment || setup.solo || (cutting && view.pausedAt !== null)) return;
    const { commitment, number, cut } = shoe;
    const before = own(table);
    const held = before?.commitment === commitment ? before : null;
    if (cutting?.stage === 'committing') {
      const isNew = held === null || held.attempt < cutting.attempt;
      if (held && isNew && held.standing === 'refused') return;
      if (isNew && cutting.committed < MOST_CONTRIBUTIONS)
        void comeForward(draw(table, number, commitment, cutting.attempt));
    } else if (held && cutting?.stage === 'revealing' && held.attempt === cutting.attempt) {
      const listed = cutting.commits.includes(held.commit);
      // Kept from now on: later nobody can be left out of it unseen.
      if (listed && held.list === null) set({ ...held, list: listHashOf(commitment, cutting.commits) });
      // By the list and not by what was answered: an answer may have been lost, or the page loaded anew.
      if (listed) void tellValue(held);
      else if (!listed && held.standing === 'bound') stand(held, 'left-out');
    } else if (held && cut && (held.standing === 'told' || held.standing === 'bound')) {
      // An attempt counts with all that were listed, or not at all.
      const counted = cut.values > 0 && held.attempt === cut.failed + 1 && held.list !== null;
      stand(held, counted ? 'in' : 'unused');
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
