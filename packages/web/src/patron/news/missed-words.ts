// Texts of the notice about rounds that changed while their patron was away; loaded when there is one. [T5] [T6]
import { minor } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import type { NoticesAnswer } from '@punto/protocol/api';
import type { Labels } from '@punto/ui/words/option-title.ts';
import { balanceWords, resultWords } from '@punto/ui/words/record-words.ts';

const { joined, record: text } = texts('shared');
const { news } = texts('shell');

export type MissedNotice = NoticesAnswer['notices'][number];

/** One round as it was and is; of several a summary, since the play record lists each. */
export const missedWords = (notices: readonly MissedNotice[], labels: Labels): string => {
  const [first] = notices;
  if (first !== undefined && notices.length === 1) return changeWords(first, labels);
  const moved = notices.reduce((sum, { movedMinor }) => sum + movedMinor, 0);
  const rounds = news.missed({ rounds: notices.length });
  return joined.two({ first: rounds, second: balanceWords(minor(moved)) });
};

/** How a round changed while its patron was away: the result before and now, and the amount moved. [T5] [T6] */
const changeWords = ({ record, before, movedMinor }: MissedNotice, labels: Labels): string => {
  const { tableName: table, round, status } = record;
  if (status === 'cancelled') return text.missed.cancelled({ table, round });
  const was = before ? resultWords(before, labels) : null;
  const second = balanceWords(movedMinor);
  if (status === 'voided') {
    const { voided, voidedFrom } = text.missed;
    return joined.two({ first: was ? voidedFrom({ table, round, was }) : voided({ table, round }), second });
  }
  const { settled, settledFrom } = text.missed;
  const after = resultWords(record, labels);
  const first = was ? settledFrom({ table, round, was, after }) : settled({ table, round, after });
  return joined.two({ first, second });
};
