// What happened, in the few words of the record.
import type { StatementAnswer } from '@punto/protocol/api';
import type { KeptRecord } from '@punto/protocol/message';

const WHEN = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `20 Nov, 14:03:27`, in the patron's own zone. */
export const when = (at: number): string => WHEN.format(at);

/** `Banker wins, 6 – 1`: the winner's score first. */
export const resultWords = (record: Pick<KeptRecord, 'outcome' | 'playerScore' | 'bankerScore'>): string => {
  const { outcome, playerScore, bankerScore } = record;
  switch (outcome) {
    case 'player':
      return `Player wins, ${playerScore} – ${bankerScore}`;
    case 'banker':
      return `Banker wins, ${bankerScore} – ${playerScore}`;
    case 'tie':
      return `Tie, ${playerScore} – ${bankerScore}`;
    case null:
      return 'Cancelled';
  }
};

export const CODE_WORDS: Readonly<Record<StatementAnswer['items'][number]['code'], string>> = {
  grant: 'Starting balance',
  'top-up': 'Top-up',
  stake: 'Stake',
  payout: 'Payout',
  commission: 'Commission',
  house: 'House',
};
