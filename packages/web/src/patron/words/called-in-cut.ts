// What is called on the felt while the shoe is cut, and how a shoe was cut, in short. [F2]
import { MOST_ATTEMPTS } from '@punto/engine/fairness/cut-attempts';
import { texts } from '@punto/language/catalogue';
import type { CutStanding, OwnCut } from '@punto/protocol/client/cuts';
import type { TableView } from '@punto/protocol/message';

type CutView = NonNullable<NonNullable<TableView['shoe']>['cut']>;
type CuttingView = NonNullable<TableView['cutting']>;
type Seen = Pick<TableView, 'shoe' | 'cutting' | 'setup' | 'phase'>;

const text = texts('play').cut;

/** How the shoe was cut, as a short text for the seal's name and the call. */
export const cutInShort = ({ values }: Pick<CutView, 'values'>, alone = false): string => {
  if (values === 0) return text.how.house();
  return alone ? text.how.own() : text.how.patrons({ patrons: values });
};

/** The dealer's call during a cut; `null` otherwise. */
export const calledInCut = ({ shoe, cutting, setup, phase }: Seen): string | null => {
  if (setup.solo || phase !== 'shuffling' || !shoe?.commitment) return null;
  if (cutting) return text.called[cutting.stage]();
  return shoe.cut ? text.called.done() : null;
};

/** Next to the call: how many patrons cut, and whether this patron is one of them. */
export const besideTheCut = ({ shoe, cutting }: Seen, own: OwnCut | null): string => {
  const mine = own && own.commitment === shoe?.commitment ? own.standing : null;
  if (cutting) {
    const state = stageWords(cutting);
    const ownPart = ownStage(cutting, mine);
    return ownPart === null ? state : text.state.withOwn({ state, own: ownPart });
  }
  if (!shoe?.cut) return '';
  const { values } = shoe.cut;
  if (values === 0) return text.state.house();
  return mine === 'in' ? text.state.valuesWithOwn({ values }) : text.state.values({ values });
};

const stageWords = ({ stage, attempt, committed, revealed, beacon }: CuttingView): string => {
  if (stage === 'revealing') return text.state.revealed({ revealed, committed });
  const patrons =
    stage === 'committing' && committed === 0
      ? text.state.nobody()
      : text.state.patrons({ patrons: committed });
  return stage === 'awaiting' || attempt === 1
    ? patrons
    : text.state.attempt({ patrons, attempt, most: MOST_ATTEMPTS + (beacon ? 1 : 0) });
};

const ownStage = ({ stage }: CuttingView, mine: CutStanding | null): string | null => {
  const { own } = text;
  if (stage === 'committing') return mine === 'offered' || mine === 'bound' ? own.cut() : null;
  if (mine === 'told') return stage === 'awaiting' ? own.listed() : own.told();
  if (mine === 'missed') return own.missed();
  return mine === 'left-out' ? own.leftOut() : null;
};
