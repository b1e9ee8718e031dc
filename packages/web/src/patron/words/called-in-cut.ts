// What is called on the felt while the shoe is cut, and how a shoe was cut, in short. [F2]
import { MOST_ATTEMPTS } from '@punto/engine/fairness/cut';
import type { CutStanding, OwnCut } from '@punto/protocol/client/cuts';
import type { TableView } from '@punto/protocol/message';
import { count, plural } from '@punto/ui/words/number.ts';

type CutView = NonNullable<NonNullable<TableView['shoe']>['cut']>;
type CuttingView = NonNullable<TableView['cutting']>;
type Seen = Pick<TableView, 'shoe' | 'cutting' | 'setup' | 'phase'>;

const patrons = (number: number): string => `${count(number)} ${plural(number, 'patron')}`;

/** How the shoe was cut, as a short text for the seal's name and the call. */
export const cutInShort = ({ values }: Pick<CutView, 'values'>, alone = false): string => {
  if (values === 0) return 'Cut by the house alone';
  return alone ? 'Cut by your value' : `Cut by ${patrons(values)}`;
};

/** The dealer's call during a cut; `null` otherwise. */
export const calledInCut = ({ shoe, cutting, setup, phase }: Seen): string | null => {
  if (setup.solo || phase !== 'shuffling' || !shoe?.commitment) return null;
  if (cutting?.stage === 'committing') return 'Cut the cards';
  if (cutting?.stage === 'revealing') return 'The cut is told';
  if (cutting?.stage === 'awaiting') return 'The beacon decides';
  return shoe.cut ? 'The shoe is cut' : null;
};

/** Next to the call: how many patrons cut, and whether this patron is one of them. */
export const besideTheCut = ({ shoe, cutting }: Seen, own: OwnCut | null): string => {
  const mine = own && own.commitment === shoe?.commitment ? own.standing : null;
  if (cutting) return [stageWords(cutting), ownStage(cutting, mine)].filter(Boolean).join(' · ');
  if (!shoe?.cut) return '';
  const { values } = shoe.cut;
  return values === 0
    ? 'By the house alone'
    : `By ${count(values)} ${plural(values, 'value')}${mine === 'in' ? ', yours among them' : ''}`;
};

const stageWords = ({ stage, attempt, committed, revealed, beacon }: CuttingView): string => {
  if (stage === 'awaiting') return `${patrons(committed)} cut`;
  if (stage === 'revealing') return `${count(revealed)} of ${count(committed)} told`;
  const many = committed === 0 ? 'Nobody has yet' : `${patrons(committed)} cut`;
  return attempt === 1 ? many : `${many} · attempt ${attempt} of ${MOST_ATTEMPTS + (beacon ? 1 : 0)}`;
};

const ownStage = ({ stage }: CuttingView, mine: CutStanding | null): string => {
  if (stage === 'committing') return mine === 'offered' || mine === 'bound' ? 'You cut' : '';
  if (mine === 'told') return stage === 'awaiting' ? 'You are in the list' : 'Yours is';
  if (mine === 'missed') return 'Yours came too late';
  return mine === 'left-out' ? 'Yours was left out' : '';
};
