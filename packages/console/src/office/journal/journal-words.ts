// The text of a journal entry: what was done and its important facts. The remaining data is collapsed below it. The
// cards of a coup appear once, with its result.

import { type Card, isCard, scoreOf } from '@punto/engine/card';
import { language, texts } from '@punto/language/catalogue';
import { itemsIn } from '@punto/language/format';
import { ROLES } from '@punto/protocol/floor/permission';
import type { JournalLine } from '@punto/protocol/floor/report-api';
import { moneyOf } from '@punto/ui/words/number.ts';
import { PLACE_IDS } from '../../card-place.ts';
import { currencyOfPatron } from '../../currency/patron-money.ts';
import { cardsText } from '../../ui/cards-as-typed.ts';
import { alarmTitle } from '../monitoring/alarm-words.ts';
import { actionWords } from './action-words.ts';
import { protectionWords } from './protection-words.ts';
import { valueText } from './value-text.ts';

const text = texts('journal');
const alarm = texts('reports').monitoring.journal;
const wallet = texts('reports').operators.calls;

type Facts = Readonly<Record<string, unknown>>;
type Entry = Pick<JournalLine, 'action' | 'at' | 'round' | 'shoe' | 'before' | 'after'> & {
  readonly patron?: string | null;
};

/** One line; table, member and reason are shown next to it. */
export const entryWords = (entry: Entry): string => {
  const after = factsOf(entry.after);
  const say = SENTENCES[entry.action];
  return say ? say(entry, after, factsOf(after.duty)) : actionWords(entry.action);
};

/** Whether the text covers before and after, so that they are collapsed: duties, protections of patrons, alarms. */
export const isCovered = (entry: Entry): boolean =>
  ['duty', 'protection', 'finding', 'alarm'].some((field) => field in factsOf(entry.after));

type Sentence = (entry: Entry, after: Facts, duty: Facts) => string;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  pause: () => text.pause(),
  resume: () => text.resume(),
  'explain-pause': () => text.explainPause(),
  'cancel-round': (entry) => text.cancelRound(roundOf(entry)),
  'void-round': (entry, after) => withMoved(text.voidRound(roundOf(entry)), after),
  'resettle-round': (entry, after, duty) =>
    withMoved(text.resettleRound({ ...roundOf(entry), hands: handsText(duty) }), after),
  'ask-approval': (entry, after, duty) =>
    duty.duty === 'change-limits'
      ? text.asked.limits()
      : duty.duty === 'retire-table'
        ? text.asked.retire()
        : withMoved(text.asked.correction(roundOf(entry)), after),
  'approve-correction': (entry) => decidedText(text.approved, entry),
  'decline-correction': (entry) => decidedText(text.declined, entry),
  'withdraw-correction': (entry) => decidedText(text.withdrawn, entry),
  'lapse-correction': (entry) => decidedText(text.lapsed, entry),
  'change-limits': () => text.changeLimits(),
  'change-table': (_, __, duty) => {
    const { name, pace } = factsOf(duty.change);
    const named = typeof name === 'string' ? text.named({ name }) : '';
    if (!pace) return named;
    return named ? text.join({ first: named, second: text.paced() }) : text.paced();
  },
  'retire-table': () => text.retired(),
  'close-table': (_, __, duty) => text.closesAfter[duty.after === 'shoe' ? 'shoe' : 'round'](),
  'reopen-table': () => text.reopened(),
  'set-manual': (_, __, duty) => (duty.manual ? text.manualOn() : text.manualOff()),
  'take-post': () => text.tookPost(),
  'leave-post': () => text.leftPost(),
  'offer-post': () => text.offeredPost(),
  'assign-dealer': (_, __, duty) => text.assigned({ name: nameOf(duty.dealer) }),
  'release-dealer': (_, __, duty) => text.released({ name: nameOf(duty.dealer) }),
  'new-shoe': () => text.newShoe(),
  'open-betting': ({ round }) => (round === null ? text.openedBetting() : text.openedNext()),
  'close-betting': (entry) => text.closedBetting(roundOf(entry)),
  'reopen-betting': (entry) => text.reopenedBetting(roundOf(entry)),
  // The journal does not contain the face of a face-down card.
  'enter-card': (_, __, duty) =>
    duty.card === null
      ? text.enteredDown({ place: placeText(duty) })
      : text.entered({ card: cardText(duty.card), place: placeText(duty) }),
  'open-card': (_, __, duty) => text.openedCard({ place: placeText(duty) }),
  'reveal-early': (_, __, duty) => text.seenEarly({ place: placeText(duty) }),
  'correct-card': (_, __, duty) => text.correctedCard({ place: placeText(duty), card: cardText(duty.card) }),
  'take-back': () => text.tookBack(),
  'cut-card': () => text.cutCardOut(),
  'take-back-cut-card': () => text.cutCardBack(),
  'correct-cut-card': () => text.cutCardCorrected(),
  'confirm-result': (entry) =>
    text.confirmed({ ...roundOf(entry), hands: handsText(factsOf(entry.before).hands) }),
  'sign-in': (_, { address }) =>
    typeof address === 'string' ? text.signedInFrom({ address }) : text.signedIn(),
  'sign-in-failed': (_, after) => {
    const failed = failedText(after);
    return after.locked ? text.join({ first: failed, second: text.lockedNow() }) : failed;
  },
  'sign-out': () => text.signedOut(),
  'session-ended': (_, after) =>
    text.ended({
      why: after.because === undefined ? text.endedSignedOut() : valueText('because', String(after.because)),
    }),
  'session-expired': () => text.expired(),
  confirm: (entry) => (factsOf(entry.before).state === 'locked' ? text.unlocked() : text.confirmedPassword()),
  'confirm-failed': () => text.confirmFailed(),
  'change-password': () => text.newPassword(),
  'offer-code': () => text.codeOffered(),
  'enrol-code': () => text.codeOn(),
  'remove-code': () => text.codeOff(),
  'add-staff': (_, { name, role }) =>
    text.added[ROLES.find((each) => each === role) ?? 'dealer']({ name: String(name) }),
  'change-staff': (_, after) => text.changed({ name: String(after.name) }),
  'unlock-staff': (_, after) => text.unlockedName({ name: String(after.name) }),
  'reset-manager': (_, after) => text.manager({ name: String(after.name) }),
  'manage-tables': (_, after) => text.newTable({ name: String(after.name) }),
  'suspend-patron': () => text.suspended(),
  'reinstate-patron': () => text.reinstated(),
  'note-patron': () => text.noted(),
  'protect-patron': (entry) => protectionWords(entry) ?? actionWords(entry.action),
  'limit-self': (entry) => protectionWords(entry) ?? actionWords(entry.action),
  'monitor-alarm': (_, { finding }) => alarm.raised({ what: alarmTitle(factsOf(finding).kind) }),
  'retry-wallet-call': (_, { amount }) => wallet.journal({ amount: String(amount) }),
  'note-alarm': (_, { kind }) => alarm.noted({ what: alarmTitle(kind) }),
};

