// The text of a journal entry: what was done and its important facts. The remaining data is collapsed below it. The
// cards of a coup appear once, with its result.

import { type Card, isCard, scoreOf } from '@punto/engine/card';
import { minor } from '@punto/engine/minor';
import type { JournalLine } from '@punto/protocol/floor/report-api';
import { money, plural } from '@punto/ui/words/number.ts';
import { cardsText } from '../../ui/cards-as-typed.ts';
import { actionWords } from './action-words.ts';

type Facts = Readonly<Record<string, unknown>>;
type Entry = Pick<JournalLine, 'action' | 'round' | 'shoe' | 'before' | 'after'>;

const PLACES = ['first', 'second', 'third'];

/** One line; table, member and reason are shown next to it. */
export const entryWords = (entry: Entry): string => {
  const after = factsOf(entry.after);
  const say = SENTENCES[entry.action];
  return say ? say(entry, after, factsOf(after.duty)) : actionWords(entry.action);
};

/** Whether before and after are only the state of a table, which the text covers, so that they are collapsed. */
export const isDuty = (entry: Entry): boolean => 'duty' in factsOf(entry.after);

type Sentence = (entry: Entry, after: Facts, duty: Facts) => string;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  pause: () => 'Paused the table',
  resume: () => 'Let the table go on',
  'explain-pause': () => 'Said why the table is paused',
  'cancel-round': ({ round }) => `Cancelled round ${round}; every stake went back`,
  'void-round': (entry, after) => `Voided ${roundText(entry)}${movedText(after)}`,
  'resettle-round': (entry, after, duty) =>
    `Settled ${roundText(entry)} again as ${handsText(duty)}${movedText(after)}`,
  'ask-approval': (entry, after, duty) =>
    duty.duty === 'change-limits'
      ? 'Asked for an approval of other limits'
      : duty.duty === 'retire-table'
        ? 'Asked for an approval to shut the table for good'
        : `Asked for an approval to correct ${roundText(entry)}${movedText(after)}`,
  'approve-correction': (entry) => `Approved ${askedText(entry)}`,
  'decline-correction': (entry) => `Declined ${askedText(entry)}`,
  'withdraw-correction': (entry) => `Withdrew ${askedText(entry)}`,
  'lapse-correction': (entry) => `Found ${askedText(entry)} overtaken: it lapsed`,
  'change-limits': () => 'Changed the limits from the next round',
  'change-table': (_, __, duty) => {
    const { name, pace } = factsOf(duty.change);
    return [
      ...(typeof name === 'string' ? [`Named the table ${name}`] : []),
      ...(pace ? ['Gave the table another pace'] : []),
    ].join('; ');
  },
  'retire-table': () => 'Shut the table for good',
  'close-table': (_, __, duty) => `Closes the table after this ${String(duty.after)}`,
  'reopen-table': () => 'Keeps the table open',
  'set-manual': (_, __, duty) => (duty.manual ? 'Turned manual mode on' : 'Turned manual mode off'),
  'take-post': () => 'Came to the table to deal',
  'leave-post': () => 'Left the table',
  'offer-post': () => 'Offered the post to another dealer',
  'assign-dealer': (_, __, duty) => `Sent ${nameOf(duty.dealer)} to the table`,
  'release-dealer': (_, __, duty) => `Took ${nameOf(duty.dealer)} off the table`,
  'new-shoe': () => 'Entered a new shoe',
  'open-betting': ({ round }) => (round === null ? 'Opened betting' : 'Opened betting of the next round'),
  'close-betting': ({ round }) => `Closed betting of round ${round}`,
  'reopen-betting': ({ round }) => `Opened betting of round ${round} again`,
  // The journal does not contain the face of a face-down card.
  'enter-card': (_, __, duty) =>
    `Entered ${duty.card === null ? 'a card face down' : cardText(duty.card)} as ${placeText(duty)}`,
  'open-card': (_, __, duty) => `Opened ${placeText(duty)}`,
  'reveal-early': (_, __, duty) => `Entered that ${placeText(duty)} was seen too early`,
  'correct-card': (_, __, duty) => `Corrected ${placeText(duty)} to ${cardText(duty.card)}`,
  'take-back': () => 'Took the last card back',
  'cut-card': () => 'Said that the cut card is out',
  'take-back-cut-card': () => 'Took the cut card back',
  'correct-cut-card': () => 'Corrected where the cut card is',
  'confirm-result': (entry) => {
    const { hands } = factsOf(entry.before);
    return `Confirmed round ${entry.round}: ${handsText(hands)}`;
  },
  'sign-in': (_, after) => `Signed in${fromText(after)}`,
  'sign-in-failed': (_, after) =>
    `A sign-in as ${String(after.name ?? 'a name nobody has')}${fromText(after)} failed: wrong ${String(
      after.wrong ?? 'password',
    )}${after.locked ? '; it is locked now' : ''}`,
  'sign-out': () => 'Signed out',
  'session-ended': (_, after) => `Session ended: ${String(after.because ?? 'signed out')}`,
  'session-expired': () => 'Session ran out after twelve hours',
  confirm: (entry) =>
    factsOf(entry.before).state === 'locked'
      ? 'Opened the locked console with the password'
      : 'Gave the password again',
  'confirm-failed': () => 'Gave a wrong password at an open console',
  'change-password': () => 'Chose a new password',
  'offer-code': () => 'Began to use one-time codes',
  'enrol-code': () => 'Uses one-time codes from now on',
  'remove-code': () => 'Uses no one-time codes any more',
  'add-staff': (_, after) => `Added ${String(after.name)} as ${String(after.role)}`,
  'change-staff': (_, after) => `Changed the account of ${String(after.name)}`,
  'unlock-staff': (_, after) => `Unlocked the name ${String(after.name)}`,
  'reset-manager': (_, after) => `Made ${String(after.name)} a manager with a new password`,
  'manage-tables': (_, after) => `Opened the new table ${String(after.name)}`,
  'suspend-patron': () => 'Suspended a patron',
  'reinstate-patron': () => 'Let a patron play again',
  'note-patron': () => 'Wrote a note on a patron',
};

