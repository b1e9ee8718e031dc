// Texts of bets behind a seat that are put together from the table's views.
import type { OptionId } from '@punto/engine/option-id';
import { language, texts } from '@punto/language/catalogue';
import { itemsIn } from '@punto/language/format';
import type { OwnView } from '@punto/protocol/message';
import { refusalText } from '../words/refusal-words.ts';
import type { ShownSeat } from './words.ts';

const text = texts('behind');

type News = NonNullable<OwnView['behindNews']>;

/** What became of the patron's bets behind a seat in this round. */
export const newsWords = ({ seat, news }: News, label?: (option: OptionId) => string): string => {
  if ('ended' in news) return text.news.ended[news.ended]({ seat });
  const { missed } = news;
  return missed.reason === 'away'
    ? text.news.missedAway({ seat })
    : text.news.missed({ seat, why: refusalText(missed, label) });
};

/** The name of a seat, with what is behind it and what a press on it is for. */
export const seatWithBehind = (name: string, { behind }: ShownSeat, opens: 'bet' | 'own' | null): string => {
  const whole = behind
    ? itemsIn(language(), [name, text.seat.behind({ patrons: behind.patrons, amount: behind.stakeMinor })])
    : name;
  return opens ? text.seat[opens]({ name: whole }) : whole;
};
