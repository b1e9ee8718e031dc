// Writes the licences of the packages that the pages are made of, from what each build has found
// (`packages/web/licences-plugin.ts`), to a text file that the server has at /licences.txt.
import { readFileSync, writeFileSync } from 'node:fs';

const RULE = `\n\n${'-'.repeat(80)}\n\n`;
const HEADING = [
  'The pages of Punto are under the MIT licence of Punto. They contain code and fonts of the packages',
  'below, each under its own licence.',
];

/** `found`: the JSON files of all builds, `licence`: the file of our own. Returns the number of packages. */
export const writeLicences = (found, licence, to) => {
  const packages = new Map();
  for (const file of found)
    for (const each of JSON.parse(readFileSync(file, 'utf8')))
      packages.set(`${each.name} ${each.version}`, each);
  const sorted = [...packages].sort(([one], [other]) => (one < other ? -1 : 1));
  const sections = sorted.map(
    ([title, each]) => `${title}${each.licence === '' ? '' : ` (${each.licence})`}\n\n${each.text}`,
  );
  const own = readFileSync(licence, 'utf8').trim();
  writeFileSync(to, `${[HEADING.join('\n'), `Punto\n\n${own}`, ...sections].join(RULE)}\n`);
  return packages.size;
};
