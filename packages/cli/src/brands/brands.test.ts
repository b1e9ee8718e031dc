import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-brands-command-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('punto brands init', () => {
  it('writes an example that is valid unchanged, with keys that only the owner of the file can read', async () => {
    const { code, out, err } = await punto(['brands', 'init', folder]);
    expect({ code, out }).toEqual({
      code: 0,
      out: [
        'wrote brand.schema.json',
        'wrote lighthouse.json',
        'wrote keys/lighthouse-wallet.key',
        'wrote keys/lighthouse-api.key',
        'wrote keys/lighthouse-events.key\n',
      ].join('\n'),
    });
    expect(err).toBe(`Give the operator the keys, and serve the brand with PUNTO_BRANDS=${folder}\n`);
    expect(statSync(join(folder, 'keys/lighthouse-api.key')).mode & 0o777).toBe(0o600);
    expect((await punto(['brands', 'check', folder])).code).toBe(0);
  });

  it('keeps existing files', async () => {
    await punto(['brands', 'init', folder]);
    const key = readFileSync(join(folder, 'keys/lighthouse-api.key'), 'utf8');
    const { out } = await punto(['brands', 'init', folder]);
    expect(out).toContain('kept keys/lighthouse-api.key, which already existed\n');
    expect(readFileSync(join(folder, 'keys/lighthouse-api.key'), 'utf8')).toBe(key);
  });

  it('reports when it cannot write', async () => {
    writeFileSync(join(folder, 'file'), '');
    const { code, err } = await punto(['brands', 'init', join(folder, 'file', 'brands')]);
    expect(code).toBe(1);
    expect(err).toMatch(/^punto: cannot write into /);
  });
});

describe('punto brands check', () => {
  beforeEach(async () => void (await punto(['brands', 'init', folder])));

  it('prints the limits of each currency at each table', async () => {
    const { code, out, err } = await punto(['brands', 'check', folder]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^Brand +Currency +Table +Room +Options +Minimum +Maximum +Chips +Not offered because$/m,
    );
    expect(out).toMatch(/^lighthouse +EUR +the-arch +live-eight-deck +18 +5\.00 EUR +5000\.00 EUR +5 +–$/m);
    expect(out).toMatch(/^lighthouse +JPY +the-arch +live-eight-deck +18 +800 JPY +1600000 JPY +6 +–$/m);
    expect(out).toMatch(/^lighthouse +KWD +the-arch +live-eight-deck +18 +2\.500 KWD +5000\.000 KWD +5 +–$/m);
  });

  it('shows why a table is not offered, as data too', async () => {
    const file = join(folder, 'lighthouse.json');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('"smallestRoundMs": 5000', '"smallestRoundMs": 60000'),
    );
    const { out } = await punto(['brands', 'check', file, '-f', 'json']);
    expect(JSON.parse(out)).toContainEqual({
      brand: 'lighthouse',
      currency: 'EUR',
      table: 'the-arch',
      room: 'live-eight-deck',
      notOffered: expect.stringMatching(/^a round may take \d+ ms, and lighthouse requires 60000 ms$/),
    });
  });

  it('notes each webhook address that the server would refuse, with its place in the file', async () => {
    const file = join(folder, 'lighthouse.json');
    const withUrls = (urls: string, ranges: string) => {
      const written = readFileSync(file, 'utf8').replace(/"urls": \[.*\],/, `"urls": ${urls},${ranges}`);
      writeFileSync(file, written);
    };
    withUrls('["http://127.0.0.1:8097", "https://[fd00::1]/events", "https://8.8.8.8/events"]', '');
    const { code, out, err } = await punto(['brands', 'check', folder]);
    expect(code).toBe(0);
    expect(out).toMatch(/^lighthouse +EUR +the-arch /m);
    const place = (column: number, i: number) => `note: ${file}:34:${column}: webhooks.urls[${i}]: `;
    const nothingSent = 'no webhook is sent to this address: ';
    expect(err.split('\n')).toEqual([
      `${place(14, 0)}${nothingSent}127.0.0.1 is not public: name its range in privateRanges`,
      `${place(39, 1)}${nothingSent}fd00::1 is not public: name its range in privateRanges`,
      '',
    ]);
    withUrls('["http://127.0.0.1:8097"]', ' "privateRanges": ["127.0.0.0/8"],');
    expect((await punto(['brands', 'check', folder])).err).toBe('');
  });

  it('reports every fault in the words of the server', async () => {
    writeFileSync(join(folder, 'second.json'), '{ "name": "" }');
    const { code, out, err } = await punto(['brands', 'check', folder]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/second\.json:1:11: name: must be a text of 1 to 40 characters, in quotes$/m);
    expect(err).toMatch(/second\.json:1:1: currencies: is missing$/m);
  });
});
