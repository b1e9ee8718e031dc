// A finding of the monitoring, for an alarm: the observation, and the value that chance leads to expect. A finding is not an
// accusation: the program does not act on it.
import { type Minor, minor } from '@punto/engine/minor';
import type { PlayFinding } from '@punto/protocol/floor/monitoring-api';
import type { PatronId } from '@punto/table/ids';
import type { HouseRates } from '../../brands/house-rates.ts';
import { LONG_PLAY_HOURS, longestPlay } from './long-play.ts';
import { opposedSurprise, type PairEvidence } from './opposed-pairs.ts';
import type { SeenRound } from './seen-round.ts';
import { type SideEvidence, sideSurprises } from './side-count.ts';
import { type Delays, steadyTiming } from './steady-timing.ts';

/** An alarm needs a chance below one in 10¹⁰: a house that checks a million times a day has one false alarm in 27 years. */
export const ALARM_LOG10 = -10;

/** The evidence of one block about a patron. */
export type PatronEvidence = {
  readonly delays: Delays;
  readonly slots: readonly number[];
  readonly sides: SideEvidence;
};

/** In minor units of the house; `null`: not checked. */
export type BigPlay = { readonly stakeMinor: Minor | null; readonly winMinor: Minor | null };

export type PatronFinding = { readonly patron: PatronId; readonly finding: PlayFinding };

/** Big stakes and big wins of one round; amounts and thresholds are in the patron's currency. */
export const bigPlayIn = (
  { table, shoe, round, stakes }: Pick<SeenRound, 'table' | 'shoe' | 'round' | 'stakes'>,
  bigPlay: BigPlay,
  { thresholdFor }: Pick<HouseRates, 'thresholdFor'>,
): readonly PatronFinding[] =>
  stakes.flatMap(({ patron, stakedMinor, returnedMinor }) => {
    const place = { table, shoe, round };
    const stakeMinor = bigPlay.stakeMinor === null ? null : thresholdFor(patron, bigPlay.stakeMinor);
    const winMinor = bigPlay.winMinor === null ? null : thresholdFor(patron, bigPlay.winMinor);
    const wonMinor = minor(returnedMinor - stakedMinor);
    const found: PatronFinding[] = [];
    if (stakeMinor !== null && stakedMinor >= stakeMinor)
      found.push({
        patron,
        finding: { kind: 'big-stake', ...place, stakedMinor, thresholdMinor: stakeMinor },
      });
    if (winMinor !== null && wonMinor >= winMinor)
      found.push({
        patron,
        finding: { kind: 'big-win', ...place, wonMinor, stakedMinor, thresholdMinor: winMinor },
      });
    return found;
  });

/** The sum of all evidence about a patron. */
export const judgePatron = (evidence: readonly PatronEvidence[]): readonly PlayFinding[] => {
  const found: PlayFinding[] = [];
  const timing = steadyTiming(evidence.map(({ delays }) => delays));
  if (timing.chanceLog10 <= ALARM_LOG10) found.push({ kind: 'steady-timing', ...timing });
  const play = longestPlay(evidence.map(({ slots }) => slots));
  if (play && play.hours >= LONG_PLAY_HOURS)
    found.push({ kind: 'long-play', ...play, mostHours: LONG_PLAY_HOURS });
  for (const side of sideSurprises(evidence.map(({ sides }) => sides)))
    if (side.chanceLog10 <= ALARM_LOG10) found.push({ kind: 'side-count', ...side });
  return found;
};

export const judgePair = (evidence: readonly PairEvidence[]): PlayFinding | null => {
  const { rounds, matches, expected, chanceLog10 } = opposedSurprise(evidence);
  return chanceLog10 <= ALARM_LOG10
    ? { kind: 'opposed-pair', rounds, opposed: matches, expected, chanceLog10 }
    : null;
};
