// `npm run --silent sbom`: prints the packages that are installed to serve, as a bill of materials of CycloneDX. npm makes it from
// the lockfile; its own choice (`npm sbom --omit dev`) leaves out every package that a development dependency needs too, such as
// solid-js and pg, so the choice is made here.
import { runOrFail } from './child.mjs';
import { npm } from './packages.mjs';
import { readJson } from './paths.mjs';
import { tell } from './tell.mjs';

const NAME = readJson('package.json').name;
const LOCKED = readJson('package-lock.json').packages;

const main = async () => {
  const { program, args, shell } = npm();
  const words = [...args, 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
  const printed = await runOrFail('npm could not print the bill of materials.', program, words, { shell });
  const bill = JSON.parse(printed.slice(printed.indexOf('{')));
  const serving = new Map(
    Object.entries(LOCKED)
      .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
      .map(([path, { optional }]) => [refOf(path), optional ? 'optional' : 'required']),
  );
  // npm names the program after the folder that it lies in.
  bill.metadata.component.name = NAME;
  const root = bill.metadata.component['bom-ref'];
  bill.components = bill.components.filter((component) => serving.has(component['bom-ref']));
  for (const component of bill.components) component.scope = serving.get(component['bom-ref']);
  bill.dependencies = [
    { ref: root, dependsOn: directly() },
    ...bill.dependencies
      .filter(({ ref }) => serving.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => serving.has(each)) })),
  ];
  console.log(JSON.stringify(bill, null, 2));
};

/** `node_modules/pg`: `pg@8.23.1`. */
const refOf = (path) => `${path.split('node_modules/').at(-1)}@${LOCKED[path].version}`;

/** What the root and its packages name as dependencies themselves; our own packages are parts of the program. */
const directly = () => {
  const own = Object.entries(LOCKED).filter(([path]) => !path.includes('node_modules/'));
  const found = own.flatMap(([path, { dependencies = {}, optionalDependencies = {} }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .map((name) => [`${path}/node_modules/${name}`, `node_modules/${name}`].find((each) => LOCKED[each]))
      .filter((each) => each !== undefined && !LOCKED[each].link)
      .map(refOf),
  );
  return [...new Set(found)].sort();
};

main().catch(tell);
