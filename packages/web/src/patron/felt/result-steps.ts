// The timetable of a result seen live: what follows the last card, and when. Each step has a separate frame, so that
// none of them holds up another. [T6] [B-47]

export const RESULT_STEPS = ['scores', 'ring', 'sides', 'collect', 'pay', 'tags', 'books'] as const;
/**
 * `scores`: the winner's score is lit. `ring`: winner and net in the ring, main spots framed, the caption. `sides`: side
 * spots framed; some sixteen spots in the frame of the ring would take a phone too long. `collect`: losing chips go to the
 * tray. `pay`: winnings come from it. `tags`: the amount won on each spot. `books`: roads and balance.
 */
export type ResultStep = (typeof RESULT_STEPS)[number];

/** Start of each step after the last card, in milliseconds. */
export const RESULT_MS: Readonly<Record<ResultStep, number>> = {
  scores: 0,
  ring: 240,
  sides: 320,
  collect: 500,
  pay: 860,
  tags: 1_280,
  books: 1_300,
};
/** Duration of the chips' way to the tray, and from it. */
export const COLLECT_MS = 360;
export const PAY_MS = 420;

/** Number of steps that have begun. */
export const stepsAt = (elapsedMs: number): number =>
  RESULT_STEPS.filter((step) => RESULT_MS[step] <= elapsedMs).length;

/** Whether `step` is among the first `count`. */
export const isReached = (step: ResultStep, count: number): boolean => RESULT_STEPS.indexOf(step) < count;
