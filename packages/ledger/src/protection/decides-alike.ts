// Whether counted time changes what is decided about stakes. It is counted twice a minute, and nearly always decides them as before; so a
// store that reads protections again only when it does not reads few of them. [P3] [P4]
import { FRAME_KINDS } from './frame.ts';
import { isTimeOver } from './launch.ts';
import { isCheckDue } from './play-time.ts';
import { checkEveryMs, limitsOf, type Protection } from './protection.ts';

/** Whether `whyNotStake` decides every stake alike for both, at any time. They differ in their counted time alone. */
export const decidesAlike = (before: Protection, after: Protection): boolean => {
  const everyMs = checkEveryMs(before);
  if (isCheckDue(before.time, everyMs) !== isCheckDue(after.time, everyMs)) return false;
  const { launch } = before;
  if (launch && isTimeOver(launch, before.time) !== isTimeOver(launch, after.time)) return false;
  const limits = limitsOf(before);
  return FRAME_KINDS.every((kind) => {
    const limit = limits[`time-${kind}`];
    if (limit === undefined) return true;
    const [was, is] = [before.time[kind], after.time[kind]];
    const isReached = is.playedMs >= limit;
    // A refusal names the end of the frame.
    return isReached === was.playedMs >= limit && (!isReached || is.endMs === was.endMs);
  });
};
