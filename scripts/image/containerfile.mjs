// Reads the instructions of the Containerfile, by stage.
import { readFileSync } from 'node:fs';
import { inTree } from '../paths.mjs';

/** `[{ name, instructions: [{ word, rest }] }]` */
export const readContainerfile = (
  text = readFileSync(inTree('deploy', 'container', 'Containerfile'), 'utf8'),
) => {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '');
  const stages = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (word === '') throw new Error(`The Containerfile has a line that is no instruction: ${line}`);
    if (word === 'FROM') stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? '', instructions: [] });
    else stages.at(-1).instructions.push({ word, rest });
  }
  return stages;
};

/** `PORT=8090 HOST=0.0.0.0` as an object. */
export const environmentOf = ({ instructions }) =>
  Object.fromEntries(
    instructions
      .filter(({ word }) => word === 'ENV')
      .flatMap(({ rest }) => [...rest.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
  );

/** The value of the last instruction with this word. */
export const lastOf = ({ instructions }, wanted) =>
  instructions.findLast(({ word }) => word === wanted)?.rest;
