// The sentence of the patron's operator with a refused ticket, as a notice in the language it is written in. The spot has the short text
// for the code, in the language of the page.
import type { TicketRefusal } from '@punto/protocol/message';
import { notify } from '@punto/ui/notice.tsx';

const LEAST_MS = 6_000;
/** For a slow reader. */
const MS_PER_CHARACTER = 100;

export const showOperatorWords = (refusal: TicketRefusal): void => {
  if (!('say' in refusal) || refusal.say === undefined) return;
  const { text, lang } = refusal.say;
  notify(() => text, 'warn', lang, Math.max(LEAST_MS, text.length * MS_PER_CHARACTER));
};
