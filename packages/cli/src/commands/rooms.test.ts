import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPTION_IDS } from '@punto/engine/option-id';
import { loadRooms } from '@punto/server/rooms/room-folder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-rooms-command-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

describe('punto rooms check', () => {
  it('[V1] [V5] prints the tables that would open', async () => {
    const { code, out, err } = await punto(['rooms', 'check']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^Table +Name +Room +Decks +Options +Minimum +Maximum +Player limit +Table limit +Betting$/m,
    );
    const arch = `the-arch +The arch +live-eight-deck +8 +${OPTION_IDS.length} +5 +10000 +10000 +25000 +20 s`;
    expect(out).toMatch(new RegExp(`^${arch}$`, 'm'));
    expect(out).toMatch(/^parlour +The parlour +single-deck +1 +3 +1 +1000 +– +– +–$/m);
  });

  it('as JSON and CSV for programs', async () => {
    write('a.json', '{ "from": "squeeze", "tables": [{ "table": "one", "name": "One" }] }');
    const { out } = await punto(['rooms', 'check', folder, '-f', 'json']);
    expect(JSON.parse(out)).toMatchObject([{ table: 'one', room: 'squeeze', maxMinor: 1_000_000 }]);
    const csv = await punto(['rooms', 'check', folder, '-f', 'csv']);
    expect(csv.out).toContain(`one,One,squeeze,8,${OPTION_IDS.length},100,`);
  });

  it('reports every fault in the words of the server', async () => {
    write('a.json', '{ "from": "squeeze", "pace": { "bettingMS": 1 }, "tables": [] }');
    write('b.json', '{');
    const { code, out, err } = await punto(['rooms', 'check', folder]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    const said = err.replaceAll(/^punto: /gm, '');
    expect(said).toContain('a.json:1:32: pace.bettingMS: is not a known field: did you mean bettingMs?');
    expect(said.trimEnd().split('\n')).toHaveLength(3);
    expect(() => loadRooms(folder)).toThrow(`${said}No table was opened.`);
  });

  it('[L1] notes what a fine step rounds, and succeeds', async () => {
    write('a.json', '{ "from": "six-deck", "stepMinor": 10, "tables": [{ "table": "one", "name": "One" }] }');
    const { code, err } = await punto(['rooms', 'check', folder]);
    expect(code).toBe(0);
    expect(err).toMatch(/^note: .*a\.json:1:\d+: .*the commission rounds up to the minor unit\n$/);
  });
});

describe('punto rooms init', () => {
  it('writes rooms and schema that open unchanged', async () => {
    const fresh = join(folder, 'new', 'rooms');
    const { code, out } = await punto(['rooms', 'init', fresh]);
    expect(code).toBe(0);
    expect(out).toContain('wrote squeeze.json\n');
    expect(readdirSync(fresh)).toContain('room.schema.json');
    expect(loadRooms(fresh)).toEqual(loadRooms());
  });

  it('keeps existing files', async () => {
    write('squeeze.json', 'mine');
    const { out } = await punto(['rooms', 'init', folder]);
    expect(out).toContain('kept squeeze.json, which already existed\n');
    expect(readFileSync(join(folder, 'squeeze.json'), 'utf8')).toBe('mine');
  });

  it('reports when it cannot write', async () => {
    write('file', '');
    const { code, err } = await punto(['rooms', 'init', join(folder, 'file', 'rooms')]);
    expect(code).toBe(1);
    expect(err).toMatch(/^punto: cannot write into /);
  });
});
