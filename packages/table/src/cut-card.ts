// The cut card of a real shoe, whose position is declared by a person. A cut card declared out much too early needs a
// confirmation; one declared by mistake can be taken back; one whose declared position was passed counts as drawn at
// the end of that round, so that the last round follows the rule and the shoe never runs out. [S2] [S3]
import type { TableSetup } from '@punto/engine/room';
import { CARDS_IN_DECK, LEAST_CUT_DEPTH, lastRoundWhenCut, MOST_CARDS_IN_ROUND } from '@punto/engine/shoe';
import { type DutyDecision, facts, type Refused } from './decision.ts';
import type { Duty, DutyRefusal, Staff } from './duty.ts';
import type { TableEvent } from './event.ts';
import { byHand } from './floor-changes.ts';
import type { Instant } from './ids.ts';
import type { OpenTable, Phase, Round, Shoe } from './state.ts';

/** A position judged by eye is off by a few cards; a larger difference needs a confirmation. */
export const CUT_TOLERANCE = 10;

const no = (refusal: DutyRefusal): Refused<DutyRefusal> => ({ ok: false, refusal });

/** It lay before the next card. */
export const drawCutCard = ({ shoe, round }: OpenTable, sure: boolean, now: Instant): DutyDecision => {
  if (!shoe) return no({ reason: 'no-shoe' });
  if (!round) return no({ reason: 'wrong-phase' });
  const { next, cards, cutIndex } = shoe;
  if (!sure && cutIndex !== null && cutIndex - next > CUT_TOLERANCE)
    return no({ reason: 'cut-card-early', out: next, cards, cutIndex });
  const lastRound = lastRoundWhenCut(shoe.rules.afterCut, round.number, isFirst(round));
  return facts([{ type: 'CutCardDrawn', lastRound, at: now }]);
};

/** Declared by the caller, until a card comes after it. */
export const takeBackCutCard = (by: Staff, now: Instant): DutyDecision =>
  facts([{ type: 'CutCardReturned', by, cutIndex: null, at: now }]);

/** Declared by a supervisor, until the shoe is put away. */
export const correctCutCard = (
  { shoe }: OpenTable,
  by: Staff,
  { cutDepth }: Extract<Duty, { readonly duty: 'correct-cut-card' }>,
  now: Instant,
): DutyDecision => {
  if (!shoe) return no({ reason: 'no-shoe' });
  if (cutDepth < LEAST_CUT_DEPTH[shoe.rules.afterCut]) return no({ reason: 'cut-too-shallow' });
  const cutIndex = shoe.cards - cutDepth;
  if (cutIndex < shoe.next) return no({ reason: 'cut-not-there' });
  return facts([{ type: 'CutCardReturned', by, cutIndex, at: now }]);
};

/** Declared at the end of a round in which its position was passed unnoticed. */
export const unseenCutCard = (table: OpenTable, now: Instant): readonly TableEvent[] => {
  const { setup, shoe, round } = table;
  if (!byHand(setup) || !shoe || !round || shoe.cutDrawn || cutOverdue(shoe) === null) return [];
  const first = shoe.cutIndex !== null && round.first >= shoe.cutIndex;
  const lastRound = lastRoundWhenCut(shoe.rules.afterCut, round.number, first);
  return [{ type: 'CutCardDrawn', lastRound, unseen: true, at: now }];
};

/** The number of cards by which the declared position was passed; `null`: it was not passed. */
export const cutOverdue = ({ cutIndex, cutDrawn, next }: Shoe): number | null =>
  cutDrawn || cutIndex === null || next <= cutIndex ? null : next - cutIndex;

/** One more card than it holds cannot come out of a shoe. [R1] */
export const isEmpty = ({ next, cards, rules }: Shoe): boolean =>
  next >= Math.min(cards, rules.decks * CARDS_IN_DECK);

/** Between two rounds, and the next could not be dealt to its end: such a shoe is put away. [R1] */
export const isSpent = (setup: TableSetup, phase: Phase, cardsLeft: number): boolean =>
  byHand(setup) && (phase === 'settled' || phase === 'shuffling') && cardsLeft < MOST_CARDS_IN_ROUND;

const isFirst = ({ hands, down }: Round): boolean => hands.player.length === 0 && down.length === 0;
