// Events between two views of a table that are to be animated and announced. The first view and a resumed one have
// none, since what happened while no window watched is not replayed. [T4]

import { type Call, callOf, callText } from '@punto/engine/caller';
import type { Card } from '@punto/engine/card';
import { scoreOf } from '@punto/engine/card';
import { SIDES, type Side } from '@punto/engine/side';
import type { CoupView, SqueezeView, TableView } from '@punto/protocol/message';

type Place = SqueezeView['place'];

export type Moment =
  | {
      readonly type: 'card';
      readonly side: Side;
      readonly place: Place;
      readonly card: Card;
      readonly score: number;
      /** It was face down before. [T7] */
      readonly turned: boolean;
    }
  /** A card was laid face down. [T7] */
  | { readonly type: 'laid'; readonly side: Side; readonly place: Place }
  /** A patron starts to squeeze a face-down card. [T7] */
  | { readonly type: 'squeeze-begun'; readonly side: Side; readonly place: Place }
  | { readonly type: 'betting-opened'; readonly round: number; readonly last: boolean }
  | { readonly type: 'betting-closed' }
  /** It became known which round is the last: this one or the next. `cut`: the cut card has been drawn. [S3] */
  | {
      readonly type: 'last-round';
      readonly round: number;
      readonly when: 'this' | 'next';
      readonly cut: boolean;
    }
  /** The call for third cards, from the face-up cards. [V6] */
  | { readonly type: 'call'; readonly call: Call }
  | { readonly type: 'result'; readonly coup: CoupView }
  | { readonly type: 'shoe-ended' }
  | { readonly type: 'new-shoe'; readonly shoe: number }
  /** The patrons cut the new shoe; once, whatever the number of attempts. [F2] */
  | { readonly type: 'cut-begun' }
  | { readonly type: 'shoe-cut'; readonly values: number };

export const momentsBetween = (before: TableView, after: TableView): readonly Moment[] => [
  ...shoeMoments(before, after),
  ...cutMoments(before, after),
  ...roundMoments(before, after),
  ...laidMoments(before, after),
  ...cardMoments(before, after),
  ...callMoments(before, after),
  ...squeezeMoments(before, after),
  ...resultMoments(before, after),
];

const sameRound = (a: TableView, b: TableView): boolean =>
  a.shoe?.number === b.shoe?.number && a.round?.number === b.round?.number;

const shoeMoments = (before: TableView, after: TableView): Moment[] => {
  if (after.phase === 'shuffling' && before.phase !== 'shuffling') return [{ type: 'shoe-ended' }];
  const shoe = after.shoe?.number;
  return shoe !== undefined && shoe !== before.shoe?.number ? [{ type: 'new-shoe', shoe }] : [];
};

const cutMoments = (before: TableView, after: TableView): Moment[] => {
  const { cutting, shoe } = after;
  const same = before.shoe?.number === shoe?.number;
  if (cutting && !(same && before.cutting)) return [{ type: 'cut-begun' }];
  return shoe?.cut && same && !before.shoe?.cut ? [{ type: 'shoe-cut', values: shoe.cut.values }] : [];
};

const roundMoments = (before: TableView, after: TableView): Moment[] => {
  const { round } = after;
  if (!round) return [];
  if (after.phase === 'betting' && !(before.phase === 'betting' && sameRound(before, after))) {
    return [{ type: 'betting-opened', round: round.number, last: round.last }];
  }
  const moments: Moment[] = [];
  if (before.phase === 'betting' && after.phase !== 'shuffling' && sameRound(before, after)) {
    if (after.phase !== 'betting') moments.push({ type: 'betting-closed' });
  }
  return [...moments, ...lastRoundMoments(before, after)];
};

const lastRoundMoments = (before: TableView, after: TableView): Moment[] => {
  const { round, shoe } = after;
  if (!round || !sameRound(before, after)) return [];
  const cut = shoe?.cutOut === true;
  if (round.last)
    return before.round?.last ? [] : [{ type: 'last-round', round: round.number, when: 'this', cut }];
  const wasKnown = before.shoe?.lastRound !== undefined;
  return shoe?.lastRound === round.number + 1 && !wasKnown
    ? [{ type: 'last-round', round: shoe.lastRound, when: 'next', cut }]
    : [];
};

/** Each call once: it stays the same while the card it called for is being dealt. */
const callMoments = (before: TableView, after: TableView): Moment[] => {
  // A correction of the round in view is not called. [T6]
  const corrected = before.phase === 'settled' && sameRound(before, after);
  const call = isPlayed(after) && !corrected ? callOf(after.hands) : null;
  if (!call) return [];
  const was = sameRound(before, after) && isPlayed(before) ? callOf(before.hands) : null;
  const same = was && callText(was, after.setup.labels) === callText(call, after.setup.labels);
  // The banker's third card has been called before it was dealt.
  return same || after.hands.banker.length > 2 ? [] : [{ type: 'call', call }];
};

/** In dealing order: alternately, player first. [R3] */
const cardMoments = (before: TableView, after: TableView): Moment[] => {
  if (!isPlayed(after)) return [];
  const shown = sameRound(before, after) ? before.hands : { player: [], banker: [] };
  return inTurn((side, place) => {
    const card = after.hands[side][place];
    if (!card || place < shown[side].length) return [];
    const score = scoreOf(after.hands[side].slice(0, place + 1));
    return [{ type: 'card', side, place, card, score, turned: place < outBefore(before, after, side) }];
  });
};

const laidMoments = (before: TableView, after: TableView): Moment[] =>
  isPlayed(after)
    ? inTurn((side, place) => {
        const down = place >= after.hands[side].length && place < out(after, side);
        return down && place >= outBefore(before, after, side) ? [{ type: 'laid', side, place }] : [];
      })
    : [];

const squeezeMoments = (before: TableView, { squeeze }: TableView): Moment[] => {
  if (!squeeze) return [];
  const { side, place } = squeeze;
  const same = before.squeeze?.side === side && before.squeeze.place === place;
  return same ? [] : [{ type: 'squeeze-begun', side, place }];
};

const isPlayed = ({ phase }: TableView): boolean =>
  phase === 'dealing' || phase === 'squeezing' || phase === 'result' || phase === 'settled';

const PLACES: readonly Place[] = [0, 1, 2];
const inTurn = (momentsOf: (side: Side, place: Place) => Moment[]): Moment[] =>
  PLACES.flatMap((place) => SIDES.flatMap((side) => momentsOf(side, place)));

/** Number of dealt cards of a hand, face up or down. */
const out = ({ hands, down }: TableView, side: Side): number => hands[side].length + down[side];
const outBefore = (before: TableView, after: TableView, side: Side): number =>
  sameRound(before, after) && before.phase !== 'betting' ? out(before, side) : 0;

const resultMoments = (before: TableView, after: TableView): Moment[] =>
  after.phase === 'settled' && after.coup && !(before.phase === 'settled' && sameRound(before, after))
    ? [{ type: 'result', coup: after.coup }]
    : [];
