// The wallet's call `session` at a launch: the operator confirms the patron and names the currency and the balance. Anything but a
// signed 200 refuses the launch.
import { randomUUID } from 'node:crypto';
import { SessionAnswerSchema, type WalletSessionAnswer } from '@punto/operator/contract/answers';
import type { SessionCall } from '@punto/operator/contract/calls';
import { signatureFault, signMessage } from '@punto/operator/signature/standard-webhooks';
import { Compile } from 'typebox/compile';
import type { Brand } from '../brands/brand.ts';

/** `null`: refused, or no valid answer. */
export type OpenSession = (brand: Brand, call: SessionCall) => Promise<WalletSessionAnswer | null>;

const answers = Compile(SessionAnswerSchema);
/** No answer of the contract is nearly as long. */
const MOST_ANSWER_BYTES = 64 * 1024;

/** Asks over HTTP, without following redirects. `onFault`: why there is no valid answer. */
export const openSessionOverHttp =
  (now: () => number, onFault: (brand: string, reason: unknown) => void): OpenSession =>
  async ({ id: brand, wallet }, call) => {
    const id = `session-${randomUUID()}`;
    const body = JSON.stringify(call);
    const seconds = () => Math.floor(now() / 1000);
    try {
      const answer = await fetch(`${wallet.url}/session`, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(wallet.timeoutMs),
        headers: { 'content-type': 'application/json', ...signMessage(wallet.keys, id, seconds(), body) },
      });
      const text = await answer.text();
      if (text.length > MOST_ANSWER_BYTES) throw new Error('the answer is too long');
      const headers = Object.fromEntries(answer.headers);
      const fault = signatureFault(wallet.keys, headers, seconds(), text);
      if (fault !== null || headers['webhook-id'] !== id)
        throw new Error(`status ${answer.status}: ${fault ?? 'answers another call'}`);
      const json: unknown = JSON.parse(text);
      if (answer.status !== 200 || !answers.Check(json))
        throw new Error(`status ${answer.status}: ${text.slice(0, 200)}`);
      return json;
    } catch (reason) {
      onFault(brand, reason);
      return null;
    }
  };
