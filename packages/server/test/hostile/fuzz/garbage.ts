// HTTP requests that no browser sends: odd methods and paths, contradicting headers, broken bodies, and random bytes.

import { TopUpSchema } from '@punto/protocol/api';
import { SignInSchema } from '@punto/protocol/floor/api';
import type { Chance } from './chance.ts';
import { mangled } from './mangle.ts';
import { type Schema, sampleOf } from './sample.ts';

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PRI',
  'get',
  'G\u00cbT',
  '',
];
const PATHS = [
  '/',
  '/api/session',
  '/api/me',
  '/api/top-up',
  '/api/tables',
  '/api/tables/quick',
  '/api/records',
  '/api/statement',
  '/api/records/export?format=csv',
  '/api/tables/quick/shoes',
  '/api/tables/quick/shoes/1',
  '/api/floor/me',
  '/api/floor/sign-in',
  '/api/floor/staff',
  '/api/floor/journal',
  '/api/socket',
  '/api/floor/socket',
  '/docs/json',
  '/health/ready',
  '/floor',
  '/assets/',
  '/metrics',
];
const TURNS = [
  '//',
  '/.',
  '/..',
  '/%2e%2e',
  '/%2f',
  '%00',
  '%ff',
  '/..;/',
  '\\',
  '?a[__proto__]=1',
  '?limit=1&limit=2',
  '?limit=1e9',
  '#x',
  ';a=b',
  '%',
  '/%61pi',
];
const HEADERS = [
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 4',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'X-Forwarded-For: 127.0.0.1',
  'X-Forwarded-Host: evil.example',
  'X-HTTP-Method-Override: DELETE',
  'Origin: https://evil.example',
  'Origin: null',
  'Sec-Fetch-Site: cross-site',
  'Cookie: punto_session=; punto_session=x',
  'Cookie: __proto__=1',
  'Expect: 100-continue',
  'Expect: nothing',
  'Upgrade: h2c',
  'Upgrade: websocket',
  'Connection: upgrade',
  'Range: bytes=0-0,1-1,2-2',
  'Accept-Encoding: gzip;q=1e9',
  'Content-Type: application/json',
  'Content-Type: text/plain',
  'Content-Type: application/json; charset=utf-7',
  'Content-Encoding: gzip',
  'If-None-Match: *',
  ' folded: yes',
  'no colon here',
  'Nul: a\u0000b',
  `Long: ${'x'.repeat(9_000)}`,
  `Cookie: punto_session=${'A'.repeat(43)}`,
];
const SCHEMAS: readonly Schema[] = [TopUpSchema as Schema, SignInSchema as Schema];
const NAMES = ['manager', 'request-0001', 'green kettle on fire', '123456'];

export const garbage = (chance: Chance, address: string, cookie: string): Buffer => {
  if (chance.once(20)) return chance.bytes(1 + chance.below(600));
  const body = chance.once(2) ? '' : mangled(sampleOf(chance.of(SCHEMAS), chance, NAMES), chance);
  const lines = [
    `${methodOf(chance)} ${pathOf(chance)} ${chance.once(30) ? chance.of(['HTTP/1.0', 'HTTP/0.9', 'HTTP/2', 'HTP/1.1', '']) : 'HTTP/1.1'}`,
    ...(chance.once(10)
      ? []
      : [`Host: ${chance.of(['localhost', 'evil.example', '127.0.0.1:80', '', 'a b', '[::1]'])}`]),
    `X-Forwarded-For: ${address}`,
    ...(chance.once(3) ? [`Cookie: ${cookie}`] : []),
    ...Array.from({ length: chance.below(3) }, () => chance.of(HEADERS)),
    ...(body === '' || chance.once(4)
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  const text = `${lines.join(chance.once(50) ? '\n' : '\r\n')}\r\n\r\n${body}`;
  return Buffer.from(chance.once(10) ? text.slice(0, chance.below(text.length)) : text);
};

const methodOf = (chance: Chance): string =>
  chance.once(3) ? chance.of(METHODS) : chance.of(['GET', 'POST']);

const pathOf = (chance: Chance): string => {
  const path = chance.of(PATHS);
  switch (chance.below(5)) {
    case 0:
      return path + chance.of(TURNS);
    case 1:
      return chance.of(TURNS) + path;
    case 2:
      return chance.of([
        `http://evil.example${path}`,
        `${'a'.repeat(chance.below(9_000))}`,
        '*',
        path.toUpperCase(),
        `/${chance.bytes(20).toString('latin1')}`,
      ]);
    default:
      return path;
  }
};
