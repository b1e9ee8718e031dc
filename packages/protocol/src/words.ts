// Refusals of tickets in words for the patron: short, with what to change. Used by the server, the web app and the
// command line. Amounts are in coins. [L5]
import { MINOR_PER_COIN, type Minor } from '@punto/engine/minor';
import { OPTIONS } from '@punto/engine/option';
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import type { ActRefusal } from '@punto/table/act';
import type { TicketRefusal } from '@punto/table/ticket';

/** An amount in coins as text: `6,150`, `0.95`. */
export const coinsText = (amount: Minor): string =>
  (amount / MINOR_PER_COIN).toLocaleString('en-US', {
    minimumFractionDigits: amount % MINOR_PER_COIN === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });

export const MODE_NAMES: Readonly<Record<CommissionMode, string>> = {
  traditional: 'Traditional',
  'no-commission': 'No commission',
};

const SUSPENDED = 'Your account is suspended: you may watch, and no bets are taken';

const titleOf = (option: OptionId): string => OPTIONS[option].title;

/** One sentence without a full stop; `name` gives the table's own labels. */
export const refusalText = (refusal: TicketRefusal, name: (option: OptionId) => string = titleOf): string => {
  switch (refusal.reason) {
    case 'betting-closed':
      return 'No more bets in this round';
    case 'table-paused':
      return 'The table is paused';
    case 'suspended':
      return SUSPENDED;
    case 'staked-elsewhere':
      return refusal.tablesAtOnce === 1
        ? 'Your bets at another table are still in play: stake here once that round is settled'
        : `You have bets in play at ${refusal.tablesAtOnce} other tables: stake here once one of them is settled`;
    case 'no-seat':
      return 'Take a seat to stake at this table';
    case 'one-main':
      return `Only one of the three in a round: ${name(refusal.option)} is staked already`;
    case 'not-offered':
      return `${name(refusal.option)} is not offered here`;
    case 'mode-not-offered':
      return `${MODE_NAMES[refusal.mode]} is not offered here`;
    case 'mode-fixed':
      return `Your bets in this round are ${MODE_NAMES[refusal.mode]}: change it in the next`;
    case 'closed-for-shoe':
      return `${name(refusal.option)} closed after round ${refusal.until}`;
    case 'not-a-multiple':
      return `Stake ${name(refusal.option)} in steps of ${coinsText(refusal.stepMinor)}`;
    case 'below-minimum':
      return `At least ${coinsText(refusal.minMinor)} on ${name(refusal.option)}`;
    case 'above-maximum':
      return `At most ${coinsText(refusal.maxMinor)} on ${name(refusal.option)}`;
    case 'over-differential':
      return overDifferential(refusal, name);
    case 'not-enough-balance':
      return refusal.availableMinor > 0
        ? `You have ${coinsText(refusal.availableMinor)} left to stake`
        : 'You have nothing left to stake';
  }
};

/**
 * The refusal of stakes that differ too much, with the amount still open; answers of earlier releases name no limit.
 * [L4]
 */
const overDifferential = (
  refusal: Extract<TicketRefusal, { readonly reason: 'over-differential' }>,
  name: (option: OptionId) => string,
): string => {
  const { option, openMinor, limit, limitMinor } = refusal;
  const other = name(option === 'player' ? 'banker' : 'player');
  const from = limit === 'patron' ? ' from you' : '';
  const staked = limit === 'patron' ? `you stake ${other}` : `${other} is staked`;
  const takes = openMinor > 0 ? `${coinsText(openMinor)} more${from}` : `no more${from} until ${staked}`;
  const named =
    limit === undefined || limitMinor === undefined
      ? ''
      : ` (${limit === 'patron' ? 'player limit' : 'table limit'} ${coinsText(limitMinor)})`;
  return `${name(option)} can take ${takes}${named}`;
};

const ACT_REFUSALS: Readonly<Record<ActRefusal['reason'], string>> = {
  'not-cutting': 'The shoe is not being cut now',
  'already-cut': 'Your part in this cut is in already',
  'cut-full': 'No place is left in this cut',
  'wrong-value': 'This is not the value you were bound to',
  'barred-from-cut': 'A value of yours was missing from this cut: the next shoe is open to you again',
  'round-over': 'That round is over',
  'not-your-card': 'This card is not yours to turn',
  'no-seats-here': 'Nobody sits at this table',
  'no-such-seat': 'There is no such seat',
  'seat-taken': 'Somebody has just taken this seat',
  'seat-given-up': 'Your seat was given up: sit again in the next round',
  'already-seated': 'You have a seat already: leave it first',
  'not-seated': 'Take a seat first',
  'stakes-on-felt': 'Your stakes are on the felt: leave once the round is settled',
  'shoe-not-offered': 'The shoe has gone on',
  'not-the-holder': 'Another has the shoe',
  'behind-not-allowed': 'Nobody may bet behind this seat now',
  'behind-amount': 'That amount does not fit the limits of this table',
  'behind-full': 'As many patrons as can be are behind this seat already',
  'table-paused': 'The table is paused',
  suspended: SUSPENDED,
};

/** Why an act was refused, in one sentence without a full stop. [T7] [V6] */
export const actRefusalText = (refusal: ActRefusal): string => ACT_REFUSALS[refusal.reason];
