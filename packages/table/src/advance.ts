// The transitions of a table when the deadline of a phase has passed: one step at a time, so that each card is an
// event of its own and a restart continues with the next one. [T1] [S1]–[S3]
import { finishCoup, nextHand } from '@punto/engine/coup';
import { burnCount, knownLast, lastRoundWhenCut } from '@punto/engine/shoe';
import type { Side } from '@punto/engine/side';
import type { Context } from './context.ts';
import { unseenCutCard } from './cut-card.ts';
import { advanceCut } from './cutting.ts';
import { type Accepted, facts } from './decision.ts';
import type { TableEvent } from './event.ts';
import { type Instant, instant } from './ids.ts';
import { noMoreBets } from './place-behind.ts';
import type { ArchivedShoe } from './records/archive.ts';
import type { CardBy } from './records/conduct.ts';
import { dealBy, passOver, seatsAtOpening } from './seating.ts';
import { settleRound } from './settlement.ts';
import { seedFor } from './shoe-and-round.ts';
import { nextToLay, turnNext } from './squeeze.ts';
import type { OpenTable, Round, Shoe } from './state.ts';

/**
 * The next step of a table whose deadline has passed. Throws where no clock is running: without a shoe, or in the
 * phase `result`. [T1] [S1]–[S3]
 */
export const advance = (table: OpenTable, context: Context): Accepted => {
  const { shoe, round } = table;
  if (!shoe) throw new Error('a table without a shoe has no deadline');
  if (table.phase === 'shuffling')
    return facts(shoe.cutting ? advanceCut(shoe, shoe.cutting, context) : burnAndOpen(table, shoe, context));
  if (!round) throw new Error(`no round in phase ${table.phase}`);
  switch (table.phase) {
    case 'betting':
      return closeOrPassOver(table, round, context);
    case 'closed':
    case 'dealing':
    case 'squeezing':
      return dealNext(table, round, context);
    case 'result':
      throw new Error('a result waits for its dealer, and for no clock');
    case 'settled':
      return endOrOpen(table, shoe, round, context);
  }
};

/** Whether the next step settles the round; of the other steps only the closing of the betting moves money. */
export const settlesNext = ({ phase, round }: OpenTable): boolean =>
  (phase === 'closed' || phase === 'dealing' || phase === 'squeezing') &&
  round !== null &&
  round.down.length === 0 &&
  nextHand(round.hands) === null;

const burnAndOpen = (table: OpenTable, shoe: Shoe, context: Context): TableEvent[] => {
  if (shoe.rules.burn === 'none') return openRound(table, shoe, 1, shoe.next, context);
  const faceUp = context.cardAt(0, seedFor(shoe));
  const count = burnCount(faceUp, shoe.rules.burn);
  return [
    { type: 'CardsBurned', faceUp, count, at: context.now },
    ...openRound(table, shoe, 1, 1 + count, context),
  ];
};

/** Opens the round with this number, with the card at `next` as its first. */
export const openRound = (
  table: OpenTable,
  shoe: Shoe,
  round: number,
  next: number,
  context: Context,
): TableEvent[] => {
  const { now } = context;
  const { pace, solo, dealing } = table.nextSetup ?? table.setup;
  // The cut card of a real shoe was placed by hand: it counts only when it is out.
  const counted = dealing !== 'person';
  const { afterCut } = shoe.rules;
  const last =
    shoe.lastRound === round || (counted && knownLast(afterCut, next, shoe.cutIndex, shoe.cutDrawn));
  const closesAt = solo ? null : instant(now + pace.bettingMs);
  return [
    { type: 'RoundOpened', round, closesAt, last, at: now },
    // After the opening, since an offer runs during betting.
    ...seatsAtOpening(table, context),
  ];
};

