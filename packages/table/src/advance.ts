// What a table does by itself when the time of a phase has come: the life of a round, one step at a time, so
// that each card is a fact of its own and a restart goes on at the very next one. [T1] [S1]–[S3]
import { finishCoup, nextHand } from '@punto/engine/coup';
import { burnCount, knownLast, lastRoundWhenCut } from '@punto/engine/shoe';
import type { Side } from '@punto/engine/side';
import type { Context } from './context.ts';
import type { Accepted } from './decision.ts';
import type { TableEvent } from './event.ts';
import { type Instant, instant } from './ids.ts';
import { settleRound } from './settlement.ts';
import type { OpenTable, Round, Shoe } from './state.ts';

export const advance = (table: OpenTable, context: Context): Accepted => {
  const { shoe, round } = table;
  if (!shoe) throw new Error('a table without a shoe has no deadline');
  if (table.phase === 'shuffling') return facts(burnAndOpen(table, shoe, context));
  if (!round) throw new Error(`no round in phase ${table.phase}`);
  switch (table.phase) {
    case 'betting':
      return facts([{ type: 'BettingClosed', at: context.now }]);
    case 'closed':
    case 'dealing': {
      const side = nextHand(round.hands);
      return side ? facts(deal(shoe, round, side, context)) : settle(table, round, context.now);
    }
    case 'settled':
      return facts([endOrOpen(table, shoe, round, context.now)]);
  }
};

const facts = (events: readonly TableEvent[]): Accepted => ({ ok: true, events, transfers: [], records: [] });

const burnAndOpen = (table: OpenTable, shoe: Shoe, { now, cardAt }: Context): TableEvent[] => {
  if (shoe.rules.burn === 'none') return [openRound(table, shoe, 1, shoe.next, now)];
  const faceUp = cardAt(0);
  const count = burnCount(faceUp, shoe.rules.burn);
  return [{ type: 'CardsBurned', faceUp, count, at: now }, openRound(table, shoe, 1, 1 + count, now)];
};

const openRound = (table: OpenTable, shoe: Shoe, round: number, next: number, now: Instant): TableEvent => {
  const { bettingMs } = (table.nextSetup ?? table.setup).pace;
  const last = shoe.lastRound === round || knownLast(shoe.rules.afterCut, next, shoe.cutIndex, shoe.cutDrawn);
  return { type: 'RoundOpened', round, closesAt: instant(now + bettingMs), last, at: now };
};

const deal = (shoe: Shoe, round: Round, side: Side, { now, cardAt }: Context): TableEvent[] => {
  const index = shoe.next;
  const dealt: TableEvent = { type: 'CardDealt', side, card: cardAt(index), index, at: now };
  if (shoe.cutDrawn || index < shoe.cutIndex) return [dealt];
  const first = round.hands.player.length === 0;
  const lastRound = lastRoundWhenCut(shoe.rules.afterCut, round.number, first);
  return [{ type: 'CutCardDrawn', lastRound, at: now }, dealt];
};

const settle = (table: OpenTable, round: Round, now: Instant): Accepted => ({
  ok: true,
  events: [{ type: 'RoundSettled', at: now }],
  ...settleRound(table, round, finishCoup(round.hands), now),
});

const endOrOpen = (table: OpenTable, shoe: Shoe, round: Round, now: Instant): TableEvent =>
  shoe.lastRound !== null && round.number >= shoe.lastRound
    ? { type: 'ShoeEnded', at: now }
    : openRound(table, shoe, round.number + 1, shoe.next, now);
