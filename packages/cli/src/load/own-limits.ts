// Limits that the patrons of a load run set for themselves before they play, as the page sets them. They are too high to refuse a
// ticket: the run measures the cost of the comparison.
import { coins } from '@punto/engine/minor';
import { LIMIT_KEYS } from '@punto/protocol/protection';
import type { Progress } from './load-progress.ts';
import type { Measures } from './measures.ts';
import type { Plan } from './plan.ts';
import { answerOf, apiOf, forEachOf } from './requests.ts';

/** More than the play coins of a run, and as milliseconds more than three years. */
const LIMIT = coins(1_000_000_000);

/** Sets as many of all limits as the plan has, for each of the guests who will stake: the first ones. */
export const setLimits = async (
  address: URL,
  guests: readonly { readonly cookie: string }[],
  { patrons, limits }: Pick<Plan, 'patrons' | 'limits'>,
  measures: Pick<Measures, 'limits'>,
  stop: AbortSignal,
  progress: Progress,
): Promise<void> => {
  if (limits === 0) return;
  const advance = progress.part('limits', patrons);
  await forEachOf(guests.slice(0, patrons), stop, async ({ cookie }) => {
    const api = apiOf(address, cookie);
    for (const key of LIMIT_KEYS.slice(0, limits)) {
      const found = await answerOf(api.changeProtection({ change: 'set-limit', key, to: LIMIT }));
      if (found.limits.some((each) => each.key === key && each.patron === LIMIT)) measures.limits += 1;
    }
    advance();
  });
};
