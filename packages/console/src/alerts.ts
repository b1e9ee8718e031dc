// Computes the alerts of the floor from the wall's entries: paused and stopped tables, rounds without a dealer,
// exposure near its limit, corrections that wait for approval, cards entered manually. [T5] [T6]
import type { FloorEntry } from '@punto/protocol/floor/message';
import { stopReasonText } from '@punto/protocol/floor/words';
import { plural } from '@punto/ui/words/number.ts';
import { exposureShare, NEAR_LIMIT } from './exposure-limit.ts';
import type { Tone } from './ui/marks.tsx';

export type FloorAlert = {
  readonly id: string;
  readonly tone: Tone;
  /** `null` if the alert concerns no single table. */
  readonly table: string | null;
  readonly name: string;
  readonly words: string;
  /** Server time in milliseconds; `null` if it is not recorded. */
  readonly since: number | null;
  /** Id of the member who caused it, for whom it does not ring. */
  readonly by: string | null;
  /** Rings until somebody acknowledges it. */
  readonly rings: boolean;
};

/** Most severe first, then oldest first. */
export const alertsOf = (tables: readonly FloorEntry[], waiting: number): readonly FloorAlert[] => {
  const found = [...tables.flatMap(tableAlerts), ...approvalAlert(waiting)];
  return found.sort(
    (a, b) => GRAVITY.indexOf(a.tone) - GRAVITY.indexOf(b.tone) || (a.since ?? LATE) - (b.since ?? LATE),
  );
};

const GRAVITY: readonly Tone[] = ['bad', 'warn', 'info', 'good'];
const LATE = Number.MAX_SAFE_INTEGER;

/** The alerts of one table. */
export const tableAlerts = (entry: FloorEntry): readonly FloorAlert[] => {
  const { table, floor, stopped, stopReason } = entry;
  const base = { table, name: floor.view.setup.name, since: null, by: null, rings: false };
  const found: FloorAlert[] = [];
  if (stopped) {
    const words = `stopped by itself: ${stopReasonText(stopReason)}`;
    found.push({ ...base, id: `${table} stopped`, tone: 'bad', words, rings: true });
  }
  const { pause } = floor;
  if (pause) {
    const words = `paused by ${pause.by.name}${pause.reason === null ? '' : `: ${pause.reason}`}`;
    const id = `${table} paused ${pause.since}`;
    found.push({ ...base, id, tone: 'bad', words, since: pause.since, by: pause.by.id, rings: true });
  }
  found.push(...dealerAlerts(entry));
  const share = exposureShare(floor);
  if (share !== null && share >= NEAR_LIMIT) {
    const words = `exposure ${Math.floor(share * 100)} % of its limit`;
    found.push({ ...base, id: `${table} exposure`, tone: 'warn', words });
  }
  if (floor.view.manual) {
    found.push({ ...base, id: `${table} manual`, tone: 'info', words: 'cards are typed by hand' });
  }
  return found;
};

/** A round in progress without its dealer, and a cut card that was not drawn at its place. [T5] [S2] */
const dealerAlerts = ({ table, floor }: FloorEntry): readonly FloorAlert[] => {
  const { dealers, away, unattended, cutOverdue, offers = [], view } = floor;
  const base = { table, name: floor.view.setup.name, since: away?.since ?? null, by: null, rings: false };
  const found: FloorAlert[] = [];
  const since = away?.since ?? view.round?.number ?? 0;
  if (unattended) {
    const words = `a round waits: ${missingWords(floor)}`;
    found.push({ ...base, id: `${table} unattended ${since}`, tone: 'bad', words, rings: true });
  } else if (away) {
    found.push({ ...base, id: `${table} away ${since}`, tone: 'warn', words: missingWords(floor) });
  }
  if (cutOverdue) {
    const words = `cut card not seen, ${cutOverdue} ${plural(cutOverdue, 'card')} past its place`;
    found.push({ ...base, id: `${table} cut`, tone: 'warn', since: null, words });
  }
  for (const { id, name } of dealers.filter((dealer) => offers.includes(dealer.id)))
    found.push({ ...base, id: `${table} relief ${id}`, tone: 'info', words: `${name} wants to be relieved` });
  return found;
};

/** `the console of Dana is locked`. */
export const missingWords = ({ dealers, away }: FloorEntry['floor']): string => {
  const [caller] = dealers;
  if (!caller) return 'no dealer is at the table';
  return away?.why === 'locked'
    ? `the console of ${caller.name} is locked`
    : `the console of ${caller.name} cannot be reached`;
};

const approvalAlert = (waiting: number): readonly FloorAlert[] =>
  waiting === 0
    ? []
    : [
        {
          id: 'approvals',
          tone: 'warn',
          table: null,
          name: `${waiting} ${plural(waiting, 'correction')}`,
          words: `${plural(waiting, 'waits', 'wait')} for a second supervisor`,
          since: null,
          by: null,
          rings: false,
        },
      ];
