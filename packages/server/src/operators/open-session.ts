// The wallet call `session` of a launch: the operator confirms the patron and returns currency and balance. Any answer but a signed 200
// refuses the launch.
import { SessionAnswerSchema, type WalletSessionAnswer } from '@punto/operator/contract/answers';
import type { SessionCall } from '@punto/operator/contract/calls';
import type { Logger } from 'pino';
import { Compile } from 'typebox/compile';
import type { Brand } from '../brands/brand.ts';
import type { BrandWallet } from '../wallet/brand-wallet.ts';

/** `null`: refused, or no valid answer. */
export type OpenSession = (brand: Brand, call: SessionCall) => Promise<WalletSessionAnswer | null>;

const answers = Compile(SessionAnswerSchema);

/** Calls the wallet of the brand. The wallet caller logs invalid answers, this function refusals. */
export const openSessionAt =
  (wallets: ReadonlyMap<string, Pick<BrandWallet, 'session'>>, log: Pick<Logger, 'warn'>): OpenSession =>
  async ({ id: brand }, call) => {
    const answer = (await wallets.get(brand)?.session(call)) ?? null;
    if (answer === null || !answer.signed) return null;
    const { status, json } = answer;
    if (status === 200 && answers.Check(json)) return json;
    log.warn({ component: 'operators', brand, status }, 'wallet refused the session of a launch');
    return null;
  };
