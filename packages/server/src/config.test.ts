import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings', () => {
  it('have a default for all', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8090,
      dataFolder: './data',
      roomsFolder: undefined,
      shoeKey: undefined,
      lostShoes: 'stop',
      origins: [],
      trustedProxies: [],
      tablesAtOnce: 1,
      guestsPerMinute: 30,
      requestsPerSecond: 50,
      socketsPerAddress: 512,
      approvalMinor: 100_000,
      idleMs: { dealer: 300_000, supervisor: 900_000, manager: 900_000 },
      metrics: null,
      logLevel: 'warn',
    });
  });

  it('are read from the environment, the empty ones as if they were not there', () => {
    const config = readConfig({
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
  ])('take %s for where metrics are told', (text, address) => {
    expect(readConfig({ PUNTO_METRICS: text }).metrics).toEqual(address);
  });

  it.each([
    ['PUNTO_METRICS', 'on', 'PUNTO_METRICS is "on": set it to off, or where'],
    ['PUNTO_METRICS', '127.0.0.1:99999', 'PUNTO_METRICS is "127.0.0.1:99999": set it to off'],
    ['PUNTO_METRICS', 'http://here:9464', 'PUNTO_METRICS is "http://here:9464": set it to off'],
    ['PORT', 'eighty', 'PORT is "eighty": set it to a port from 0 to 65535, such as 8090.'],
    ['PORT', '70000', 'PORT is "70000": set it to a port'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud": set it to one of trace, debug'],
    [
      'PUNTO_PUBLIC_ORIGIN',
      'punto.example',
      'PUNTO_PUBLIC_ORIGIN is "punto.example": set it to one or more origins',
    ],
    ['PUNTO_PUBLIC_ORIGIN', 'https://punto.example/app', 'without a path'],
    [
      'PUNTO_PUBLIC_ORIGIN',
      'https://punto.example:port',
      'PUNTO_PUBLIC_ORIGIN is "https://punto.example:port"',
    ],
    ['PUNTO_GUESTS_PER_MINUTE', '0', 'PUNTO_GUESTS_PER_MINUTE is "0": set it to how many new guests'],
    ['PUNTO_FLOOR_APPROVAL_MINOR', '-1', 'PUNTO_FLOOR_APPROVAL_MINOR is "-1": set it to minor units'],
    ['PUNTO_FLOOR_DEALER_IDLE_MINUTES', '90', 'PUNTO_FLOOR_DEALER_IDLE_MINUTES is "90": set it to minutes'],
    ['PUNTO_TRUSTED_PROXY', 'proxy.local', 'PUNTO_TRUSTED_PROXY is "proxy.local": set it to addresses'],
    ['PUNTO_TRUSTED_PROXY', '10.0.0.0/8, 10.0.0.0/33', 'PUNTO_TRUSTED_PROXY is'],
  ])('name %s when it is %s, and say what to change', (name, value, words) => {
    expect(() => readConfig({ [name]: value })).toThrow(words);
  });

  it('never repeat a key, even a wrong one', () => {
    expect(() => readConfig({ PUNTO_SHOE_KEY: 'abc123' })).toThrow(
      /^PUNTO_SHOE_KEY is not valid(?!.*abc123)/,
    );
  });
});
