// `npm test`: installs what is missing and runs every check; `npm test -- lint unit` runs those alone. A
// check that fails does not hide the next one. Plain JavaScript without a dependency, as `start.mjs`.
import { checks } from './checks.mjs';
import { Failure } from './child.mjs';
import { installPackages } from './packages.mjs';
import { runtime } from './runtime.mjs';
import { step } from './step.mjs';
import { tell } from './tell.mjs';

const main = async () => {
  await installPackages();
  const known = checks(runtime());
  const total = { passed: 0, failed: 0 };
  for (const { name, work } of chosen(known, process.argv.slice(2))) {
    const { passed, failed, output } = await counts(name, work);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
};

const chosen = (known, words) => {
  const unknown = words.find((word) => !Object.hasOwn(known, word));
  if (unknown !== undefined) {
    throw new Failure(`There is no check named ${unknown}; there are ${Object.keys(known).join(', ')}.`);
  }
  return words.length === 0 ? Object.values(known) : words.map((word) => known[word]);
};

/** `note`: what a check could not find out. */
const inWords = ({ passed, failed, note = '' }) => {
  if (failed > 0) return `${failed} of ${passed + failed} failed`;
  return [passed > 1 ? `${passed} tests` : '', note].filter((words) => words !== '').join('; ');
};

/** A check that could not be carried out is one failure. */
const counts = async (name, work) => {
  try {
    return await step(name, work, inWords);
  } catch (error) {
    const said = error instanceof Failure ? `${error.output}\n${error.message}` : String(error.stack);
    return { passed: 0, failed: 1, output: said.trimStart() };
  }
};

main().catch(tell);
