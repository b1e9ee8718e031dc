import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newWebhookKey } from '@punto/operator/signature/standard-webhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultLine } from '../input/file-fault.ts';
import { loadRooms } from '../rooms/room-folder.ts';
import { loadBrands, readBrands } from './brand-folder.ts';

const tables = loadRooms();
const KEY = newWebhookKey();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-brands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const EUR = { rate: '1', stepMinor: 100, chipsMinor: [100, 500, 2500] };
const brand = (change: object = {}) => ({
  name: 'Acme',
  languages: ['en', 'ja'],
  currencies: { EUR },
  gamingDay: { zone: 'Europe/Malta' },
  wallet: { url: 'https://wallet.example/punto', keys: [KEY] },
  api: { keys: [KEY] },
  ...change,
});
/** Every value on its own line, so that line numbers are distinct. */
const write = (name: string, content: unknown): void =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
const faults = (): readonly string[] => {
  const read = readBrands(folder, tables);
  return read.ok ? [] : read.faults.map((fault) => faultLine(fault).replaceAll(`${folder}/`, ''));
};

describe('a folder of brand files', () => {
  it('is read with defaults for omitted fields', () => {
    write('acme.json', brand());
    const acme = loadBrands(folder, tables).get('acme');
    expect(acme).toMatchObject({
      id: 'acme',
      name: 'Acme',
      skin: {},
      origins: [],
      links: {},
      flags: { oneTableAtATime: null, noAutoConfirm: false, smallestRoundMs: 0 },
      sessions: { idleMs: 1_800_000, mostMs: 43_200_000 },
      launches: { perMinute: 600, failuresPerMinute: 20 },
      gamingDay: { zone: 'Europe/Malta', startsAt: '00:00' },
      wallet: { url: 'https://wallet.example/punto', timeoutMs: 5_000 },
      webhooks: null,
    });
    expect(acme?.currencies.EUR).toEqual({ ...EUR, rate: [1, 1], limits: {} });
  });

  it.each([
    ['JPY', '160', [8, 5]],
    ['KWD', '0.5', [5, 1]],
    ['EUR', '0.92', [23, 25]],
    ['JPY', '9999999.9999', [99_999_999_999, 1_000_000]],
    ['KWD', '0.0001', [1, 1_000]],
  ])('converts a rate of %s %s per coin to an exact ratio of minor units', (code, rate, ratio) => {
    write('acme.json', brand({ currencies: { EUR, [code]: { rate, stepMinor: 1, chipsMinor: [1] } } }));
    expect(loadBrands(folder, tables).get('acme')?.currencies[code]?.rate).toEqual(ratio);
  });

  it('reads a key from the file beside it', () => {
    mkdirSync(join(folder, 'keys'));
    write('keys/api.key', `${KEY}\n`);
    write('acme.json', brand({ api: { keys: ['file:keys/api.key'] } }));
    const acme = loadBrands(folder, tables).get('acme');
    expect(acme?.api.keys).toEqual(acme?.wallet.keys);
  });

  it('is one file, or several with a brand each', () => {
    write('acme.json', brand());
    write('bravo.jsonc', `// The second.\n${JSON.stringify(brand({ name: 'Bravo' }))}`);
    expect([...loadBrands(folder, tables).keys()]).toEqual(['acme', 'bravo']);
    expect([...loadBrands(join(folder, 'bravo.jsonc'), tables).keys()]).toEqual(['bravo']);
  });

  it('is optional: a house without one has no operators', () => {
    expect(loadBrands(undefined, tables).size).toBe(0);
  });

  it('that is missing or empty keeps the server from starting', () => {
    expect(faults()[0]).toContain('has no brand files; give a folder of brand files');
    expect(() => loadBrands(join(folder, 'none'), tables)).toThrow(
      /none: does not exist; .*\nNo table was opened\.$/,
    );
  });
});

