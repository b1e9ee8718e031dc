// `npm test`: installs missing packages and runs every check; `npm test -- lint unit` runs only those. A failed check
// does not stop the others. Plain JavaScript without dependencies, like `start.mjs`.
import { checks, GROUPS, REPORTS } from './checks.mjs';
import { Failure } from './child.mjs';
import { installPackages } from './packages.mjs';
import { runtime } from './runtime.mjs';
import { sideBySide } from './side-by-side.mjs';
import { slowest, slowestTable } from './slowest.mjs';
import { tell } from './tell.mjs';

/** Number of the slowest test files that are printed. */
const SHOWN = 20;

const main = async () => {
  await installPackages();
  const chosen = chooseFrom(checks(runtime()), process.argv.slice(2));
  const results = [];
  const measured = chosen.map(([id]) => REPORTS[id]).filter((report) => report !== undefined);
  await sideBySide(
    chosen.map(([id, { work, ...check }]) => ({
      ...check,
      id,
      work: async () => {
        const result = await counts(work);
        results.push(result);
        return result;
      },
      words: inWords,
    })),
  );
  for (const { failed, output } of results) if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  const files = slowest(measured, SHOWN);
  if (files.length > 0) console.log(`\nThe slowest test files:\n${slowestTable(files)}`);
  const sum = (of) => results.reduce((total, result) => total + result[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
};

/** Without arguments all checks, except those that are part of another or run by name only. */
const chooseFrom = (known, words) => {
  const ids = words.flatMap((word) => GROUPS[word] ?? [word]);
  const unknown = ids.find((id) => !Object.hasOwn(known, id));
  if (unknown !== undefined) {
    const all = [...Object.keys(GROUPS), ...Object.keys(known).filter((id) => !known[id].isPart)];
    throw new Failure(`There is no check named ${unknown}. The checks are ${all.join(', ')}.`);
  }
  return Object.entries(known).filter(([id, { isPart }]) => (ids.length === 0 ? !isPart : ids.includes(id)));
};

/** `note`: what a check could not determine. */
const inWords = ({ passed, failed, note = '' }) => {
  if (failed > 0) return `${failed} of ${passed + failed} failed`;
  return [passed > 1 ? `${passed} tests` : '', note].filter((words) => words !== '').join('; ');
};

/** A check that could not be run counts as one failure. */
const counts = async (work) => {
  try {
    return await work();
  } catch (error) {
    const said = error instanceof Failure ? `${error.output}\n${error.message}` : String(error.stack);
    return { passed: 0, failed: 1, output: said.trimStart() };
  }
};

main().catch(tell);
