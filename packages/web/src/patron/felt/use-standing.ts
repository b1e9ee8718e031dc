// What the patron may do at the table now: the connection, the balance, and the terms under which the slip takes bets.
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import { isSlipOpen, type PatronStanding, standingInView, whyBarred, whyNoBets } from '@punto/protocol/can';
import type { TableView } from '@punto/protocol/message';
import { type Accessor, createMemo } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import type { TableSignals } from '../../client/table.ts';
import { whyNotText } from '../words/refusal-words.ts';
import { type Terms, termsOf } from './slip/terms.ts';

const text = texts('felt').standing;

export type StandingInUse = {
  readonly linked: Accessor<boolean>;
  /** Why the patron may watch, but not bet: suspended, excluded or in a break; `null`: may bet. [P5] [P6] */
  readonly barred: Accessor<ReturnType<typeof whyBarred>>;
  /** The allowed acts of the patron in the present state, see `@punto/protocol/can`. */
  readonly standing: Accessor<PatronStanding>;
  /** No bets are accepted even if betting is open: there is no link, the table is stopped or paused, or the patron is `barred`. */
  readonly shut: Accessor<boolean>;
  readonly availableMinor: Accessor<Minor>;
  readonly terms: Accessor<Terms>;
};

/** What the slip needs besides. */
type ForSlip = {
  /** Betting is open and the connection is up; a pause does not change it. [T5] */
  readonly betting: Accessor<boolean>;
  /** Why no bets are accepted although betting is not closed. */
  readonly whyShut: () => (() => string) | null;
};

/** `elsewhereMinor`: unconfirmed chips at other tables on the same page. */
export const useStanding = (
  view: Accessor<TableView>,
  signals: TableSignals,
  elsewhereMinor: Accessor<Minor>,
): StandingInUse & ForSlip => {
  const app = useClientState();
  const linked = createMemo(() => app.connection().state === 'open');
  const availableMinor = createMemo(() =>
    minor(Math.max(0, (app.account()?.availableMinor ?? ZERO) - elsewhereMinor())),
  );
  const standing = createMemo(() => {
    const { suspended = false, protection } = app.account() ?? {};
    const absence = protection?.absence?.kind ?? null;
    return standingInView(view(), signals.own(), { isSuspended: suspended, absence });
  });
  const barred = createMemo(() => whyBarred(standing()));
  const reached = () => linked() && !signals.stopped();
  const terms = createMemo(() =>
    termsOf(view(), signals.own(), availableMinor(), reached() && isSlipOpen(standing())),
  );
  const whyShut = () => {
    if (!linked()) return text.noLink;
    if (signals.stopped()) return text.stopped;
    const reason = whyNoBets(standing());
    return reason && (() => whyNotText(reason));
  };
  return {
    linked,
    barred,
    standing,
    shut: () => whyShut() !== null,
    availableMinor,
    terms,
    betting: () => reached() && !barred() && view().phase === 'betting',
    whyShut,
  };
};