describe('a fault of a brand file is reported with its line and what to change', () => {
  it.each<[string, string, unknown, readonly (string | RegExp)[]]>([
    ['broken text', 'acme.json', '{', [/^acme\.json:1:2: /]],
    [
      'a missing field',
      'acme.json',
      { ...brand(), gamingDay: undefined },
      ['acme.json:1:1: gamingDay: is missing'],
    ],
    [
      'an unknown field',
      'acme.json',
      brand({ currency: {} }),
      ['acme.json:32:3: currency: is not a known field: did you mean currencies?'],
    ],
    ['a wrong name', 'Acme_1.json', brand(), [/^Acme_1\.json: the file is named by the id of its brand/]],
    ['the name of the house', 'house.json', brand(), [/^house\.json: house is the brand of those who play/]],
    [
      'an origin with a path',
      'acme.json',
      brand({ origins: ['https://casino.example/lobby'] }),
      [/^acme\.json:33:5: origins\[0\]: must be an origin in small letters and without a path/],
    ],
    [
      'an unknown language',
      'acme.json',
      brand({ languages: ['en', 'jp'] }),
      ['acme.json:5:5: languages[1]: "jp" is unknown: did you mean ja?'],
    ],
    [
      'a language twice',
      'acme.json',
      brand({ languages: ['en', 'en'] }),
      ['acme.json:5:5: languages[1]: en is written twice; remove one'],
    ],
    [
      'an unknown currency',
      'acme.json',
      brand({ currencies: { EUX: EUR } }),
      [/^acme\.json:8:12: currencies\.EUX: EUX is not a currency of ISO 4217/],
    ],
    [
      'the play coins as a currency',
      'acme.json',
      brand({ currencies: { COIN: EUR } }),
      [/^acme\.json:8:5: currencies\.COIN: must be the code of a currency by ISO 4217/],
    ],
    [
      'a rate of 0',
      'acme.json',
      brand({ currencies: { EUR: { ...EUR, rate: '0.00' } } }),
      [/^acme\.json:9:15: currencies\.EUR\.rate: must be how much of the currency stands for one coin/],
    ],
    [
      'chips that are no multiple of the step, and in the wrong order',
      'acme.json',
      brand({ currencies: { EUR: { ...EUR, chipsMinor: [100, 250, 200] } } }),
      [
        'acme.json:13:9: currencies.EUR.chipsMinor[1]: must be a multiple of stepMinor, 100',
        'acme.json:14:9: currencies.EUR.chipsMinor[2]: must be more than the chip before it, 250',
      ],
    ],
    [
      'limits of an unknown room, and a minimum above the maximum',
      'acme.json',
      brand({
        currencies: {
          EUR: {
            ...EUR,
            limits: {
              sqeeze: { minMinor: 100, maxMinor: 100 },
              'six-deck': { minMinor: 250, maxMinor: 200 },
            },
          },
        },
      }),
      [
        'acme.json:17:19: currencies.EUR.limits.sqeeze: "sqeeze" is not the id of a room of this house: did you mean squeeze?',
        'acme.json:22:23: currencies.EUR.limits.six-deck.minMinor: must be a multiple of stepMinor, 100',
        'acme.json:22:23: currencies.EUR.limits.six-deck.minMinor: must not be above the maximum, 200',
      ],
    ],
    [
      'a currency that no table can take',
      'acme.json',
      brand({ currencies: { EUR: { ...EUR, rate: '0.0001' } } }),
      [/^acme\.json:8:12: currencies\.EUR: no table can be played in EUR: lower stepMinor/],
    ],
    [
      'an unknown time zone',
      'acme.json',
      brand({ gamingDay: { zone: 'Europe/Valetta' } }),
      ['acme.json:19:13: gamingDay.zone: must be an IANA time zone, such as Europe/Malta'],
    ],
    [
      'a wallet without https',
      'acme.json',
      brand({ wallet: { url: 'http://wallet.example', keys: [KEY] } }),
      [/^acme\.json:22:12: wallet\.url: must be an https address/],
    ],
    [
      'an invalid address range',
      'acme.json',
      brand({ webhooks: { urls: ['https://a.example'], keys: [KEY], privateRanges: ['10.0.0.0/33'] } }),
      ['acme.json:40:7: webhooks.privateRanges[0]: must be a range of addresses, such as 10.20.0.0/16'],
    ],
    [
      'a colour with too little contrast',
      'acme.json',
      brand({ skin: { felt: { light: '#777777', dark: '#10344a' } } }),
      [
        /^acme\.json:34:16: skin\.felt\.light: has a contrast of \d\.\d\d:1 with the texts on the felt \(#221e17\), and at least 4\.5:1 is required/,
      ],
    ],
  ])('%s', (_, name, content, told) => {
    write(name, content);
    expect(faults()).toEqual(
      told.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
    );
  });

  it('a key, without its text', () => {
    write('acme.json', brand({ wallet: { url: 'https://wallet.example', keys: ['whsec_c2hvcnQ='] } }));
    expect(faults()).toEqual(['acme.json:24:7: wallet.keys[0]: a key has 24 to 64 bytes, this one has 5']);
    write('acme.json', brand({ wallet: { url: 'https://wallet.example', keys: ['file:none.key'] } }));
    expect(faults()).toEqual([
      expect.stringMatching(
        /^acme\.json:24:7: wallet\.keys\[0\]: the key cannot be read from .*none\.key \(ENOENT/,
      ),
    ]);
  });

  it('and all faults of all files at once', () => {
    write('acme.json', brand({ languages: [] }));
    write('bravo.json', brand({ name: ' ' }));
    expect(faults()).toHaveLength(2);
  });

  it('a brand in two files', () => {
    write('acme.json', brand());
    write('acme.jsonc', brand());
    expect(faults()).toEqual([expect.stringMatching(/has two files of the brand acme; remove one$/)]);
  });
});