const factsOf = (value: unknown): Facts => (typeof value === 'object' && value !== null ? { ...value } : {});

const roundText = ({ round, shoe }: Entry): string => `round ${round} of shoe ${shoe}`;

const askedText = (entry: Entry): string => {
  const { askedBy, duty } = factsOf(entry.before);
  const asked = factsOf(duty).duty;
  if (asked === 'retire-table') return `the end of the table asked for by ${nameOf(askedBy)}`;
  const what = asked === 'change-limits' ? 'the limits' : `the correction of ${roundText(entry)}`;
  return `${what} asked for by ${nameOf(askedBy)}`;
};

/** `; 4,000 moved for 2 patrons`. */
const movedText = ({ corrections }: Facts): string => {
  if (!Array.isArray(corrections) || corrections.length === 0) return '';
  const moved = corrections.reduce((sum: number, line: unknown) => {
    const { deltaMinor } = factsOf(line);
    return sum + Math.abs(typeof deltaMinor === 'number' ? deltaMinor : 0);
  }, 0);
  return `; ${money(minor(moved))} for ${corrections.length} ${plural(corrections.length, 'patron')}`;
};

/** `Player KH 9C (9), Banker 2S 5D (7)`. */
const handsText = (hands: unknown): string => {
  const { player, banker } = factsOf(hands);
  return player && banker ? `Player ${handText(player)}, Banker ${handText(banker)}` : 'without cards';
};

const handText = (hand: unknown): string => {
  const cards = Array.isArray(hand) ? hand.filter(isCardText) : [];
  return `${cardsText(cards)} (${scoreOf(cards)})`;
};

const isCardText = (card: unknown): card is Card => typeof card === 'string' && isCard(card);

const cardText = (card: unknown): string => (isCardText(card) ? cardsText([card]) : 'a card');

const placeText = ({ side, place }: Facts): string =>
  `${String(side)}’s ${PLACES[Number(place)] ?? 'next'} card`;

const fromText = ({ address }: Facts): string => (typeof address === 'string' ? ` from ${address}` : '');

const nameOf = (who: unknown): string => {
  const { name } = factsOf(who);
  return typeof name === 'string' ? name : typeof who === 'string' ? who : 'somebody';
};
