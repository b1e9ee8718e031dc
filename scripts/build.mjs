// `npm run build`: installs what is missing and builds the page, without starting anything: for a machine that a
// service manager starts. Plain JavaScript without a dependency, as `start.mjs`.
import { installPackages } from './packages.mjs';
import { runtime } from './runtime.mjs';
import { tell } from './tell.mjs';
import { buildWebApp } from './web-app.mjs';

const main = async () => {
  await installPackages();
  await buildWebApp(runtime());
};

main().catch(tell);
