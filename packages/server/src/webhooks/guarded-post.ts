// Sends one POST to a webhook URL. It resolves the name once and connects to the address that it checked, so DNS rebinding has no
// effect; it checks the connected address again and follows no redirect.
import { lookup as systemLookup } from 'node:dns/promises';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { type BlockList, isIP } from 'node:net';
import { isRefusedAddress } from './address-guard.ts';

const { request: httpRequest } = process.getBuiltinModule('node:http');
const { request: httpsRequest } = process.getBuiltinModule('node:https');

/** Result of an attempt. `fault`: the reason in words, for the list of dead letters; `null`: acknowledged. */
export type PostResult = { readonly fault: string | null };

/** Resolves a name to all its addresses. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

export type GuardedPost = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Private ranges that the sender may reach. */
  readonly allowed: BlockList;
  readonly timeoutMs: number;
  readonly resolve?: ResolveName;
};

const MOST_ANSWER_BYTES = 64 * 1024;

const resolveName: ResolveName = async (name) =>
  (await systemLookup(name, { all: true })).map(({ address }) => address);

class Refused extends Error {}

/** Never rejects: every error is returned as the fault of the attempt. */
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

/**
 * Why the sender would refuse the URL; `null`: it would not. A name that cannot be resolved in time is not refused: its address is
 * not known.
 */
export const webhookRefusal = async (
  url: string,
  check: Pick<GuardedPost, 'allowed' | 'resolve' | 'timeoutMs'>,
): Promise<string | null> => {
  try {
    await addressOf(readUrl(url), check, AbortSignal.timeout(check.timeoutMs));
    return null;
  } catch (error) {
    return error instanceof Refused ? error.message : null;
  }
};

const statusFault = (status: number): string =>
  status >= 300 && status < 400
    ? `status ${status}: redirects are not followed, write the final address into the brand file`
    : `status ${status}`;

const readUrl = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new Refused('the webhook URL is not an https URL');
  if (url.username !== '' || url.password !== '') throw new Refused('the webhook URL has a user name');
  return url;
};

/** Returns the checked address of the URL's host. One refused address refuses the whole name. */
const addressOf = async (
  url: URL,
  { allowed, resolve = resolveName }: Pick<GuardedPost, 'allowed' | 'resolve'>,
  stop: AbortSignal,
) => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) > 0 ? [host] : await unlessStopped(resolve(host), stop);
  const [first] = addresses;
  if (first === undefined) throw new Refused(`${host} has no address`);
  const refused = addresses.find((address) => isRefusedAddress(address, allowed));
  if (refused !== undefined) throw new Refused(notPublic(host, refused));
  if (url.protocol === 'http:' && !allowed.check(first, isIP(first) === 6 ? 'ipv6' : 'ipv4'))
    throw new Refused('a public address requires https');
  return first;
};

const notPublic = (host: string, address: string): string =>
  `${host === address ? `${host} is` : `${host} leads to ${address}, which is`} not public: name its range in privateRanges`;

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
      // TLS verification and the `host` header use the name; the connection goes to the checked address.
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
      drainBody(response).then(() => resolve(response.statusCode ?? 0), reject);
    });
    request.end(post.body);
  });

/** Drains the response body, which is not used; a long one is an error. */
const drainBody = async (response: IncomingMessage): Promise<void> => {
  let bytes = 0;
  for await (const piece of response) {
    bytes += piece.length;
    if (bytes > MOST_ANSWER_BYTES) throw new Refused(`the answer has more than ${MOST_ANSWER_BYTES} bytes`);
  }
};