/** In betting two clocks may run: that of the betting, and that of a shoe on offer. */
const closeOrPassOver = (table: OpenTable, round: Round, context: Context): Accepted => {
  const { now } = context;
  const offered = table.seating?.offered ?? null;
  if (round.closesAt === null || now < round.closesAt)
    return facts(offered ? passOver(table, offered.seat, context) : []);
  const returned: TableEvent[] = offered ? [{ type: 'ShoeReturned', at: now }] : [];
  const until = dealBy(table, context);
  const closed = noMoreBets(table, context, until === null ? {} : { dealBy: until });
  return { ...closed, events: [...returned, ...closed.events] };
};

/** The next card, laid, turned or dealt; or, when the coup is complete, its settlement. */
export const dealNext = (
  table: OpenTable,
  round: Round,
  context: Context,
  by: CardBy = 'house',
): Accepted => {
  const { shoe, setup } = table;
  if (!shoe) throw new Error('no shoe to deal from');
  const isFirst = round.hands.player.length === 0 && round.down.length === 0;
  const dealer = setup.seats && isFirst ? { by } : {};
  if (setup.squeeze) {
    const side = nextToLay(round);
    if (side)
      return facts(
        drawn(shoe, round, { type: 'CardLaid', side, index: shoe.next, ...dealer, at: context.now }),
      );
    const turned = turnNext(shoe, round, setup.squeeze, context);
    return turned.length > 0 ? facts(turned) : settle(table, round, context.now);
  }
  const side = nextHand(round.hands);
  return side ? facts(deal(shoe, round, { side, ...dealer }, context)) : settle(table, round, context.now);
};

const deal = (
  shoe: Shoe,
  round: Round,
  dealing: { readonly side: Side; readonly by?: CardBy },
  { now, cardAt }: Context,
): TableEvent[] => {
  const card = cardAt(shoe.next, seedFor(shoe));
  return drawn(shoe, round, { type: 'CardDealt', ...dealing, card, index: shoe.next, at: now });
};

/** The cut card comes out before the card it lay upon. [S2] */
const drawn = (
  shoe: Shoe,
  { number, hands, down }: Round,
  card: Extract<TableEvent, { type: 'CardDealt' | 'CardLaid' }>,
): TableEvent[] => {
  if (shoe.cutIndex === null || shoe.cutDrawn || card.index < shoe.cutIndex) return [card];
  const first = hands.player.length === 0 && down.length === 0;
  const lastRound = lastRoundWhenCut(shoe.rules.afterCut, number, first);
  return [{ type: 'CutCardDrawn', lastRound, at: card.at }, card];
};

/** The result and its transfers in one step. [T3] */
export const settle = (table: OpenTable, round: Round, now: Instant): Accepted => ({
  ok: true,
  events: [...unseenCutCard(table, now), { type: 'RoundSettled', at: now }],
  ...settleRound(table, round, finishCoup(round.hands), now),
});

const endOrOpen = (table: OpenTable, shoe: Shoe, round: Round, context: Context): Accepted => {
  const ends = shoe.lastRound !== null && round.number >= shoe.lastRound;
  const closes = table.service === 'closing-after-round';
  if (ends || closes) return endShoe(table, shoe, context.now);
  return facts(openRound(table, shoe, round.number + 1, shoe.next, context));
};

/** The shoe is put away, and a table that is closing is shut. */
export const endShoe = (table: OpenTable, shoe: Shoe, now: Instant): Accepted => {
  const shut: TableEvent[] = table.service === 'open' ? [] : [{ type: 'TableShut', at: now }];
  const ended = facts([{ type: 'ShoeEnded', at: now }, ...shut]);
  // A shoe of one coup is in its patron's play record, and no other patron saw it. [V5]
  return shoe.cutIndex === null ? ended : { ...ended, archived: archived(table, shoe, now) };
};

/** The shoe as it is kept. [S3] */
const archived = ({ setup, played }: OpenTable, shoe: Shoe, now: Instant): ArchivedShoe => ({
  table: setup.table,
  number: shoe.number,
  decks: shoe.rules.decks,
  shuffledAt: shoe.shuffledAt,
  endedAt: now,
  commitment: shoe.commitment,
  burn: shoe.burn,
  rounds: played,
});
