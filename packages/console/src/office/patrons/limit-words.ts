// Names and amounts of a patron's limits, as the console writes them.
import { texts } from '@punto/language/catalogue';
import type { LimitKey } from '@punto/protocol/protection';
import { moneyOf, span } from '@punto/ui/words/number.ts';

const { limits } = texts('protection');

const KINDS = ['loss', 'stake', 'deposit', 'time'] as const;
const FRAMES = ['day', 'week', 'month'] as const;

export const LIMIT_KEYS: readonly LimitKey[] = KINDS.flatMap((kind) =>
  FRAMES.map((frame): LimitKey => `${kind}-${frame}`),
);

export const isLimitKey = (key: unknown): key is LimitKey => LIMIT_KEYS.some((each) => each === key);

/** Coins or an amount of the patron's currency; or hours, minutes and seconds. */
export const limitAmount = (key: LimitKey, amount: number, currency: string): string =>
  key.startsWith('time') ? span(amount) : moneyOf(amount, currency);

/** Such as "Loss, Day". */
export const limitName = (key: LimitKey): string => {
  const kind = KINDS.find((each) => key.startsWith(each)) ?? 'loss';
  const frame = FRAMES.find((each) => key.endsWith(each)) ?? 'day';
  return limits.of({ kind: limits.kind[kind](), frame: limits.frame[frame]() });
};
