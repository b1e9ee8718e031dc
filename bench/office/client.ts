// An operator that asks Punto: signed calls over one connection that is kept open.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { signMessage, type WebhookKey } from '@punto/operator/signature/standard-webhooks';

export type Reconciled = {
  readonly ours: number;
  readonly theirs: number;
  readonly differences: readonly { readonly kind: string; readonly transaction: string }[];
};

type Page = {
  readonly transactions: readonly { readonly transaction: string }[];
  readonly next: string | null;
  readonly more: boolean;
};

const PAGE = 5_000;

export const createOfficeClient = (origin: string, brand: string, key: WebhookKey) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  const ask = async (method: string, path: string, body: Buffer | null): Promise<unknown> => {
    const text = body?.toString('latin1') ?? '';
    const sent = request(`${origin}/api/operator/v1/${brand}/${path}`, {
      ...{ method, agent },
      headers: {
        ...(body === null ? {} : { 'content-type': 'text/csv', 'content-length': body.length }),
        ...signMessage([key], randomUUID(), Math.floor(Date.now() / 1_000), text),
      },
    });
    sent.end(body ?? undefined);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const pieces: Buffer[] = [];
    for await (const piece of answer) pieces.push(piece);
    const said = Buffer.concat(pieces).toString();
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${said}`);
    return JSON.parse(said);
  };

  return {
    reconcile: async (day: string, file: Buffer) =>
      (await ask('POST', `reconciliations?day=${day}`, file)) as Reconciled,
    /** The whole feed, page after page; the ids are kept to find one that comes twice. */
    exportAll: async () => {
      const ids = new Set<string>();
      let [count, pages, after]: [number, number, string | null] = [0, 0, null];
      for (;;) {
        const cursor = after === null ? '' : `&after=${encodeURIComponent(after)}`;
        const page = (await ask('GET', `transactions?limit=${PAGE}${cursor}`, null)) as Page;
        for (const { transaction } of page.transactions) ids.add(transaction);
        count += page.transactions.length;
        pages += 1;
        after = page.next;
        if (!page.more) return { count, pages, distinct: ids.size };
      }
    },
  };
};
