// Server-side request forgery: each attempt to reach the server's own network is refused, and the receiver there gets no request.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { portOf } from '../http/listening-port.ts';
import { rangesOf } from './address-guard.ts';
import { type GuardedPost, guardedPost, type ResolveName } from './guarded-post.ts';

const NONE = rangesOf([]);
const LOOPBACK = rangesOf(['127.0.0.0/8']);

let server: Server;
let port: number;
const received: { path: string | undefined; host: string | undefined; body: string }[] = [];
let answer: { status: number; headers?: Record<string, string>; body?: string };

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const piece of request) text += piece;
  return text;
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    received.push({ path: request.url, host: request.headers.host, body: await bodyOf(request) });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = portOf(server);
});
afterAll(() => void server.close());
beforeEach(() => {
  received.length = 0;
  answer = { status: 204 };
});

const post = (url: string, more: Partial<GuardedPost> = {}) =>
  guardedPost({ url, headers: { 'webhook-id': 'a' }, body: '{}', allowed: NONE, timeoutMs: 60_000, ...more });

/** A resolver that returns these answers one after the other. */
const resolving = (...answers: readonly (readonly string[])[]): ResolveName => {
  let asked = 0;
  return async () => answers[Math.min(asked++, answers.length - 1)] ?? [];
};

describe('a webhook', () => {
  it('reaches an address in a private range of the brand', async () => {
    const sent = await post(`http://127.0.0.1:${port}/hooks?a=1`, { allowed: LOOPBACK, body: '{"n":"ü"}' });
    expect(sent).toEqual({ fault: null });
    expect(received).toEqual([{ path: '/hooks?a=1', host: `127.0.0.1:${port}`, body: '{"n":"ü"}' }]);
  });

  it('goes to the address that was checked, under the name of the URL', async () => {
    const resolve = resolving(['127.0.0.1'], ['10.0.0.1']);
    const sent = await post(`http://wallet.example:${port}/`, { allowed: LOOPBACK, resolve });
    expect(sent).toEqual({ fault: null });
    expect(received).toMatchObject([{ host: `wallet.example:${port}` }]);
  });

  const written = (host: string) => `http://${host}:${port}/`;
  it.each([
    ['this machine', () => written('127.0.0.1')],
    ['this machine in decimal', () => written('2130706433')],
    ['this machine in hexadecimal', () => written('0x7f000001')],
    ['this machine in octal', () => written('0177.0.0.1')],
    ['this machine in short', () => written('127.1')],
    ['this machine in full width', () => written('１２７.０.０.１')],
    ['this machine in IPv6', () => written('[::1]')],
    ['this machine mapped into IPv6', () => written('[::ffff:127.0.0.1]')],
    ['this machine mapped in hexadecimal', () => written('[::ffff:7f00:1]')],
    ['every interface', () => written('0.0.0.0')],
    ['link-local', () => 'http://169.254.1.1/'],
    ['metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
    ['metadata of a cloud in IPv6', () => 'http://[fd00:ec2::254]/'],
    ['a private network', () => 'https://192.168.1.1/'],
  ])('to %s is refused', async (_, url) => {
    const { fault } = await post(url());
    expect(fault).toMatch(/ not public: name its range in privateRanges/);
    expect(received).toEqual([]);
  });

  it.each([
    ['leads to this machine', resolving(['127.0.0.1'])],
    ['leads to metadata', resolving(['169.254.169.254'])],
    ['leads to this machine too', resolving(['8.8.8.8', '127.0.0.1'])],
    ['leads to a mapped address', resolving(['::ffff:10.0.0.1'])],
  ])('whose name %s is refused', async (_, resolve) => {
    const { fault } = await post(`http://hooks.example:${port}/`, { resolve });
    expect(fault).toContain('which is not public');
    expect(received).toEqual([]);
  });

  it('whose name resolves to another address in the next attempt is checked again', async () => {
    const resolve = resolving(['127.0.0.1'], ['169.254.169.254']);
    const url = `http://hooks.example:${port}/`;
    expect(await post(url, { allowed: LOOPBACK, resolve })).toEqual({ fault: null });
    expect((await post(url, { allowed: LOOPBACK, resolve })).fault).toContain('leads to 169.254.169.254');
    expect(received).toHaveLength(1);
  });

  it('resolves the name once for each attempt', async () => {
    let asked = 0;
    const resolve: ResolveName = async () => {
      asked += 1;
      return ['127.0.0.1'];
    };
    await post(`http://hooks.example:${port}/`, { allowed: LOOPBACK, resolve });
    expect(asked).toBe(1);
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect of status %s', async (status) => {
    answer = { status, headers: { location: `http://127.0.0.1:${port}/inside` } };
    const { fault } = await post(`http://127.0.0.1:${port}/`, { allowed: LOOPBACK });
    expect(fault).toContain(`status ${status}: redirects are not followed`);
    expect(received.map(({ path }) => path)).toEqual(['/']);
  });

  it.each([
    ['file:///etc/passwd', 'the webhook URL is not an https URL'],
    ['gopher://127.0.0.1/', 'the webhook URL is not an https URL'],
    ['hooks', 'the webhook URL is not an https URL'],
    ['https://a:b@hooks.example/', 'the webhook URL has a user name'],
    ['http://8.8.8.8/', 'a public address requires https'],
  ])('to %s is refused', async (url, fault) => {
    expect(await post(url)).toEqual({ fault });
  });

  it('fails when the name has no address, the receiver gives no answer, or no receiver listens', async () => {
    const unknown: ResolveName = () => Promise.reject(new Error('getaddrinfo ENOTFOUND hooks.example'));
    expect((await post('https://hooks.example/', { resolve: unknown })).fault).toContain('ENOTFOUND');
    expect((await post('https://hooks.example/', { resolve: resolving([]) })).fault).toContain(
      'has no address',
    );
    const never: ResolveName = () => new Promise(() => {});
    expect((await post('https://hooks.example/', { resolve: never, timeoutMs: 5 })).fault).toBe(
      'no answer within 5 ms',
    );
    answer = { status: 503 };
    expect((await post(`http://127.0.0.1:${port}/`, { allowed: LOOPBACK })).fault).toBe('status 503');
    answer = { status: 200, body: 'a'.repeat(70_000) };
    expect((await post(`http://127.0.0.1:${port}/`, { allowed: LOOPBACK })).fault).toContain('65536 bytes');
  });
});
