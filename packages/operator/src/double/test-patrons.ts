// The initial patrons of the reference operator: two for play, and those of the suite.

import type { PatronLimits } from '../book/rows.ts';
import { DEFAULT_SETUP } from '../check/setup.ts';
import type { OperatorBook } from './sqlite-book.ts';

const DEPOSIT = 1_000_000;

const limitsOf = (name: string, stake: number): PatronLimits => {
  if (name === 'limitStake') return { stake: stake - 1 };
  if (name === 'limitLoss') return { loss: stake - 1 };
  if (name === 'limitTurnover') return { turnover: stake - 1 };
  return name === 'limitTime' ? { playUntil: 0 } : {};
};

/** Adds the patrons that are missing. */
export const addTestPatrons = (book: OperatorBook, at: number): void => {
  const { main, ...others } = DEFAULT_SETUP.patrons;
  const all = Object.entries({
    main,
    ...others,
    anna: { patron: 'anna', currency: 'EUR' },
    kenji: { patron: 'kenji', currency: 'JPY' },
  });
  for (const [name, one] of all) {
    if (book.patron(one.patron) !== null) continue;
    const stake = 'stake' in one ? one.stake : 0;
    const patron = {
      id: one.patron,
      currency: one.currency,
      blocked: name === 'blocked',
      limits: limitsOf(name, stake),
    };
    book.admit(patron, DEPOSIT, at);
  }
  if (DEFAULT_SETUP.endedSession !== undefined)
    book.openSession(DEFAULT_SETUP.endedSession, main.patron, true);
};
