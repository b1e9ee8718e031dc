// `npm run docs`: builds the documents into site/dist/site, from where the server has them at `/docs/`.
import { installPackages } from './packages.mjs';
import { runtime } from './runtime.mjs';
import { buildSite } from './site.mjs';
import { step } from './step.mjs';
import { tell } from './tell.mjs';

const main = async () => {
  await installPackages();
  console.log(await step('building the documents', () => buildSite(runtime())));
};

main().catch(tell);
