import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const DAY_MS = 24 * 60 * 60_000;

describe('the settings', () => {
  it('have defaults', () => {
    expect(parseConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8090,
      dataFolder: './data',
      shared: null,
      roomsFolder: undefined,
      shoeKey: undefined,
      lostShoes: 'stop',
      brokenLog: 'refuse',
      origins: [],
      watchOrigins: [],
      trustedProxies: [],
      tablesAtOnce: 1,
      guestsPerMinute: 30,
      guestEntry: 'open',
      openid: null,
      keeping: { sessionsMs: 400 * DAY_MS, guestsMs: null, invitationsMs: 365 * DAY_MS },
      refusedWords: [],
      requestsPerSecond: 50,
      messagesPerSecond: 500,
      socketsPerAddress: 512,
      bigPlay: { stakeMinor: 1_000_000, winMinor: 2_000_000 },
      approvalMinor: 100_000,
      floor: null,
      limitsApproval: { aboveMinor: 1_000_000, percent: 200 },
      idleMs: { dealer: 300_000, supervisor: 900_000, manager: 900_000 },
      metrics: null,
      callers: 'continue',
      programDigest: null,
      logLevel: 'warn',
    });
  });

  it('are read from the environment, empty ones as if not set', () => {
    const config = parseConfig({
      HOST: '0.0.0.0',
      PORT: '80',
      PUNTO_DATA: '',
      PUNTO_PUBLIC_ORIGIN: 'https://punto.example, http://localhost:8090',
      PUNTO_TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8, ::1',
      PATH: '/bin',
    });
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 80,
      dataFolder: './data',
      origins: ['https://punto.example', 'http://localhost:8090'],
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
    });
  });

  it.each([
    ['off', null],
    ['9464', { host: '127.0.0.1', port: 9464 }],
    ['10.0.0.5:9464', { host: '10.0.0.5', port: 9464 }],
    ['[::1]:9464', { host: '::1', port: 9464 }],
  ])('take %s as the address of the metrics', (text, address) => {
    expect(parseConfig({ PUNTO_METRICS: text }).metrics).toEqual(address);
  });

  it.each([
    ['PUNTO_METRICS', 'on', 'PUNTO_METRICS is "on": set it to off, or to the address'],
    ['PUNTO_METRICS', '127.0.0.1:99999', 'PUNTO_METRICS is "127.0.0.1:99999": set it to off'],
    ['PUNTO_METRICS', 'http://here:9464', 'PUNTO_METRICS is "http://here:9464": set it to off'],
    ['PORT', 'eighty', 'PORT is "eighty": set it to a port from 0 to 65535, such as 8090.'],
    ['PORT', '70000', 'PORT is "70000": set it to a port'],
    ['PORT', '80.5', 'PORT is "80.5": set it to a port'],
    ['PORT', 'true', 'PORT is "true": set it to a port'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud": set it to one of trace, debug'],
    [
      'PUNTO_PUBLIC_ORIGIN',
      'punto.example',
      'PUNTO_PUBLIC_ORIGIN is "punto.example": set it to one or more origins',
    ],
    ['PUNTO_PUBLIC_ORIGIN', 'https://punto.example/app', 'without a path'],
    ['PUNTO_WATCH_ORIGINS', '*', 'PUNTO_WATCH_ORIGINS is "*": set it to one or more origins'],
    [
      'PUNTO_PUBLIC_ORIGIN',
      'https://punto.example:port',
      'PUNTO_PUBLIC_ORIGIN is "https://punto.example:port"',
    ],
    ['PUNTO_GUESTS_PER_MINUTE', '0', 'PUNTO_GUESTS_PER_MINUTE is "0": set it to the number of new guests'],
    [
      'PUNTO_FLOOR_APPROVAL_MINOR',
      '-1',
      'PUNTO_FLOOR_APPROVAL_MINOR is "-1": set it to an amount in minor units',
    ],
    [
      'PUNTO_FLOOR_DEALER_IDLE_MINUTES',
      '90',
      'PUNTO_FLOOR_DEALER_IDLE_MINUTES is "90": set it to the minutes',
    ],
    [
      'PUNTO_KEEP_SESSIONS_DAYS',
      '401',
      'PUNTO_KEEP_SESSIONS_DAYS is "401": set it to the days, from 1 to 400',
    ],
    ['PUNTO_KEEP_GUESTS_DAYS', 'soon', 'PUNTO_KEEP_GUESTS_DAYS is "soon": set it to never, or the days'],
    [
      'PUNTO_KEEP_GUESTS_DAYS',
      '399',
      'PUNTO_KEEP_GUESTS_DAYS is 399, and a guest can come back for 400 days (PUNTO_KEEP_SESSIONS_DAYS): set it to 400 or more, or to never.',
    ],
    ['PUNTO_KEEP_INVITATIONS_DAYS', '0', 'PUNTO_KEEP_INVITATIONS_DAYS is "0": set it to the days, from 1'],
    ['PUNTO_TRUSTED_PROXY', 'proxy.local', 'PUNTO_TRUSTED_PROXY is "proxy.local": set it to IP addresses'],
    ['PUNTO_TRUSTED_PROXY', '10.0.0.0/8, 10.0.0.0/33', 'PUNTO_TRUSTED_PROXY is'],
  ])('name %s when it is %s, and say what to change', (name, value, words) => {
    expect(() => parseConfig({ [name]: value })).toThrow(words);
  });

  it.each([
    ['PUNTO_METRIC', 'PUNTO_METRIC is not a setting of Punto: did you mean PUNTO_METRICS?'],
    ['PUNTO_DATAS', 'PUNTO_DATAS is not a setting of Punto: did you mean PUNTO_DATA?'],
    ['PUNTO_JACKPOT_HAT', 'PUNTO_JACKPOT_HAT is not a setting of Punto: remove it.'],
  ])('name %s, which is misspelt, with the nearest setting and without its value', (name, words) => {
    expect(() => parseConfig({ [name]: 'hidden' })).toThrow(words);
    expect(() => parseConfig({ [name]: 'hidden' })).not.toThrow('hidden');
  });

  it('ignore variables that Kubernetes sets for a service named punto, and variables of other programs', () => {
    const links = { PUNTO_SERVICE_HOST: '10.0.0.9', PUNTO_PORT: 'tcp://10.0.0.9:80', PUNTO_PORT_80_TCP: 'x' };
    expect(parseConfig({ ...links, PUNTER: 'x', PUNTO_TEST_NATS: 'x' })).toEqual(parseConfig({}));
  });

  it('[I13] keep sessions, guests and invitations as long as they say', () => {
    const days = { PUNTO_KEEP_SESSIONS_DAYS: '90', PUNTO_KEEP_GUESTS_DAYS: '90' };
    expect(parseConfig({ ...days, PUNTO_KEEP_INVITATIONS_DAYS: '7' }).keeping).toEqual({
      ...{ sessionsMs: 90 * DAY_MS, guestsMs: 90 * DAY_MS, invitationsMs: 7 * DAY_MS },
    });
  });

  describe('of several nodes', () => {
    const [DATABASE_URL, NATS_URL] = [
      'postgres://punto:hidden@db:5432/punto',
      'nats://punto:hidden@nats:4222',
    ];
    const PUNTO_SHOE_KEY = 'ab'.repeat(32);

    it('are a database, a NATS, a key and a name', () => {
      const config = parseConfig({ DATABASE_URL, NATS_URL, PUNTO_SHOE_KEY, PUNTO_NODE: 'north-1' });
      expect(config.shared).toEqual({
        databaseUrl: DATABASE_URL,
        natsUrl: NATS_URL,
        node: 'north-1',
        leaseMs: 1_500,
      });
    });

    it('may leave out NATS for a single node, and the name', () => {
      const { shared } = parseConfig({ DATABASE_URL, PUNTO_SHOE_KEY });
      expect(shared).toMatchObject({
        natsUrl: null,
        node: expect.stringMatching(/^[A-Za-z0-9_.-]+-[0-9a-f]{4}$/),
      });
      expect(parseConfig({ DATABASE_URL, PUNTO_SHOE_KEY }).shared?.node).not.toBe(shared?.node);
    });

    it.each([
      [{ NATS_URL }, 'NATS_URL is set without DATABASE_URL: set both'],
      [{ DATABASE_URL, NATS_URL }, 'DATABASE_URL is set without PUNTO_SHOE_KEY: set it to 64'],
      [{ DATABASE_URL: 'mysql://punto:hidden@db' }, 'DATABASE_URL is not valid: set it to the address of a'],
      [{ DATABASE_URL, PUNTO_SHOE_KEY, PUNTO_NODE: 'a b' }, 'PUNTO_NODE is "a b": set it to a name'],
      [
        { PUNTO_LEASE_MS: '10' },
        'PUNTO_LEASE_MS is "10": set it to the duration of a lease in milliseconds, from 500',
      ],
    ])('are refused when they do not go together, and no password is repeated', (environment, words) => {
      expect(() => parseConfig(environment)).toThrow(words);
      expect(() => parseConfig(environment)).not.toThrow('hidden');
    });
  });

  it('never repeat a key in an error, even a wrong one', () => {
    expect(() => parseConfig({ PUNTO_SHOE_KEY: 'abc123' })).toThrow(
      /^PUNTO_SHOE_KEY is not valid(?!.*abc123)/,
    );
  });
});