const factsOf = (value: unknown): Facts => (typeof value === 'object' && value !== null ? { ...value } : {});

const roundOf = ({ round, shoe }: Entry) => ({ round: round ?? 0, shoe: shoe ?? 0 });

/** The decision, and the member of the staff who had asked for it. */
const decidedText = (
  forms: typeof text.approved | typeof text.declined | typeof text.withdrawn | typeof text.lapsed,
  entry: Entry,
): string => {
  const { askedBy, duty } = factsOf(entry.before);
  const name = nameOf(askedBy);
  const asked = factsOf(duty).duty;
  if (asked === 'retire-table') return forms.retire({ name });
  return asked === 'change-limits' ? forms.limits({ name }) : forms.correction({ ...roundOf(entry), name });
};

/** `…; 4,000 for 2 patrons`. */
const withMoved = (first: string, { corrections }: Facts): string => {
  if (!Array.isArray(corrections) || corrections.length === 0) return first;
  return text.join({
    first,
    second: text.moved({ amount: movedText(corrections.map(factsOf)), patrons: corrections.length }),
  });
};

/** An amount for each currency. */
const movedText = (corrections: readonly Facts[]): string => {
  const moved = new Map<string, number>();
  for (const { patron, deltaMinor } of corrections) {
    const currency = currencyOfPatron(String(patron));
    const amount = typeof deltaMinor === 'number' ? Math.abs(deltaMinor) : 0;
    moved.set(currency, (moved.get(currency) ?? 0) + amount);
  }
  return itemsIn(
    language(),
    [...moved].map(([currency, amount]) => moneyOf(amount, currency)),
  );
};

const failedText = ({ name, address, wrong }: Facts): string => {
  const which = wrong === 'code' ? 'code' : 'password';
  const who = typeof name === 'string' ? name : text.nameless();
  return typeof address === 'string'
    ? text.failedFrom[which]({ name: who, address })
    : text.failed[which]({ name: who });
};

/** `Player KH 9C (9), Banker 2S 5D (7)`. */
const handsText = (hands: unknown): string => {
  const { player, banker } = factsOf(hands);
  if (!player || !banker) return text.noHands();
  const [ofPlayer, ofBanker] = [cardsIn(player), cardsIn(banker)];
  return text.hands({
    player: cardsText(ofPlayer),
    playerScore: scoreOf(ofPlayer),
    banker: cardsText(ofBanker),
    bankerScore: scoreOf(ofBanker),
  });
};

const cardsIn = (hand: unknown): readonly Card[] => (Array.isArray(hand) ? hand.filter(isCardText) : []);

const isCardText = (card: unknown): card is Card => typeof card === 'string' && isCard(card);

const cardText = (card: unknown): string => (isCardText(card) ? cardsText([card]) : text.aCard());

const placeText = ({ side, place }: Facts): string =>
  text.place[side === 'banker' ? 'banker' : 'player'][PLACE_IDS[Number(place)] ?? 'next']();

const nameOf = (who: unknown): string => {
  const { name } = factsOf(who);
  return typeof name === 'string' ? name : typeof who === 'string' ? who : text.somebody();
};
