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
    const { code, out, err } = await punto(['rooms', 'check', '--no-bets']);
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
    const { out } = await punto(['rooms', 'check', folder, '--no-bets', '-f', 'json']);
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

  it('[L1] notes that a fine step rounds the commission, and succeeds', async () => {
    write('a.json', '{ "from": "six-deck", "stepMinor": 10, "tables": [{ "table": "one", "name": "One" }] }');
    const { code, err } = await punto(['rooms', 'check', folder, '--no-bets']);
    expect(code).toBe(0);
    expect(err).toMatch(/^note: .*a\.json:1:\d+: .*the commission rounds up to the minor unit\n$/);
  });
});

describe('punto rooms check, each bet', () => {
  const checked = async (room: string, ...args: readonly string[]) => {
    write(
      'a.json',
      `{ "from": "${room}", "tables": [{ "table": "one", "name": "One" }, { "table": "two", "name": "Two" }] }`,
    );
    return await punto(['rooms', 'check', folder, '--shoes', '2', ...args]);
  };

  it('[B18] [B21] [L3] prints edge, variance, the worst payout and a return below 75 %', async () => {
    const { out, err } = await checked('live-eight-deck');
    expect(err).toBe('live-eight-deck …\n');
    expect(out).toContain('Bets of Live eight-deck (one, two)\n');
    expect(out).toMatch(/^player +1\.2351 % +0\.90\d +20000 +– +\d/m);
    expect(out).toMatch(/^banker-no-commission +1\.4581 %/m);
    expect(out).toMatch(/^super-lucky-seven +14\.83\d\d % .* 50000 +\+13 +\d/m);
    expect(out).not.toContain('Less than 75 %');
  });

  it('[F5] proposes the last round of a bet, from the gain of a counter', async () => {
    const json = async (tolerate: string) => {
      const { out } = await checked('live-eight-deck', '-f', 'json', '--tolerate', tolerate);
      const [one, two] = JSON.parse(out);
      expect(one.bets).toEqual(two.bets);
      return new Map<string, { gain: number; proposed: unknown; until: unknown }>(
        one.bets.map((bet: { bet: string }) => [bet.bet, bet]),
      );
    };
    const strict = (await json('0')).get('perfect-pair');
    const lax = (await json('1000')).get('perfect-pair');
    expect(strict?.gain).toBeGreaterThan(0);
    expect(strict).toMatchObject({ until: 50 });
    expect(Number(strict?.proposed)).toBeGreaterThan(20);
    expect(lax).toMatchObject({ proposed: 'all', gain: strict?.gain });
  });

  it('[V5] has nothing to count where the cards are shuffled for every coup', async () => {
    const { out } = await checked('single-deck');
    expect(out).toContain('The cards are shuffled for every coup: there is nothing to count.');
    expect(out).toMatch(/^tie +15\.7461 .*–$/m);
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
