// Checks a load run: each settled round against the published cards, and at the end each balance. A settlement that was
// missed during a lost connection is read from the patron's records. [L6] [T8]
import type { Coup } from '@punto/engine/coup';
import { finishCoup } from '@punto/engine/coup';
import { type RoundName, roundName } from './load-table.ts';
import { type Measures, recordMs } from './measures.ts';
import type { LoadPatron, Settled } from './patron.ts';
import { answerOf, apiOf } from './requests.ts';

const RECORDS = 100;

/** The part of a patron that a check needs. */
export type Proved = Pick<LoadPatron, 'id' | 'loadTable' | 'expected' | 'takeSettled'>;

/** Checks the results received since the last call. */
export const checkSettled = (patron: Proved, measures: Measures): void => {
  for (const settled of patron.takeSettled()) {
    const { loadTable } = patron;
    const name = roundName(settled.record.shoe, settled.record.round);
    const due = loadTable.dueAt(name);
    if (due !== undefined) recordMs(measures.settlement, settled.at - due);
    const coup = loadTable.results.get(name);
    if (coup === undefined)
      measures.fault(
        `${patron.id} was settled in round ${name} of ${loadTable.table}, whose result no patron received`,
      );
    else check(patron, settled, name, coup, measures);
  }
};

type SettledRound = Pick<Settled, 'record'> & Partial<Pick<Settled, 'availableMinor'>>;

const check = (
  patron: Proved,
  settled: SettledRound,
  name: RoundName,
  coup: Coup | null,
  measures: Measures,
): void => {
  const { expected, loadTable, id } = patron;
  const { record, availableMinor } = settled;
  if (loadTable.view === null || !expected.has(name)) {
    measures.fault(`${id} was settled in round ${name} of ${loadTable.table} without a stake, or twice`);
    return;
  }
  const { staked, returned } = expected.settle(name, loadTable.view.setup, coup);
  measures.settled += 1;
  const isRight =
    record.stakedMinor === staked &&
    record.returnedMinor === returned &&
    // The balance may include a round that was settled while the connection was lost.
    (expected.open.length > 0 || (availableMinor ?? expected.balanceMinor) === expected.balanceMinor);
  if (isRight) return;
  measures.fault(
    `${id} in round ${name} of ${loadTable.table}: expected ${staked} staked, ${returned} returned, balance ${expected.balanceMinor}; ` +
      `received ${record.stakedMinor}, ${record.returnedMinor}, balance ${availableMinor ?? 'not given'}`,
  );
};

/** Whether the balance is the expected one; missed settlements are read first. */
export const proveBalance = async (
  address: URL,
  patron: LoadPatron,
  measures: Measures,
): Promise<boolean> => {
  checkSettled(patron, measures);
  if (patron.expected.open.length > 0) await readMissed(address, patron, measures);
  for (const name of patron.expected.open)
    measures.fault(`${patron.id} staked in round ${name} of ${patron.loadTable.table}, which has no record`);
  const { account } = await answerOf(apiOf(address, patron.cookie).me());
  const isRight = account.availableMinor === patron.expected.balanceMinor && account.inPlay.length === 0;
  if (!isRight) {
    measures.fault(
      `${patron.id} should have ${patron.expected.balanceMinor} and nothing in play; has ${JSON.stringify(account)}`,
    );
  }
  return isRight;
};

const readMissed = async (address: URL, patron: LoadPatron, measures: Measures): Promise<void> => {
  const { items } = await answerOf(apiOf(address, patron.cookie).records(null, RECORDS));
  for (const record of items) {
    const name = roundName(record.shoe, record.round);
    if (!patron.expected.has(name) || record.table !== patron.loadTable.table) continue;
    const known = patron.loadTable.results.get(name);
    const coup = known === undefined && record.outcome !== null ? finishCoup(record) : (known ?? null);
    check(patron, { record }, name, coup, measures);
  }
};
