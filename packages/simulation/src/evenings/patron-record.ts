// All observations of one patron: every change of the balance, every stake and every time at a table. Each question reads all of
// them; no sums are stored. It shares no code with the product.
import { type Span, windowAt } from './calendar.ts';
import { KEYS, type Key, partsOf, RulesModel } from './rules-model.ts';

type Stake = {
  readonly id: string;
  readonly table: string;
  readonly amountMinor: number;
  readonly atMs: number;
  is: 'open' | 'posted' | 'void';
};
type BalanceChange = { readonly atMs: number; readonly amountMinor: number; readonly isDeposit: boolean };
type Piece = { readonly fromMs: number; readonly toMs: number };

/** One reason against a stake or a deposit. */
export type Against =
  | { readonly reason: 'excluded' | 'time-out' | 'reality-check' }
  | {
      readonly reason: 'own-limit';
      readonly key: Key;
      readonly limit: number;
      readonly open: number;
      readonly untilMs: number;
    };

const SESSION_GAP_MS = 15 * 60_000;

export class PatronRecord {
  readonly rules: RulesModel;
  /** Whether a protection is stored: something was set, or time was counted. */
  isKept = false;
  /** The last time with another zone. */
  zoneSetMs = Number.NEGATIVE_INFINITY;
  #changes: readonly BalanceChange[] = [];
  #stakes: readonly Stake[] = [];
  #pieces: readonly Piece[] = [];
  /** Money is limited, so the account's time only increases. */
  #isGuarded = false;
  #latestMs = Number.NEGATIVE_INFINITY;
  #countedToMs = 0;
  #session = { playedMs: 0, checkedMs: 0 };
  /** Windows that ended between two entries of the account. */
  readonly onWindowEnd: (span: Span) => void;

  constructor(zone: string, onWindowEnd: (span: Span) => void) {
    this.rules = new RulesModel(zone);
    this.onWindowEnd = onWindowEnd;
  }

  balanceMinor(): number {
    return this.#changes.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  }

  openMinor(table?: string): number {
    return this.#stakes.reduce(
      (sum, stake) =>
        stake.is === 'open' && (table === undefined || stake.table === table) ? sum + stake.amountMinor : sum,
      0,
    );
  }

