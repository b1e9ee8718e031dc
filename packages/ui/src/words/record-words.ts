// Short texts for a patron's records and statements.
import { type Minor, minor } from '@punto/engine/minor';
import { language, texts } from '@punto/language/catalogue';
import { momentIn, rateIn } from '@punto/language/format';
import type { StatementAnswer } from '@punto/protocol/api';
import type { KeptRecord, RecordedBet } from '@punto/protocol/message';
import { count } from './number.ts';
import { type Labels, shownLabels } from './option-title.ts';

const { joined, movement, record: text, result } = texts('shared');

/** `20 Nov 2026, 14:03:27`, in the local time zone. */
export const when = (at: number): string => momentIn(language(), at);

/** `Banker wins, 6 – 1`: the winner's score first, with the room's names. */
export const resultWords = (
  record: Pick<KeptRecord, 'outcome' | 'playerScore' | 'bankerScore'> & Partial<Pick<KeptRecord, 'status'>>,
  labels: Labels,
): string => {
  const { outcome, playerScore, bankerScore } = record;
  if (outcome === null) return record.status === 'voided' ? result.voided() : result.cancelled();
  const [won, lost] = outcome === 'banker' ? [bankerScore, playerScore] : [playerScore, bankerScore];
  return result[outcome]({ ...shownLabels(labels), won, lost });
};

/** `Your balance: +105.` */
export const balanceWords = (moved: Minor): string =>
  moved === 0 ? text.missed.balanceStays() : text.missed.balance({ moved });

/** `Shoe 3 · round 12`; where each shoe is one coup, `Coup 3`. [V5] */
export const placeWords = (
  { shoe, round }: Pick<KeptRecord, 'shoe' | 'round'>,
  freshDeck: boolean,
): string => (freshDeck ? text.place.coup({ shoe }) : text.place.round({ shoe, round }));

/** Who dealt and who turned the cards; `null` if the machine dealt all of them face up. [B-35] */
export const conductWords = ({ conduct }: Pick<KeptRecord, 'conduct'>, labels: Labels): string | null => {
  if (!conduct) return null;
  const names = shownLabels(labels);
  const dealt = conduct.dealtBy ? [text.dealtBy[conduct.dealtBy]()] : [];
  const turned = [...Map.groupBy(conduct.turned, ({ by }) => by)].map(([by, cards]) =>
    text.turnedBy[by]({ cards: cards.map(({ side, place }) => text.turned[side][PLACES[place]](names)) }),
  );
  return [...dealt, ...turned].reduce((first, second) => joined.two({ first, second }));
};

/** What of the stakes was behind a seat; `null`: nothing. [V6] */
export const behindWords = ({ behind }: Pick<KeptRecord, 'behind'>): string | null => {
  if (!behind) return null;
  const staked = minor(behind.bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0));
  return text.behind({ staked, seat: behind.seat });
};

const PLACES = ['first', 'second', 'third'] as const;

/** The payout of a won bet to one, before commission: `1:1`, `7:2`. [L2] */
export const paidWords = ({ stakeMinor, winningsMinor }: RecordedBet): string => {
  const by = greatestCommon(winningsMinor, stakeMinor);
  return `${count(winningsMinor / by)}:${count(stakeMinor / by)}`;
};

const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b));

/** The share of the winnings deducted as commission: `5%`. [L2] */
export const keptWords = ({ winningsMinor, commissionMinor }: RecordedBet): string =>
  rateIn(language(), Math.round((commissionMinor / winningsMinor) * 1000) / 1000);

/** What an item of a statement is: `Top-up`. */
export const movementWords = (code: StatementAnswer['items'][number]['code']): string => movement[code]();
