// Checks a load run: each settled round against the cards that were published, and at the end each balance. A result that
// was missed during a lost connection is read from the patron's play record. [L6] [T8]
import type { Coup } from '@punto/engine/coup';
import { finishCoup } from '@punto/engine/coup';
import { answerOf, apiOf } from './ask.ts';
import { type RoundName, roundName } from './felt.ts';
import { type Measures, recordMs } from './measures.ts';
import type { LoadPatron, Settled } from './patron.ts';

const RECORDS = 100;

/** Of a patron, what a proof needs. */
export type Proved = Pick<LoadPatron, 'id' | 'felt' | 'purse' | 'takeSettled'>;

/** Checks the results received since the last call. */
export const checkSettled = (patron: Proved, measures: Measures): void => {
  for (const told of patron.takeSettled()) {
    const { felt } = patron;
    const name = roundName(told.record.shoe, told.record.round);
    const due = felt.dueAt(name);
    if (due !== undefined) recordMs(measures.settlement, told.at - due);
    const coup = felt.results.get(name);
    if (coup === undefined)
      measures.fault(`${patron.id} was settled in round ${name} of ${felt.table}, whose result nobody saw`);
    else check(patron, told, name, coup, measures);
  }
};

type SettledNews = Pick<Settled, 'record'> & Partial<Pick<Settled, 'availableMinor'>>;

const check = (
  patron: Proved,
  told: SettledNews,
  name: RoundName,
  coup: Coup | null,
  measures: Measures,
): void => {
  const { purse, felt, id } = patron;
  const { record, availableMinor } = told;
  if (felt.view === null || !purse.has(name)) {
    measures.fault(`${id} was settled in round ${name} of ${felt.table} without a stake, or twice`);
    return;
  }
  const { staked, returned } = purse.settle(name, felt.view.setup, coup);
  measures.settled += 1;
  const isRight =
    record.stakedMinor === staked &&
    record.returnedMinor === returned &&
    // Who missed a round while the link was cut has had its money meanwhile.
    (purse.open.length > 0 || (availableMinor ?? purse.balanceMinor) === purse.balanceMinor);
  if (isRight) return;
  measures.fault(
    `${id} in round ${name} of ${felt.table}: by the rules ${staked} staked, ${returned} back, ${purse.balanceMinor} ` +
      `then; told ${record.stakedMinor}, ${record.returnedMinor} and ${availableMinor ?? 'nothing'}`,
  );
};

/** Whether the patron has what the rules owe; what was missed is read first. */
export const proveBalance = async (house: URL, patron: LoadPatron, measures: Measures): Promise<boolean> => {
  checkSettled(patron, measures);
  if (patron.purse.open.length > 0) await readMissed(house, patron, measures);
  for (const name of patron.purse.open)
    measures.fault(`${patron.id} staked in round ${name} of ${patron.felt.table}, which has no record`);
  const { account } = await answerOf(apiOf(house, patron.cookie).me());
  const isRight = account.availableMinor === patron.purse.balanceMinor && account.inPlay.length === 0;
  if (!isRight) {
    measures.fault(
      `${patron.id} must have ${patron.purse.balanceMinor} and nothing in play; has ${JSON.stringify(account)}`,
    );
  }
  return isRight;
};

const readMissed = async (house: URL, patron: LoadPatron, measures: Measures): Promise<void> => {
  const { items } = await answerOf(apiOf(house, patron.cookie).records(null, RECORDS));
  for (const record of items) {
    const name = roundName(record.shoe, record.round);
    if (!patron.purse.has(name) || record.table !== patron.felt.table) continue;
    const seen = patron.felt.results.get(name);
    const coup = seen === undefined && record.outcome !== null ? finishCoup(record) : (seen ?? null);
    check(patron, { record }, name, coup, measures);
  }
};
