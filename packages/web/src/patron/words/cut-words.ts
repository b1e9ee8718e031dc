// Texts about the commitment and the cut: what is proved and what is not, and the status of the patron's own part. [F2]
import { MOST_ATTEMPTS } from '@punto/engine/fairness/cut';
import type { CutStanding, OwnCut } from '@punto/protocol/client/cuts';
import type { TableView } from '@punto/protocol/message';
import { count, numberWord, plural } from '@punto/ui/words/number.ts';

type CutView = NonNullable<NonNullable<TableView['shoe']>['cut']>;

/** What the values in the cut prove to this patron and what they do not, which depends on whether one is their own. */
export const cutProves = (
  { values, beacon }: Pick<CutView, 'values' | 'beacon'>,
  alone: boolean,
  mine: CutStanding | null,
): string => {
  if (beacon)
    return `A public beacon decided the order, after the list of those who brought a value was closed: nobody could choose it, neither the house nor a patron. That is proved to everybody who saw the seal and the list before the beacon was published${mine === 'in' ? ', and your value is in the order as well' : ''}.`;
  if (values === 0)
    return `${alone ? 'You brought in no value' : 'No patron brought in a value'}, so the house’s own is all there is. That proves the order was fixed before anyone bet. It does not prove that the house did not choose it.`;
  if (alone)
    return 'Your value came with Deal, when the house had fixed all it could: it cannot have chosen this order. If it had left your value out, the opened deck would show it.';
  if (mine === 'in')
    return 'Your value is one of them. The house fixed its part before it knew your value, so it cannot have chosen the order: that is proved to you. Nobody who brought a value had seen a card.';
  return `Yours is not among them. What is proved to you is that the house fixed its order and its own value before anyone bet. Whether it chose the order you cannot tell: ${values === 1 ? 'the value may be its own' : 'all of these values may be its own'}. Whoever brought one of them can.`;
};

/** `null` if the first attempt succeeded. */
export const failedWords = ({ values, failed }: Pick<CutView, 'values' | 'failed'>): string | null => {
  if (failed === 0) return null;
  const attempts = `${failed === 1 ? 'One attempt' : `${numberWord(failed)} attempts`} failed before, because somebody did not tell a value.`;
  const choice = `Whoever did that could choose among ${numberWord(failed + 1)} orders at most, and it is on record.`;
  return values === 0 && failed === MOST_ATTEMPTS
    ? `${capital(attempts)} After the third the house cuts alone. Three in a row deserve a question.`
    : `${capital(attempts)} ${choice}`;
};

/** About a beacon that did not arrive, and patrons who missed the cut; `null` if neither happened. */
export const besidesWords = ({ awaited, missed }: Pick<CutView, 'awaited' | 'missed'>): string | null => {
  const words = [
    ...(awaited
      ? [
          'The seal names a public beacon, and the house says that it could not be had in time; whether it was published is for anybody to see.',
        ]
      : []),
    ...(missed > 0
      ? [
          `${count(missed)} more ${plural(missed, 'patron')} came too late or found no place left, and ${missed === 1 ? 'is' : 'are'} on record.`,
        ]
      : []),
  ];
  return words.length > 0 ? words.join(' ') : null;
};

/** Status of the patron's own part. */
export const standingWords = ({ standing, message }: OwnCut, alone: boolean): string => {
  if (alone && standing === 'told') return 'It went with Deal.';
  if (standing === 'missed')
    return `Not in this cut: ${message ?? 'it came too late.'} It is on record with the shoe, and the next one is open to you.`;
  if (standing === 'refused') return `It was not taken: ${message ?? 'the table gave no reason.'}`;
  return STANDING[standing];
};

const STANDING: Readonly<Record<Exclude<CutStanding, 'refused' | 'missed'>, string>> = {
  offered: 'Its hash is on its way to the table.',
  bound: 'Your client is bound to it: the table has its hash, and nobody knows the value.',
  told: 'It has been told, and the cut is not decided yet.',
  in: 'The shoe was cut with it.',
  'left-out':
    'Left out: your client came forward, and the table’s list does not have it. This shoe was not cut by it.',
  unused: 'Unused: the attempt it belonged to failed, or ended without it.',
};

/** Since which round this window has known the commitment. */
export const sinceWords = (since: number): string =>
  since === 0
    ? 'This window has held it since before the first bet of the shoe.'
    : `This window has held it since round ${count(since)}; to be sure of the rounds before, compare it with somebody who was here.`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
