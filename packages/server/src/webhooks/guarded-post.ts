// Sends one POST to an address of a brand file. The name is resolved once; the connection goes to the address that was checked, so
// that a name that changes its address in between leads nowhere else; and what it reached is checked again. No redirect is followed.
import { lookup as systemLookup } from 'node:dns/promises';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { type BlockList, isIP } from 'node:net';
import { isRefusedAddress } from './address-guard.ts';

const { request: httpRequest } = process.getBuiltinModule('node:http');
const { request: httpsRequest } = process.getBuiltinModule('node:https');

/** The result of an attempt. `fault`: in words, for the list of what was given up; `null`: received. */
export type PostResult = { readonly fault: string | null };

/** All addresses of a name. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

export type GuardedPost = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Private ranges that may be reached. */
  readonly allowed: BlockList;
  readonly timeoutMs: number;
  readonly resolve?: ResolveName;
};

const MOST_ANSWER_BYTES = 64 * 1024;

const resolveName: ResolveName = async (name) =>
  (await systemLookup(name, { all: true })).map(({ address }) => address);

class Refused extends Error {}

/** Never rejects: everything that goes wrong is a fault of the attempt. */
export const guardedPost = async (post: GuardedPost): Promise<PostResult> => {
  const stop = AbortSignal.timeout(post.timeoutMs);
  try {
    const url = readUrl(post.url);
    const address = await addressOf(url, post, stop);
    const status = await send(url, address, post, stop);
    return { fault: status >= 200 && status < 300 ? null : statusFault(status) };
  } catch (error) {
    if (stop.aborted) return { fault: `no answer within ${post.timeoutMs} ms` };
    return { fault: error instanceof Error ? error.message : String(error) };
  }
};

const statusFault = (status: number): string =>
  status >= 300 && status < 400
    ? `status ${status}: redirects are not followed, write the final address into the brand file`
    : `status ${status}`;

const readUrl = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new Refused('the address is no URL of https');
  if (url.username !== '' || url.password !== '') throw new Refused('the address has a user name');
  return url;
};

/** The checked address of the URL's host. One refused address of a name refuses the name. */
const addressOf = async (url: URL, { allowed, resolve = resolveName }: GuardedPost, stop: AbortSignal) => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) > 0 ? [host] : await unlessStopped(resolve(host), stop);
  const [first] = addresses;
  if (first === undefined) throw new Refused(`${host} has no address`);
  const refused = addresses.find((address) => isRefusedAddress(address, allowed));
  if (refused !== undefined)
    throw new Refused(`${host} leads to ${refused}, which is not public: name its range in privateRanges`);
  if (url.protocol === 'http:' && !allowed.check(first, isIP(first) === 6 ? 'ipv6' : 'ipv4'))
    throw new Refused('a public address must be one of https');
  return first;
};

const unlessStopped = <T>(promise: Promise<T>, stop: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    stop.addEventListener('abort', () => reject(stop.reason), { once: true });
    promise.then(resolve, reject);
  });

const send = (url: URL, address: string, post: GuardedPost, stop: AbortSignal): Promise<number> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: 'POST',
      signal: stop,
      agent: false,
      headers: { ...post.headers, 'content-length': String(Buffer.byteLength(post.body)) },
      // The name stays in the certificate's check and in the header `host`; the connection goes to the checked address.
      lookup: (_, { all }, found) => {
        const family = isIP(address);
        if (all) found(null, [{ address, family }]);
        else found(null, address, family);
      },
    };
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options);
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        const reached = socket.remoteAddress ?? '';
        if (isRefusedAddress(reached, post.allowed))
          request.destroy(new Refused(`the connection reached ${reached}, which is not public`));
      });
    });
    request.on('error', reject);
    request.on('response', (response) => {
      readAway(response).then(() => resolve(response.statusCode ?? 0), reject);
    });
    request.end(post.body);
  });

/** Reads an answer to its end, since nothing in it counts; a long one is an error. */
const readAway = async (response: IncomingMessage): Promise<void> => {
  let bytes = 0;
  for await (const piece of response) {
    bytes += piece.length;
    if (bytes > MOST_ANSWER_BYTES) throw new Refused(`the answer has more than ${MOST_ANSWER_BYTES} bytes`);
  }
};
