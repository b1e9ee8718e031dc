// Why a ticket or an act was refused, or failed: what to change, in one sentence without a full stop. [L5] [T7] [V6]
import { minor, ZERO } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import type { ActOutcome } from '@punto/protocol/client/acts';
import type { ActRefusal, TicketRefusal } from '@punto/protocol/message';
import { optionTitle, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';

const text = texts('play').refused;
// Loaded with the brand of a launched patron, the only one who gets such a refusal.
const { wallet } = texts('account');

const plainTitle = (option: OptionId): string => optionTitle(option, PLAIN_LABELS);

/** Why a ticket is not taken; `name` gives the table's own labels. */
export const refusalText = (
  refusal: TicketRefusal,
  name: (option: OptionId) => string = plainTitle,
): string => {
  const { ticket } = text;
  switch (refusal.reason) {
    case 'betting-closed':
    case 'excluded':
    case 'time-out':
    case 'reality-check':
    case 'no-seat':
      return ticket[refusal.reason]();
    case 'table-paused':
    case 'suspended':
      return text.act[refusal.reason]();
    case 'wallet-refused':
      return wallet[refusal.code]();
    case 'wallet-unclear':
    case 'wallet-unavailable':
    case 'wallet-locked':
      return wallet[refusal.reason]();
    case 'staked-elsewhere':
      return ticket.elsewhere({ tables: refusal.tablesAtOnce });
    case 'own-limit':
      return ownLimit(refusal);
    case 'one-main':
      return ticket.oneMain({ bet: name(refusal.option) });
    case 'not-offered':
      return ticket.notOffered({ bet: name(refusal.option) });
    case 'mode-not-offered':
      return ticket.modeNotOffered[refusal.mode]();
    case 'mode-fixed':
      return ticket.modeFixed[refusal.mode]();
    case 'closed-for-shoe':
      return ticket.closedForShoe({ bet: name(refusal.option), round: refusal.until });
    case 'not-a-multiple':
      return ticket.steps({ bet: name(refusal.option), step: refusal.stepMinor });
    case 'below-minimum':
      return ticket.belowMinimum({ bet: name(refusal.option), least: refusal.minMinor });
    case 'above-maximum':
      return ticket.aboveMaximum({ bet: name(refusal.option), most: refusal.maxMinor });
    case 'over-differential':
      return overDifferential(refusal, name);
    case 'not-enough-balance':
      return refusal.availableMinor > 0
        ? ticket.balance({ left: refusal.availableMinor })
        : ticket.noBalance();
  }
};

/** The text for a limit of the patron: the amount that is left, or that no time is left. [P2] [P3] */
const ownLimit = ({ key, open }: Extract<TicketRefusal, { readonly reason: 'own-limit' }>): string => {
  const { ownLimit: words } = text.ticket;
  if (key.startsWith('time')) return words.time();
  return key.startsWith('loss') ? words.loss({ open: minor(open) }) : words.stake({ open: minor(open) });
};

/** Stakes that differ too much, with the amount still open; answers of earlier releases name no limit. [L4] */
const overDifferential = (
  refusal: Extract<TicketRefusal, { readonly reason: 'over-differential' }>,
  name: (option: OptionId) => string,
): string => {
  const { option, openMinor: open, limit = 'unnamed', limitMinor = ZERO } = refusal;
  const side = option === 'banker' ? 'banker' : 'player';
  const names = { player: name('player'), banker: name('banker') };
  const which = open > 0 ? limit : FULL[limit];
  return text.ticket.differential[which][side]({ ...names, open, limit: limitMinor });
};
const FULL = { table: 'tableFull', patron: 'patronFull', unnamed: 'unnamedFull' } as const;

/** Why a ticket or an act got no answer of the table, or an error. */
export const failureText = (error: keyof typeof text.failed): string => text.failed[error]();

/** Why the table would refuse an act in its present state. */
export const whyNotText = (reason: ActRefusal['reason']): string =>
  reason === 'excluded' || reason === 'time-out' ? text.ticket[reason]() : text.act[reason]();

/** One of these texts where it stands alone. */
export const sentenceOf = (why: string): string => text.sentence({ why });

/** Why an act was not done, as a sentence. */
export const actFailureText = (answer: Exclude<ActOutcome, { readonly outcome: 'done' }>): string =>
  sentenceOf(answer.outcome === 'refused' ? whyNotText(answer.refusal.reason) : failureText(answer.error));
