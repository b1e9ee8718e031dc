// Messages about patrons' money are lost and doubled while there is no other fault, between nodes and on sockets, and
// afterwards no patron stakes: the balance shown must become right by itself, not only with the next ticket. [T4]
// [L6]
import type { FaultByChance } from './faults.ts';
import { accountFault } from './final-checks.ts';
import { pass, type Scene, until } from './phases.ts';
import { mustHold } from './violations.ts';

const MONEY: ReadonlySet<FaultByChance> = new Set([
  'message about money doubled',
  'message about money lost with its link',
  'wire message about money doubled',
  'wire message about money lost',
]);
/** Two rounds. */
const LOSING_MS = 12_000;
/** The rounds that were begun end, and gaps are found. */
const QUIET_MS = 12_000;
const RIGHT_WITHIN_MS = 30_000;

export const loseBalanceMessages = async (scene: Scene): Promise<void> => {
  const { world, faults, people, truth } = scene;
  faults.only = MONEY;
  await pass(scene, LOSING_MS);
  for (const patron of people) patron.stakes = false;
  await pass(scene, QUIET_MS);
  faults.only = new Set();
  const last = world.now() + RIGHT_WITHIN_MS;
  let wrong = people;
  const faultsOf = (patron: (typeof people)[number]): readonly string[] =>
    patron.windows.flatMap((window) => accountFault(patron, window, truth) ?? []);
  await until(scene, () => {
    wrong = wrong.filter((patron) => faultsOf(patron).length > 0);
    mustHold(wrong.length === 0 || world.now() <= last, () => wrong.flatMap(faultsOf).join('; '));
    return wrong.length === 0;
  });
  for (const patron of people) patron.stakes = true;
};
