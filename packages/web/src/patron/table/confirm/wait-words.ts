// Text of the large button while there is nothing to confirm: what the rail waits for, and how long if a clock runs.
// Where a person deals, the time of the next betting is unknown, and no number is shown. [T1] [V5]

import type { Minor } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import type { Part } from '@punto/language/message';
import type { TableView } from '@punto/protocol/message';

const text = texts('table').rail;

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

export const waitWords = ({
  view,
  linked,
  sent,
  shut,
  inPlayMinor,
  seconds,
}: WaitSeen): readonly Part<'strong'>[] => {
  const { phase, setup, pausedAt } = view;
  if (!linked) return text.noLink.parts();
  if (sent) return text.sent.parts();
  if (phase === 'betting' || (phase === 'settled' && setup.solo)) {
    if (shut) return text.shut.parts();
    return setup.solo ? text.deal.parts() : text.confirm.parts();
  }
  if (phase === 'settled')
    return seconds === null || pausedAt !== null
      ? text.nextRoundSoon.parts()
      : text.nextRoundIn.parts({ seconds });
  if (phase === 'shuffling') return text.shuffling.parts();
  return inPlayMinor > 0 ? text.inPlay.parts({ amount: inPlayMinor }) : text.noMoreBets.parts();
};
