// The checks of `npm test -- changed`: on the files that differ from main and the tests they can affect, by the import
// graph.
import { Failure, run } from './child.mjs';
import { inTree } from './paths.mjs';
import { environment } from './runtime.mjs';

/** `biome` checks files, `vitest` runs projects and files. */
export const checksOfChange = (node, { biome, vitest }) => {
  let change;
  /** The files that differ, and the test files that they can affect. */
  const changed = () => {
    change ??= findChange(node);
    return change;
  };
  return {
    'changed-lint': {
      lane: 'computing',
      name: 'format and lint of what changed',
      isPart: true,
      work: async () => {
        const { files } = await changed();
        return files.length === 0 ? { passed: 1, failed: 0 } : biome(files);
      },
    },
    'changed-tests': {
      lane: 'waiting',
      name: 'tests of what changed, tidy',
      isPart: true,
      work: async () => {
        const { tests, farther } = await changed();
        const counts = await vitest(['unit', 'served', 'tidy'], [...tests, 'test/tidy']);
        const left = farther > 0 ? `; ${farther} less related files are tested only by npm test` : '';
        return { ...counts, note: `${tests.length} files and test/tidy${left}` };
      },
    },
  };
};

const findChange = async (node) => {
  const script = inTree('test', 'tidy', 'changed', 'main.ts');
  const { code, output } = await run(node, ['--disable-warning=ExperimentalWarning', script], {
    env: environment(node),
  });
  if (code !== 0) throw new Failure('The files that differ from main cannot be listed.', output);
  return JSON.parse(output);
};
