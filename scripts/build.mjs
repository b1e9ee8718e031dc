// `npm run build`: installs missing packages and builds the web app without starting anything, for a machine with a
// service manager. Plain JavaScript without dependencies, like `start.mjs`.
import { installPackages } from './packages.mjs';
import { runtime } from './runtime.mjs';
import { tell } from './tell.mjs';
import { buildWebApp } from './web-app.mjs';

const main = async () => {
  await installPackages();
  await buildWebApp(runtime());
};

main().catch(tell);
