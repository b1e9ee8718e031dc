// The referee's model of the rules P1, P4, P5 and P6: limits of two setters, pending rises, the time between reality checks,
// time-outs and exclusions. It shares no code with the product.
import type { ProtectionChange } from '@punto/ledger/protection/change';
import { SPANS, type Span } from './calendar.ts';

export const KINDS = ['deposit', 'loss', 'stake', 'time'] as const;
export type Kind = (typeof KINDS)[number];
export type Key = `${Kind}-${Span}`;
export type Setter = 'patron' | 'house';

export const KEYS: readonly Key[] = KINDS.flatMap((kind) => SPANS.map((span): Key => `${kind}-${span}`));
export const partsOf = (key: Key): { readonly kind: Kind; readonly span: Span } => {
  const kind = KINDS.find((each) => key.startsWith(each));
  const span = SPANS.find((each) => key.endsWith(each));
  if (!kind || !span) throw new Error(`${key} is no limit`);
  return { kind, span };
};

const HOUR_MS = 3_600_000;
const A_DAY_MS = 24 * HOUR_MS;
const CHECK_AT_MOST_MS = HOUR_MS;

type Wish = { readonly to: number | null; readonly fromMs: number };
type HeldLimit = { limit: number | null; wish: Wish | null };

export class RulesModel {
  zone: string;
  /** Whether the zone is fixed. */
  isZoneFixed = false;
  checkEveryMs = CHECK_AT_MOST_MS;
  timeOutEndMs = 0;
  /** `Infinity`: permanent. */
  exclusionEndMs = 0;
  readonly #held = new Map<string, HeldLimit>();

  constructor(zone: string) {
    this.zone = zone;
  }

  of(setter: Setter, key: Key | 'reality-check'): HeldLimit {
    const name = `${setter} ${key}`;
    const held = this.#held.get(name) ?? { limit: null, wish: null };
    this.#held.set(name, held);
    return held;
  }

  /** The lower of the two; `null`: no limit. */
  limit(key: Key): number | null {
    const [patron, house] = [this.of('patron', key).limit, this.of('house', key).limit];
    if (patron === null || house === null) return patron ?? house;
    return Math.min(patron, house);
  }

  /** Whether any amount of money is limited. */
  limitsMoney(): boolean {
    return KEYS.some((key) => partsOf(key).kind !== 'time' && this.limit(key) !== null);
  }

  wishes(): readonly {
    readonly setter: Setter;
    readonly key: Key | 'reality-check';
    readonly fromMs: number;
  }[] {
    return (['patron', 'house'] as const).flatMap((setter) =>
      [...KEYS, 'reality-check' as const].flatMap((key) => {
        const { wish } = this.of(setter, key);
        return wish ? [{ setter, key, fromMs: wish.fromMs }] : [];
      }),
    );
  }

  /** The absence of the patron: the exclusion or the time-out, whichever ends later. */
  absence(nowMs: number): 'excluded' | 'time-out' | null {
    if (nowMs >= Math.max(this.exclusionEndMs, this.timeOutEndMs)) return null;
    return this.exclusionEndMs >= this.timeOutEndMs ? 'excluded' : 'time-out';
  }

  /** Makes the change, or returns the refusal without a change. */
  change(change: ProtectionChange, nowMs: number, setter: Setter, zone: string): string | null {
    const refusal = this.#make(change, nowMs, setter);
    if (refusal === null && !this.isZoneFixed) {
      this.zone = zone;
      this.isZoneFixed = KEYS.some((key) => this.limit(key) !== null);
    }
    return refusal;
  }

  #make(change: ProtectionChange, nowMs: number, setter: Setter): string | null {
    switch (change.change) {
      case 'set-limit':
        this.#set(this.of(setter, change.key), change.to, nowMs);
        return null;
      case 'set-reality-check':
        return this.#setCheck(change.everyMs, nowMs, setter);
      case 'confirm-rise':
        return this.#confirm(change.key, nowMs, setter);
      case 'withdraw-rise': {
        const held = this.of(setter, change.key);
        if (!held.wish) return 'no-rise';
        held.wish = null;
        return null;
      }
      case 'take-time-out':
        if (this.#isOutLongerThan(nowMs + change.forMs, nowMs)) return 'would-shorten';
        this.timeOutEndMs = nowMs + change.forMs;
        return null;
      case 'exclude': {
        const endMs = change.forMs === null ? Number.POSITIVE_INFINITY : nowMs + change.forMs;
        if (this.exclusionEndMs > 0 && this.#isOutLongerThan(endMs, nowMs)) return 'would-shorten';
        this.exclusionEndMs = endMs;
        return null;
      }
      default:
        return null;
    }
  }

  #set(held: HeldLimit, to: number | null, nowMs: number): void {
    const isMore = held.limit !== null && (to === null || to > held.limit);
    held.wish = isMore ? { to, fromMs: nowMs + A_DAY_MS } : null;
    if (!isMore) held.limit = to;
  }

  #setCheck(everyMs: number, nowMs: number, setter: Setter): string | null {
    const held = this.of(setter, 'reality-check');
    const isMore = everyMs > this.checkEveryMs;
    held.wish = isMore ? { to: everyMs, fromMs: nowMs + A_DAY_MS } : null;
    if (!isMore) this.checkEveryMs = everyMs;
    return null;
  }

  #confirm(key: Key | 'reality-check', nowMs: number, setter: Setter): string | null {
    const held = this.of(setter, key);
    const { wish } = held;
    if (!wish) return 'no-rise';
    if (nowMs < wish.fromMs) return 'too-early';
    held.wish = null;
    if (key === 'reality-check') this.checkEveryMs = wish.to ?? CHECK_AT_MOST_MS;
    else held.limit = wish.to;
    return null;
  }

  #isOutLongerThan(endMs: number, nowMs: number): boolean {
    return this.absence(nowMs) !== null && Math.max(this.exclusionEndMs, this.timeOutEndMs) > endMs;
  }
}
