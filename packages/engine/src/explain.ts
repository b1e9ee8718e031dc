// Why a coup went as it did, in sentences that each name their rule, so that a table, a record and the command
// line all give the same reasons. A coup in progress is explained up to the card that comes next. [R2]–[R8]
import { type Card, cardValue, rankOf, scoreOf } from './card.ts';
import { finishCoup, type Hands, nextHand } from './coup.ts';
import type { Side } from './side.ts';
import { bankerDraws, playerDraws } from './tableau.ts';

/** A reason as data, for pages that print it in their own language. Each names the rule it follows from: `R7`. */
export type CoupReason = { readonly rule: string } & (
  | { readonly code: 'next'; readonly side: Side; readonly place: 'first' | 'second' }
  | {
      readonly code: 'scores';
      readonly playerCards: readonly Card[];
      readonly bankerCards: readonly Card[];
      readonly playerScore: number;
      readonly bankerScore: number;
    }
  | { readonly code: 'natural'; readonly side: Side; readonly score: number }
  | { readonly code: 'naturals'; readonly playerScore: number; readonly bankerScore: number }
  | { readonly code: 'player'; readonly does: Does; readonly score: number }
  /** Decided by its own score: player stood, or player's third card makes no difference. */
  | { readonly code: 'bankerAlone' | 'bankerWhatever'; readonly does: Does; readonly score: number }
  | { readonly code: 'bankerByThird'; readonly does: Does; readonly score: number; readonly third: Card }
  | { readonly code: 'tie'; readonly score: number }
  | {
      readonly code: 'wins' | 'winsOverNatural';
      readonly side: Side;
      readonly high: number;
      readonly low: number;
    }
);

type Does = 'draws' | 'stands';

export type Explanation = {
  /** The rule it follows from: `R7`. */
  readonly rule: string;
  /** `banker 5 draws: player's third card was 6` */
  readonly says: string;
};

/** The reasons in order of the cards. Throws on hands that the tableau does not deal. [R2]–[R8] */
export const coupReasons = (hands: Hands): readonly CoupReason[] => {
  if (nextHand(hands) === null) return [...reasons(hands), result(hands)];
  if (!isDealtSoFar(hands)) throw new Error(`not dealt by the tableau: ${inWords(hands)}`);
  return reasons(hands);
};

/** The reasons of `coupReasons` in English. */
export const explainCoup = (hands: Hands): readonly Explanation[] =>
  coupReasons(hands).map((reason) => ({ rule: reason.rule, says: english(reason) }));

const reasons = (hands: Hands): readonly CoupReason[] => {
  const { player, banker } = hands;
  if (banker.length < 2) return [firstCards(hands)];
  const [playerCards, bankerCards] = [player.slice(0, 2), banker.slice(0, 2)];
  const [playerScore, bankerScore] = [scoreOf(playerCards), scoreOf(bankerCards)];
  const scores = { rule: 'R2', code: 'scores', playerCards, bankerCards, playerScore, bankerScore } as const;
  if (Math.max(playerScore, bankerScore) >= 8) return [scores, naturals(playerScore, bankerScore)];
  const playerDoes: CoupReason = {
    rule: 'R5',
    code: 'player',
    does: does(playerDraws(playerScore)),
    score: playerScore,
  };
  const third = player[2];
  if (playerDraws(playerScore) && third === undefined) return [scores, playerDoes];
  return [scores, playerDoes, bankerDoes(bankerScore, third)];
};

const does = (draws: boolean): Does => (draws ? 'draws' : 'stands');

const firstCards = ({ player, banker }: Hands): CoupReason => {
  const side: Side = player.length > banker.length ? 'banker' : 'player';
  return { rule: 'R3', code: 'next', side, place: banker.length === 0 ? 'first' : 'second' };
};

const naturals = (playerScore: number, bankerScore: number): CoupReason => {
  if (Math.min(playerScore, bankerScore) >= 8)
    return { rule: 'R4', code: 'naturals', playerScore, bankerScore };
  return playerScore >= 8
    ? { rule: 'R4', code: 'natural', side: 'player', score: playerScore }
    : { rule: 'R4', code: 'natural', side: 'banker', score: bankerScore };
};

const bankerDoes = (score: number, third: Card | undefined): CoupReason => {
  const drawn = does(bankerDraws(score, third === undefined ? null : cardValue(third)));
  if (third === undefined) return { rule: 'R6', code: 'bankerAlone', does: drawn, score };
  if (isSettledByScore(score)) return { rule: 'R7', code: 'bankerWhatever', does: drawn, score };
  return { rule: 'R7', code: 'bankerByThird', does: drawn, score, third };
};

const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const isSettledByScore = (score: number): boolean =>
  VALUES.every((value) => bankerDraws(score, value) === bankerDraws(score, 0));

const result = (hands: Hands): CoupReason => {
  const { outcome, playerScore, bankerScore, playerNatural, bankerNatural } = finishCoup(hands);
  if (outcome === 'tie') return { rule: 'R8', code: 'tie', score: playerScore };
  const [high, low] = [Math.max(playerScore, bankerScore), Math.min(playerScore, bankerScore)];
  const code = playerNatural && bankerNatural ? 'winsOverNatural' : 'wins';
  return { rule: 'R8', code, side: outcome, high, low };
};

const english = (reason: CoupReason): string => {
  switch (reason.code) {
    case 'next':
      return `${reason.side}'s ${reason.place} card comes next`;
    case 'scores':
      return `player's ${sum(reason.playerCards)}, banker's ${sum(reason.bankerCards)}`;
    case 'natural':
      return `${reason.side}'s ${reason.score} is a natural: both stand`;
    case 'naturals':
      return `player's ${reason.playerScore} and banker's ${reason.bankerScore} are naturals: both stand`;
    case 'player':
      return `player ${reason.score} ${reason.does}`;
    case 'bankerAlone':
      return `banker ${reason.score} ${reason.does}: player stood on two cards`;
    case 'bankerWhatever':
      return `banker ${reason.score} ${reason.does}, whatever player's third card was`;
    case 'bankerByThird':
      return `banker ${reason.score} ${reason.does}: player's third card was ${withValue(reason.third)}`;
    case 'tie':
      return `tie, ${reason.score} to ${reason.score}`;
    case 'wins':
      return `${reason.side} wins, ${reason.high} to ${reason.low}`;
    case 'winsOverNatural':
      return `natural ${reason.high} beats natural ${reason.low}: ${reason.side} wins, ${reason.high} to ${reason.low}`;
  }
};

/** `4 and K make 4` */
const sum = (cards: readonly Card[]): string => `${cards.map(rankOf).join(' and ')} make ${scoreOf(cards)}`;

/** `6`, but `K, worth 0` where the face does not show the value. */
const withValue = (card: Card): string => {
  const rank = rankOf(card);
  const value = String(cardValue(card));
  return rank === value ? value : `${rank}, worth ${value}`;
};

/** Whether dealing card by card leads to these hands. */
const isDealtSoFar = ({ player, banker }: Hands): boolean => {
  if (player.length <= 2 && banker.length <= 2)
    return player.length - banker.length === (player.length + banker.length) % 2;
  return (
    nextHand({ player: player.slice(0, 2), banker: banker.slice(0, 2) }) === 'player' && banker.length === 2
  );
};

const inWords = ({ player, banker }: Hands): string =>
  `player ${player.join(' ')}, banker ${banker.join(' ')}`;
