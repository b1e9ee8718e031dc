// Builds the documents: the Markdown of the repository as the site that the server has at `/docs/`. Its packages are installed at
// the first build.
import { runOrFail } from './child.mjs';
import { installSitePackages } from './packages.mjs';
import { inTree } from './paths.mjs';
import { environment } from './runtime.mjs';

/** Returns the line that counts what was built. `priority`: as in `os.setPriority`. */
export const buildSite = async (node, { priority = 0 } = {}) => {
  await installSitePackages();
  const args = ['--disable-warning=ExperimentalWarning', inTree('site', 'src', 'main.ts')];
  const env = environment(node, { NODE_ENV: 'production' });
  const output = await runOrFail('The documents could not be built.', node, args, { env, priority });
  return output.trimEnd().split('\n').at(-1);
};
