// Why a coup went as it did, in sentences that each name their rule, so that a table, a record and the command
// line all give the same reasons. A coup in progress is explained up to the card that comes next. [R2]–[R8]
import { type Card, cardValue, rankOf, scoreOf } from './card.ts';
import { finishCoup, type Hands, nextHand } from './coup.ts';
import type { Side } from './side.ts';
import { bankerDraws, playerDraws } from './tableau.ts';

export type Explanation = {
  /** The rule it follows from: `R7`. */
  readonly rule: string;
  /** `banker 5 draws: player's third card was 6` */
  readonly says: string;
};

/** In the order things happened. Throws on hands that the tableau does not deal. [R2]–[R8] */
export const explainCoup = (hands: Hands): readonly Explanation[] => {
  if (nextHand(hands) === null) return [...reasons(hands), result(hands)];
  if (!isDealtSoFar(hands)) throw new Error(`not dealt by the tableau: ${inWords(hands)}`);
  return reasons(hands);
};

const reasons = (hands: Hands): readonly Explanation[] => {
  const { player, banker } = hands;
  if (banker.length < 2) return [firstCards(hands)];
  const playerTwo = player.slice(0, 2);
  const bankerTwo = banker.slice(0, 2);
  const scores = because('R2', `player's ${sum(playerTwo)}, banker's ${sum(bankerTwo)}`);
  const playerScore = scoreOf(playerTwo);
  const bankerScore = scoreOf(bankerTwo);
  if (Math.max(playerScore, bankerScore) >= 8) return [scores, naturals(playerScore, bankerScore)];
  const playerLine = because('R5', `player ${playerScore} ${verb(playerDraws(playerScore))}`);
  const third = player[2];
  if (playerDraws(playerScore) && third === undefined) return [scores, playerLine];
  return [scores, playerLine, bankerLine(bankerScore, third)];
};

const because = (rule: string, says: string): Explanation => ({ rule, says });

const verb = (draws: boolean): string => (draws ? 'draws' : 'stands');

const firstCards = ({ player, banker }: Hands): Explanation => {
  const side: Side = player.length > banker.length ? 'banker' : 'player';
  return because('R3', `${side}'s ${banker.length === 0 ? 'first' : 'second'} card comes next`);
};

/** `4 and K make 4` */
const sum = (cards: readonly Card[]): string => `${cards.map(rankOf).join(' and ')} make ${scoreOf(cards)}`;

const naturals = (playerScore: number, bankerScore: number): Explanation => {
  if (Math.min(playerScore, bankerScore) >= 8) {
    return because('R4', `player's ${playerScore} and banker's ${bankerScore} are naturals: both stand`);
  }
  const natural = playerScore >= 8 ? `player's ${playerScore}` : `banker's ${bankerScore}`;
  return because('R4', `${natural} is a natural: both stand`);
};

const bankerLine = (score: number, playerThird: Card | undefined): Explanation => {
  const value = playerThird === undefined ? null : cardValue(playerThird);
  const does = `banker ${score} ${verb(bankerDraws(score, value))}`;
  if (playerThird === undefined) return because('R6', `${does}: player stood on two cards`);
  if (isSettledByScore(score)) return because('R7', `${does}, whatever player's third card was`);
  return because('R7', `${does}: player's third card was ${withValue(playerThird)}`);
};

const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const isSettledByScore = (score: number): boolean =>
  VALUES.every((value) => bankerDraws(score, value) === bankerDraws(score, 0));

/** `6`, but `K, worth 0` where the face does not show the value. */
const withValue = (card: Card): string => {
  const rank = rankOf(card);
  const value = String(cardValue(card));
  return rank === value ? value : `${rank}, worth ${value}`;
};

const result = (hands: Hands): Explanation => {
  const { outcome, playerScore, bankerScore, playerNatural, bankerNatural } = finishCoup(hands);
  if (outcome === 'tie') return because('R8', `tie, ${playerScore} to ${bankerScore}`);
  const [high, low] = [Math.max(playerScore, bankerScore), Math.min(playerScore, bankerScore)];
  const overNatural = playerNatural && bankerNatural ? `natural ${high} beats natural ${low}: ` : '';
  return because('R8', `${overNatural}${outcome} wins, ${high} to ${low}`);
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