  openTables(): readonly string[] {
    return [...new Set(this.#stakes.flatMap(({ is, table }) => (is === 'open' ? [table] : [])))];
  }

  /** Nodes differ in time by seconds: a frame that has ended for one node has ended for all. */
  passTo(atMs: number): void {
    if (!this.#isGuarded || atMs <= this.#latestMs) return;
    for (const span of ['day', 'week', 'month'] as const)
      if (atMs >= windowAt(span, this.#latestMs, this.rules.zone).endMs) this.onWindowEnd(span);
    this.#latestMs = atMs;
  }

  #timeOf(atMs: number): number {
    return this.#isGuarded ? Math.max(atMs, this.#latestMs) : atMs;
  }

  addStake(id: string, table: string, amountMinor: number, atMs: number): void {
    this.#stakes = [...this.#stakes, { id, table, amountMinor, atMs: this.#timeOf(atMs), is: 'open' }];
  }

  decideStake(id: string, how: 'post' | 'void', atMs: number): void {
    const stake = this.#stakes.find((each) => each.id === id);
    if (stake?.is !== 'open') throw new Error(`stake ${id} is decided and was not open`);
    stake.is = how === 'post' ? 'posted' : 'void';
    if (how === 'post') this.addChange(-stake.amountMinor, atMs, false);
  }

  addChange(amountMinor: number, atMs: number, isDeposit: boolean): void {
    this.#changes = [...this.#changes, { amountMinor, isDeposit, atMs: this.#timeOf(atMs) }];
  }

  /** A change of the rules was made. */
  keep(nowMs: number): void {
    if (!this.isKept) {
      this.isKept = true;
      this.#countedToMs = nowMs;
    }
    const guarded = this.rules.limitsMoney();
    if (guarded && !this.#isGuarded) {
      this.#latestMs = nowMs;
      // The books do not show stakes that were returned before the first limit.
      this.#stakes = this.#stakes.filter(({ is }) => is !== 'void');
    }
    this.#isGuarded = guarded;
  }

  answerCheck(): void {
    this.#session.checkedMs = this.#session.playedMs;
  }

  /** Adds time at a table; time before the end of the last interval is counted already. */
  addPlay({ fromMs, toMs }: Piece): void {
    if (!this.isKept) {
      this.isKept = true;
      this.#countedToMs = fromMs;
    }
    const start = Math.max(fromMs, this.#countedToMs);
    if (toMs <= start) return;
    if (start - this.#countedToMs > SESSION_GAP_MS) this.#session = { playedMs: 0, checkedMs: 0 };
    this.#session.playedMs += toMs - start;
    this.#pieces = [...this.#pieces, { fromMs: start, toMs }];
    this.#countedToMs = toMs;
  }

  /** The used amount of a limit at this time, with stakes in play counted as lost; in the unit of the limit. */
  used(key: Key, nowMs: number): number {
    const { kind, span } = partsOf(key);
    const { zone } = this.rules;
    if (kind === 'time') {
      const { startMs, endMs } = windowAt(span, Math.max(nowMs, this.#countedToMs), zone);
      return this.#pieces.reduce(
        (sum, { fromMs, toMs }) => sum + Math.max(0, Math.min(toMs, endMs) - Math.max(fromMs, startMs)),
        0,
      );
    }
    const { startMs } = windowAt(span, this.#timeOf(nowMs), zone);
    const since = <T extends { readonly atMs: number }>(all: readonly T[]) =>
      all.filter(({ atMs }) => atMs >= startMs);
    if (kind === 'stake') return since(this.#stakes).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const changed = since(this.#changes).filter(({ isDeposit }) => isDeposit === (kind === 'deposit'));
    const sum = changed.reduce((total, { amountMinor }) => total + amountMinor, 0);
    return kind === 'deposit' ? sum : this.openMinor() - sum;
  }

  untilMs(key: Key, nowMs: number): number {
    const { kind, span } = partsOf(key);
    const atMs = kind === 'time' ? Math.max(nowMs, this.#countedToMs) : this.#timeOf(nowMs);
    return windowAt(span, atMs, this.rules.zone).endMs;
  }

  /** All reasons against a stake of this amount at this time; none: it must be accepted. */
  againstStake(amountMinor: number, nowMs: number): readonly Against[] {
    const isDue = this.#session.playedMs - this.#session.checkedMs >= this.rules.checkEveryMs;
    return [
      ...this.#absent(nowMs),
      ...(this.isKept && isDue ? [{ reason: 'reality-check' } as const] : []),
      ...KEYS.flatMap((key) => {
        const { kind } = partsOf(key);
        if (kind === 'deposit') return [];
        return this.#over(key, kind === 'time' ? 1 : amountMinor, nowMs);
      }),
    ];
  }

  againstDeposit(amountMinor: number, nowMs: number): readonly Against[] {
    return [
      ...this.#absent(nowMs),
      ...KEYS.flatMap((key) => (partsOf(key).kind === 'deposit' ? this.#over(key, amountMinor, nowMs) : [])),
    ];
  }

  #absent(nowMs: number): readonly Against[] {
    const reason = this.rules.absence(nowMs);
    return reason === null ? [] : [{ reason }];
  }

  #over(key: Key, more: number, nowMs: number): readonly Against[] {
    const limit = this.rules.limit(key);
    if (limit === null) return [];
    const used = this.used(key, nowMs);
    if (used + more <= limit) return [];
    const open = Math.max(0, limit - used);
    return [{ reason: 'own-limit', key, limit, open, untilMs: this.untilMs(key, nowMs) }];
  }

  /** The largest stake that the limits on money allow; `null`: no such limit. */
  room(nowMs: number): number | null {
    const rooms = KEYS.flatMap((key) => {
      const { kind } = partsOf(key);
      const limit = kind === 'loss' || kind === 'stake' ? this.rules.limit(key) : null;
      return limit === null ? [] : [limit - this.used(key, nowMs)];
    });
    return rooms.length === 0 ? null : Math.min(...rooms);
  }
}
