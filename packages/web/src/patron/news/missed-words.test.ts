import { coins } from '@punto/engine/minor';
import { SIX_DECK } from '@punto/engine/rooms/six-deck';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { expect, it } from 'vitest';
import { type MissedNotice, missedWords } from './missed-words.ts';

it('[T6] [T5] states how a round changed while its patron was away: old and new result, and the difference', () => {
  const scores = { playerScore: 1, bankerScore: 6 };
  const before = { tableName: 'Salon one', round: 12, status: 'settled', outcome: 'banker', ...scores };
  const notice = (after: object, movedMinor: number) =>
    ({ before, record: { ...before, ...after }, movedMinor: coins(movedMinor) }) as unknown as MissedNotice;
  const tie = { status: 'resettled', outcome: 'tie', playerScore: 7, bankerScore: 7 };
  expect(missedWords([notice(tie, -95)], PLAIN_LABELS)).toBe(
    'While you were away: Salon one, round 12 was settled again: Banker wins, 6 – 1 became Tie, 7 – 7. Your balance: −95.',
  );
  expect(missedWords([notice({ status: 'voided', outcome: null }, 105)], PLAIN_LABELS)).toBe(
    'While you were away: Salon one, round 12 (Banker wins, 6 – 1) was voided, and every stake went back. Your balance: +105.',
  );
  expect(missedWords([{ ...notice({ status: 'cancelled' }, 0), before: null }], PLAIN_LABELS)).toBe(
    'While you were away: Salon one, round 12 was cancelled, and every stake went back.',
  );
  expect(missedWords([notice(tie, 0)], SIX_DECK.labels)).toContain(
    'Banco wins, 6 – 1 became Standoff, 7 – 7. Your balance stays.',
  );
});
