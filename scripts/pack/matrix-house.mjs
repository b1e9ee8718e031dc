// A house of the installed program, `punto serve`, with quick tables unless its folder is given.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../child.mjs';

const PACE = {
  ...{ shufflingMs: 100, bettingMs: 300, closedMs: 20 },
  ...{ cardMs: 20, thirdCardMs: 20, resultMs: 300 },
};
const QUICK = { from: 'live-eight-deck', tables: [{ table: 'quick', name: 'Quick', pace: PACE }] };

export const openHouse = async (project, folder = null) => {
  const words = [project.installed('@punto', 'cli', 'bin', 'punto.mjs'), 'serve', '--port', '0'];
  const cwd = folder ?? join(project.folder, 'house');
  if (folder === null) {
    mkdirSync(cwd, { recursive: true });
    writeFileSync(join(cwd, 'quick.json'), JSON.stringify(QUICK));
    words.push('--rooms', 'quick.json');
  }
  const env = { ...process.env, PUNTO_GUESTS_PER_MINUTE: '1000' };
  const house = spawn(process.execPath, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const url = await new Promise((resolve, reject) => {
    for (const stream of [house.stdout, house.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        const address = /open at (\S+)/.exec(output)?.[1];
        if (address !== undefined) resolve(address);
      });
    house.once('exit', (code) => reject(new Failure(`punto serve ended with ${code}.`, output)));
  });
  return {
    url,
    close: async () => {
      const ended = once(house, 'exit');
      house.kill('SIGTERM');
      await ended;
    },
  };
};
