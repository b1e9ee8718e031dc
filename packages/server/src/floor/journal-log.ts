// Logs one line for each journal entry, once the entry is on disk. It wraps the store, because every journal entry
// passes through it. A line has who did what, where and why; of `before` and `after` only the fields listed here, so
// that no card, secret or balance is logged.

import { fieldOf } from '@punto/engine/object-keys';
import type { JournalEntry } from '@punto/store/journal-entry';
import type { Store } from '@punto/store/store';
import type { LimitsMove } from '@punto/table';
import type { Logger } from 'pino';

/** Duties a dealer does several times in each round; logged at debug level. */
const ROUTINE: ReadonlySet<string> = new Set([
  'open-betting',
  'close-betting',
  'enter-card',
  'open-card',
  'take-back',
  'confirm-result',
]);

/** Logged fields of `before` and `after` by action. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'sign-in': ['address'],
  'sign-in-failed': ['name', 'address', 'wrong', 'failures', 'locked'],
  'confirm-failed': ['wrong', 'failures', 'locked'],
  'session-ended': ['because'],
  'add-staff': ['id', 'name', 'role', 'active'],
  'change-staff': ['id', 'name', 'role', 'active', 'passwordReset'],
  'reset-manager': ['id', 'name', 'role', 'active', 'passwordReset'],
  'unlock-staff': ['id', 'name'],
  'ask-approval': ['approval', 'totalMinor'],
  'approve-correction': ['approval'],
  'decline-correction': ['approval', 'declined'],
  'withdraw-correction': ['approval'],
  'lapse-correction': ['approval', 'why'],
  'monitor-alarm': ['other', 'finding'],
  'note-alarm': ['alarm', 'kind', 'other'],
};

/** The store, with a log line for every journal entry. */
export const logJournal = <S extends Store>(store: S, log: Logger): S => {
  const { staff, approvals, patrons, monitor } = store;
  const { sessions, failures } = staff;

  /** `null` or `false`: nothing was done or journalled. */
  const noted = async <T>(done: Promise<T>, entry: JournalEntry | undefined): Promise<T> => {
    const value = await done;
    if (entry && value !== null && value !== false) logEntry(log, entry);
    return value;
  };

  const write: Store['write'] = async (request) => {
    const entries: JournalEntry[] = [];
    const done = await store.write({
      ...request,
      work: (tx) => {
        // A retried transaction starts again.
        entries.length = 0;
        const journal = (entry: JournalEntry): void => {
          tx.journal(entry);
          entries.push(entry);
        };
        return request.work({ ...tx, journal });
      },
    });
    for (const entry of entries) logEntry(log, entry);
    return done;
  };

  return {
    ...store,
    write,
    journal: (entry) => noted(store.journal(entry), entry),
    staff: {
      ...staff,
      add: (member, entry) => noted(staff.add(member, entry), entry),
      update: (id, change, entry) => noted(staff.update(id, change, entry), entry),
      sessions: {
        ...sessions,
        open: (session, entry) => noted(sessions.open(session, entry), entry),
        lock: (hash, entry) => noted(sessions.lock(hash, entry), entry),
        confirm: (hash, at, until, entry) => noted(sessions.confirm(hash, at, until, entry), entry),
        end: (hash, entry) => noted(sessions.end(hash, entry), entry),
        endAll: (member, but, entry) => noted(sessions.endAll(member, but, entry), entry),
      },
      failures: {
        ...failures,
        add: (name, at, entry) => noted(failures.add(name, at, entry), entry),
        clear: (name, entry) => noted(failures.clear(name, entry), entry),
      },
    },
    approvals: {
      ...approvals,
      ask: (question, entry) => noted(approvals.ask(question, entry), entry),
      decide: (id, decision, entry) => noted(approvals.decide(id, decision, entry), entry),
    },
    monitor: {
      ...monitor,
      raise: (alarm, entry) => noted(monitor.raise(alarm, entry), entry),
      note: (number, note, entry) => noted(monitor.note(number, note, entry), entry),
    },
    patrons: {
      ...patrons,
      suspend: (patron, suspended, entry) => noted(patrons.suspend(patron, suspended, entry), entry),
      reinstate: (patron, entry) => noted(patrons.reinstate(patron, entry), entry),
      addNote: (patron, note, entry) => noted(patrons.addNote(patron, note, entry), entry),
    },
  };
};

const logEntry = (log: Logger, entry: JournalEntry): void => {
  const { action, staff, role, after } = entry;
  const approvedBy = fieldOf(fieldOf(fieldOf(after, 'duty'), 'approvedBy'), 'name');
  const line = {
    ...{ component: 'floor', act: action },
    ...given({ staff: staff?.id, person: staff?.name, role, approvedBy }),
    ...given({ table: entry.table, shoe: entry.shoe, round: entry.round, patron: entry.patron }),
    ...given({ reason: entry.reason }),
    ...(action in SHOWN ? { after: shownOf(action, after) } : {}),
    ...(action === 'change-limits' ? { changed: changedLimits(fieldOf(after, 'limits') as LimitsMove) } : {}),
  };
  log[levelOf(entry)](line, 'floor act');
};

const levelOf = ({ action, after }: JournalEntry): 'debug' | 'info' | 'warn' => {
  if (ROUTINE.has(action)) return 'debug';
  return fieldOf(after, 'locked') === true ? 'warn' : 'info';
};

const shownOf = (action: string, change: unknown): object =>
  given(Object.fromEntries((SHOWN[action] ?? []).map((name) => [name, fieldOf(change, name)])));

/** The changed limits, each with its old value. */
const changedLimits = ({ before, after }: LimitsMove): readonly object[] => {
  const offers = after.offers.flatMap(({ option, minMinor, maxMinor }) => {
    const was = before.offers.find((offer) => offer.option === option);
    if (was?.minMinor === minMinor && was.maxMinor === maxMinor) return [];
    return [{ option, was: was && [was.minMinor, was.maxMinor], now: [minMinor, maxMinor] }];
  });
  const wide = (['differentialMinor', 'patronDifferentialMinor'] as const).flatMap((limit) => {
    const [was, now] = [before[limit] ?? null, after[limit] ?? null];
    return was === now ? [] : [{ limit, was, now }];
  });
  return [...offers, ...wide];
};

const given = (fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
