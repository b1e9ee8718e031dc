// Computes the alerts of the floor from the wall's entries: paused and stopped tables, rounds without a dealer,
// exposure near its limit, corrections that wait for approval, cards entered manually. [T5] [T6]
import { texts } from '@punto/language/catalogue';
import type { FloorEntry, WalletAlert } from '@punto/protocol/floor/message';
import { stopText } from './client/fault-text.ts';
import { exposureShare, NEAR_LIMIT } from './exposure-limit.ts';
import { pauseReason } from './pause-reason.ts';
import type { Tone } from './ui/marks.tsx';

const text = texts('floor').alert;

export type FloorAlert = {
  readonly id: string;
  readonly tone: Tone;
  /** `null` if the alert concerns no single table. */
  readonly table: string | null;
  readonly name: string;
  /** After the name of the table in a line; of an alert without a table, the whole sentence. */
  readonly words: string;
  /** On the card of the table. */
  readonly alone: string;
  /** Server time in milliseconds; `null` if it is not recorded. */
  readonly since: number | null;
  /** Id of the member who caused it, for whom it does not ring. */
  readonly by: string | null;
  /** Rings until a member of staff acknowledges it. */
  readonly rings: boolean;
  /** Of an alert without a table: the page that it leads to. */
  readonly href?: string;
};

/** Most severe first, then oldest first. */
export const alertsOf = (
  tables: readonly FloorEntry[],
  waiting: number,
  wallets: readonly WalletAlert[] = [],
): readonly FloorAlert[] => {
  const found = [...tables.flatMap(tableAlerts), ...wallets.map(walletAlert), ...approvalAlert(waiting)];
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
    const said = both((form) => form.stopped({ why: stopText(stopReason) }));
    found.push({ ...base, ...said, id: `${table} stopped`, tone: 'bad', rings: true });
  }
  const { pause } = floor;
  if (pause) {
    const { by, reason, since } = pause;
    const said = both((form) =>
      reason === null
        ? form.paused({ by: by.name })
        : form.pausedWhy({ by: by.name, reason: pauseReason(reason) }),
    );
    const id = `${table} paused ${since}`;
    found.push({ ...base, ...said, id, tone: 'bad', since, by: by.id, rings: true });
  }
  found.push(...dealerAlerts(entry));
  const share = exposureShare(floor);
  if (share !== null && share >= NEAR_LIMIT) {
    const said = both((form) => form.exposure({ share: Math.floor(share * 100) / 100 }));
    found.push({ ...base, ...said, id: `${table} exposure`, tone: 'warn' });
  }
  if (floor.view.manual) {
    found.push({ ...base, ...both((form) => form.manual()), id: `${table} manual`, tone: 'info' });
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
    const said = both((form) => form.roundWaits({ why: missingText(floor, text.missing) }));
    found.push({ ...base, ...said, id: `${table} unattended ${since}`, tone: 'bad', rings: true });
  } else if (away) {
    const said = { words: missingText(floor, text.missing), alone: missingText(floor, text.missingAlone) };
    found.push({ ...base, ...said, id: `${table} away ${since}`, tone: 'warn' });
  }
  if (cutOverdue) {
    const said = both((form) => form.cutOverdue({ cards: cutOverdue }));
    found.push({ ...base, ...said, id: `${table} cut`, tone: 'warn', since: null });
  }
  for (const { id, name } of dealers.filter((dealer) => offers.includes(dealer.id)))
    found.push({
      ...base,
      ...both((form) => form.relief({ dealer: name })),
      id: `${table} relief ${id}`,
      tone: 'info',
    });
  return found;
};

const both = (say: (form: typeof text.after | typeof text.alone) => string) => ({
  words: say(text.after),
  alone: say(text.alone),
});

/** `The console of Dana is locked`. */
export const missingAlone = (floor: FloorEntry['floor']): string => missingText(floor, text.missingAlone);

const missingText = (
  { dealers, away }: FloorEntry['floor'],
  forms: typeof text.missing | typeof text.missingAlone,
): string => {
  const [caller] = dealers;
  if (!caller) return forms.nobody();
  return forms[away?.why === 'locked' ? 'locked' : 'unreachable']({ dealer: caller.name });
};

/** The wallet of an operator: its breaker is open, or a call is unresolved for ten minutes. */
const walletAlert = ({ kind, brand, name, since }: WalletAlert): FloorAlert => {
  const words = text.wallet[kind]({ name });
  return {
    ...{ id: `wallet ${kind} ${brand} ${since}`, tone: 'bad', table: null, name, words, alone: words },
    ...{ since, by: null, rings: true, href: '/operators' },
  };
};

const approvalAlert = (waiting: number): readonly FloorAlert[] =>
  waiting === 0
    ? []
    : [
        {
          id: 'approvals',
          href: '/approvals',
          tone: 'warn',
          table: null,
          name: text.approvals.name({ n: waiting }),
          words: text.approvals.says({ n: waiting }),
          alone: text.approvals.says({ n: waiting }),
          since: null,
          by: null,
          rings: false,
        },
      ];
