// Patrons of an operator at a served deployment: the operator's signed launch, the exchange of its token, and the product's client.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { signMessage } from '@punto/operator/signature/standard-webhooks';
import { connectPatron, type RealPatron } from '../patron.ts';
import type { OperatorProcess } from './operator-process.ts';

export const CURRENCY = 'EUR';
/** Far more than a run stakes. */
export const DEPOSIT_MINOR = 1_000_000_000;

type LaunchAnswer = { readonly headers: IncomingMessage['headers']; readonly json: unknown };

/** Throws when it is refused. */
const post = async (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<LaunchAnswer> => {
  const sent = request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += chunk;
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${text}`);
  return { headers: answer.headers, json: JSON.parse(text) };
};

/** The patron's id at the operator. */
export const accountName = (nth: number): string => `patron-${nth}`;

/** Admits the nth patron at the operator, launches the patron at the origin, and connects. */
export const launchPatron = async (
  operator: OperatorProcess,
  origin: string,
  nth: number,
): Promise<RealPatron> => {
  const begun = { launch: randomUUID(), patron: accountName(nth) };
  await operator.control('PUT', `patrons/${begun.patron}`, { currency: CURRENCY, deposit: DEPOSIT_MINOR });
  await operator.control('POST', 'launches', begun);
  const body = JSON.stringify({ ...begun, currency: CURRENCY });
  const signed = signMessage(operator.keys, randomUUID(), Math.floor(Date.now() / 1_000), body);
  const launched = await post(`${origin}/api/operator/v1/${operator.brand}/launches`, body, signed);
  const { url } = launched.json as { readonly url: string };
  const exchange = JSON.stringify({ token: new URL(url).hash.slice(1), brand: operator.brand });
  const { headers, json } = await post(`${origin}/api/launch`, exchange, { origin });
  const cookies = (headers['set-cookie'] ?? []).map((each) => each.split(';')[0] ?? '');
  // The exchange first clears the cookie of the other kind.
  const cookie = cookies.findLast((each) => /^punto_session=./.test(each));
  if (cookie === undefined) throw new Error(`the exchange set no cookie: ${cookies}`);
  const { patron } = json as { readonly patron: { readonly id: string } };
  return connectPatron(origin, patron.id, cookie);
};
