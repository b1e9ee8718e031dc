// Queue of the dealer's desk for cards, corrections and take-backs: each refers to the state at the time it was pressed.
// If one fails, the jobs behind it are dropped, and their cards are named in the refusal.

import type { Card } from '@punto/engine/card';
import { texts } from '@punto/language/catalogue';
import { cardName } from '@punto/ui/words/card-name.ts';
import { untrack } from 'solid-js';

const text = texts('dealer').fault;

const SHOWN_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 20;

/** Resolves to whether it succeeded. */
type Job = { readonly run: () => Promise<boolean>; readonly card: Card | null };

/** `refuse` is called with the cards that are dropped. */
export const createDeskQueue = (refuse: (why: () => string) => void) => {
  let waiting: Job[] = [];
  let runs = false;
  const run = async () => {
    runs = true;
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (await job.run()) continue;
      const lost = waiting.flatMap(({ card }) => card ?? []);
      if (lost.length > 0) refuse(() => text.notEither({ cards: lost.map(cardName) }));
      waiting = [];
    }
    runs = false;
  };
  return (job: Job['run'], card: Card | null = null) => {
    waiting.push({ run: job, card });
    if (!runs) void run();
  };
};

/** The response may arrive before the table's update; the next card needs both. */
export const untilShown = async (is: () => boolean): Promise<boolean> => {
  const until = performance.now() + SHOWN_WITHIN_MS;
  while (!untrack(is) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return true;
};
