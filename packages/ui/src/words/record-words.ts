// Short texts for a patron's records and statements.
import { minor } from '@punto/engine/minor';
import type { NoticesAnswer, StatementAnswer } from '@punto/protocol/api';
import type { KeptRecord, RecordedBet } from '@punto/protocol/message';
import { money, signedMoney } from './number.ts';
import type { Labels } from './option-title.ts';

const WHEN = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `20 Nov 2026, 14:03:27`, in the local time zone. */
export const when = (at: number): string => WHEN.format(at);

/** `Banker wins, 6 – 1`: the winner's score first, with the room's names. */
export const resultWords = (
  record: Pick<KeptRecord, 'outcome' | 'playerScore' | 'bankerScore'> & Partial<Pick<KeptRecord, 'status'>>,
  labels: Labels,
): string => {
  const { outcome, playerScore, bankerScore } = record;
  switch (outcome) {
    case 'player':
      return `${labels.player} wins, ${playerScore} – ${bankerScore}`;
    case 'banker':
      return `${labels.banker} wins, ${bankerScore} – ${playerScore}`;
    case 'tie':
      return `${labels.tie}, ${playerScore} – ${bankerScore}`;
    case null:
      return record.status === 'voided' ? 'Voided' : 'Cancelled';
  }
};

export type MissedNotice = NoticesAnswer['notices'][number];

/** How a round changed while its patron was away: the result before and now, and the amount moved. [T5] [T6] */
export const missedWords = ({ record, before, movedMinor }: MissedNotice, labels: Labels): string => {
  const { tableName, round, status } = record;
  const place = `While you were away: ${tableName}, round ${round}`;
  if (status === 'cancelled') return `${place} was cancelled, and every stake went back.`;
  const was = before ? resultWords(before, labels) : null;
  const balance = movedMinor === 0 ? 'Your balance stays.' : `Your balance: ${signedMoney(movedMinor)}.`;
  if (status === 'voided')
    return `${place}${was ? ` (${was})` : ''} was voided, and every stake went back. ${balance}`;
  return `${place} was settled again: ${was ? `${was} became ` : ''}${resultWords(record, labels)}. ${balance}`;
};

/** `Shoe 3 · round 12`; where each shoe is one coup, `Coup 3`. [V5] */
export const placeWords = (
  { shoe, round }: Pick<KeptRecord, 'shoe' | 'round'>,
  freshDeck: boolean,
): string => (freshDeck ? `Coup ${shoe}` : `Shoe ${shoe} · round ${round}`);

/** Who dealt and who turned the cards; `null` if the machine dealt all of them face up. [B-35] */
export const conductWords = ({ conduct }: Pick<KeptRecord, 'conduct'>, labels: Labels): string | null => {
  if (!conduct) return null;
  const dealt = conduct.dealtBy ? [`Dealt by ${DECIDED_BY[conduct.dealtBy]}.`] : [];
  const turned = [...Map.groupBy(conduct.turned, ({ by }) => by)].map(
    ([by, cards]) =>
      `Turned by ${DECIDED_BY[by]}: ${cards.map(({ side, place }) => `${labels[side]}’s ${PLACES[place]} card`).join(', ')}.`,
  );
  return [...dealt, ...turned].join(' ');
};

/** What of the stakes was behind a seat; `null`: nothing. [V6] */
export const behindWords = ({ behind }: Pick<KeptRecord, 'behind'>): string | null => {
  if (!behind) return null;
  const staked = behind.bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0);
  return `${money(minor(staked))} of the stakes were behind seat ${behind.seat}.`;
};

const DECIDED_BY = { patron: 'a patron', dealer: 'the dealer', house: 'the house' } as const;
const PLACES = ['first', 'second', 'third'] as const;

/** The payout of a won bet to one, before commission: `1:1`, `7:2`. [L2] */
export const paidWords = ({ stakeMinor, winningsMinor }: RecordedBet): string => {
  const by = greatestCommon(winningsMinor, stakeMinor);
  return `${winningsMinor / by}:${stakeMinor / by}`;
};

const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b));

/** The share of the winnings deducted as commission: `5 %`. [L2] */
export const keptWords = ({ winningsMinor, commissionMinor }: RecordedBet): string =>
  `${Math.round((commissionMinor / winningsMinor) * 1000) / 10} %`;

export const CODE_WORDS: Readonly<Record<StatementAnswer['items'][number]['code'], string>> = {
  grant: 'Starting balance',
  'top-up': 'Top-up',
  correction: 'Correction',
  stake: 'Stake',
  payout: 'Payout',
  commission: 'Commission',
  house: 'House',
};
