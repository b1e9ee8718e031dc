// Parses results as people note them: one letter each, `BPPTB`, or the marks of a scoreboard, `B6 P9np T8n`. [D1]
import { type Mark, markText, parseMark } from '@punto/engine/mark';
import type { Outcome } from '@punto/engine/side';
import { Failure } from './failure.ts';

export type Result = {
  readonly mark: Mark;
  /** `B6`; `null` where no more than the letter is known. */
  readonly noted: string | null;
};

const OUTCOMES: Readonly<Record<string, Outcome>> = { B: 'banker', P: 'player', T: 'tie' };

/** Throws a `Failure` that names the letter and its place. */
export const parseResults = (text: string): readonly Result[] => {
  const results: Result[] = [];
  for (const { 0: word, index } of text.matchAll(/[BPT][0-9]n?p?b?|[^\s,|]/g)) {
    const outcome = OUTCOMES[word.toUpperCase()];
    if (outcome !== undefined) results.push({ mark: bare(outcome), noted: null });
    else results.push(marked(word, index));
  }
  return results;
};

export const resultOf = (mark: Mark): Result => ({ mark, noted: markText(mark) });

const bare = (outcome: Outcome): Mark => ({
  outcome,
  score: 0,
  natural: false,
  playerPair: false,
  bankerPair: false,
});

const marked = (word: string, index: number): Result => {
  try {
    return resultOf(parseMark(word));
  } catch {
    throw new Failure(
      `results: "${word}" at place ${index + 1} is none: write B, P or T, or marks such as B6 or P9n`,
    );
  }
};
