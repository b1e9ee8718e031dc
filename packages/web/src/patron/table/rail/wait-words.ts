// Text of the large button while there is nothing to confirm: what the rail waits for, and how long if a clock runs.
// Where a person deals, the time of the next betting is unknown, and no number is shown. [T1] [V5]

import type { Minor } from '@punto/engine/minor';
import type { TableView } from '@punto/protocol/message';
import { money } from '@punto/ui/words/number.ts';

export type Waits = { readonly says: string; readonly seconds: number | null };

export type WaitSeen = {
  readonly view: Pick<TableView, 'phase' | 'setup' | 'pausedAt'>;
  readonly linked: boolean;
  readonly sent: boolean;
  /** The table is stopped or paused, or the patron is suspended: no bets are accepted even if betting is open. */
  readonly shut: boolean;
  readonly inPlayMinor: Minor;
  /** Seconds until the phase ends; `null`: it waits for a person. */
  readonly seconds: number | null;
};

export const waitWords = ({ view, linked, sent, shut, inPlayMinor, seconds }: WaitSeen): Waits => {
  const { phase, setup, pausedAt } = view;
  const says = (words: string): Waits => ({ says: words, seconds: null });
  if (!linked) return says('No link');
  if (sent) return says('On its way');
  if (shut && (phase === 'betting' || (phase === 'settled' && setup.solo))) return says('No bets now');
  const verb = setup.solo ? 'Deal' : 'Confirm';
  if (phase === 'betting' || (phase === 'settled' && setup.solo)) return says(verb);
  if (phase === 'settled')
    return seconds === null || pausedAt !== null
      ? says('Next round soon')
      : { says: 'Next round in', seconds };
  if (phase === 'shuffling') return says('Shuffling');
  return says(inPlayMinor > 0 ? `In play ${money(inPlayMinor)}` : 'No more bets');
};
