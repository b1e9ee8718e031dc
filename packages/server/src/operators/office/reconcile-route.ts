// The route of a reconciliation: the file of an operator against the calls of Punto on a gaming day. The file goes to disk as it arrives,
// and both books are compared part by part, so memory holds a small part of each. A file that is not signed is deleted unread.
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { readBook } from '@punto/operator/reconcile/book-file';
import { BookFileFault, type BookLine } from '@punto/operator/reconcile/book-line';
import type { BookDifference } from '@punto/operator/reconcile/differences';
import { createDayReader, type GamingDay, isDay } from '@punto/operator/reconcile/gaming-day';
import { differenceCount, reconcile } from '@punto/operator/reconcile/reconcile';
import type { PieceSignature } from '@punto/operator/signature/standard-webhooks';
import { OFFICE_PATHS } from '@punto/protocol/office/office-paths';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem.ts';
import type { SignedRequests } from '../signed-request.ts';
import { OFFICE_CALLS } from './office-calls.ts';
import type { OfficeParts } from './office-parts.ts';
import { COMPLETE_MS } from './transaction-routes.ts';

const MOST_BYTES = 128 * 1024 * 1024;
/** Each holds two open books on disk. */
const MOST_AT_ONCE = 2;
const MOST_LISTED = 10_000;
const PAGE = 1_000;
/** What crosses midnight is within it. */
const BESIDE_MS = 3_600_000;

export const reconcileRoute = async (
  app: Parameters<FastifyPluginAsyncTypebox>[0],
  { store, clock }: Pick<OfficeParts, 'store' | 'clock'>,
  signed: SignedRequests,
): Promise<void> =>
  // The parser of files is for this route alone.
  void (await app.register(async (scope) => {
    /** The folder of each request, with its file. */
    const folders = new Map<FastifyRequest, string>();

    scope.addContentTypeParser(
      'text/csv',
      async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
        const check = signed.begin(request);
        if (Number(request.headers['content-length']) > MOST_BYTES) throw tooLarge();
        if (folders.size >= MOST_AT_ONCE)
          throw new Problem(
            'too-frequent',
            `${MOST_AT_ONCE} reconciliations run already: send yours in a minute.`,
          );
        folders.set(request, '');
        const folder = await mkdtemp(join(tmpdir(), 'punto-book-'));
        folders.set(request, folder);
        await spool(payload, fileIn(folder), check);
      },
    );
    const remove = async (request: FastifyRequest): Promise<void> => {
      const folder = folders.get(request);
      folders.delete(request);
      if (folder) await rm(folder, { recursive: true, force: true });
    };
    scope.addHook('onResponse', remove);
    scope.addHook('onRequestAbort', remove);

    scope
      .withTypeProvider<TypeBoxTypeProvider>()
      .post(
        OFFICE_PATHS.reconcile,
        { schema: OFFICE_CALLS.reconcile, bodyLimit: MOST_BYTES },
        async (request) => {
          const { id: brand, gamingDay } = await signed.once(request);
          const { day } = request.query;
          if (!isDay(day)) throw new Problem('invalid-request', 'day must be a date such as 2026-01-31.');
          const folder = folders.get(request);
          if (!folder) throw new Problem('invalid-request', 'Send the file as text/csv.');
          const differences: BookDifference[] = [];
          const result = await reconcile({
            ours: ourLines(store.office, brand, { gamingDay, day, now: clock.now() }),
            theirs: readBook(createReadStream(fileIn(folder))),
            ...{ gamingDay, day, folder },
            onDifference: (found) => {
              if (differences.length < MOST_LISTED) differences.push(found);
            },
          }).catch((fault: unknown) => {
            throw fault instanceof BookFileFault
              ? new Problem('invalid-request', `The file: ${fault.message}.`)
              : fault;
          });
          return { day, ...result, differences, more: differenceCount(result) > differences.length };
        },
      );
  }));

const tooLarge = (): Problem =>
  new Problem('too-large', 'A file has at most 128 MiB: send the lines of one gaming day alone.');

const fileIn = (folder: string): string => join(folder, 'theirs.csv');

const spool = async (
  payload: AsyncIterable<string | Uint8Array>,
  path: string,
  check: PieceSignature,
): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const piece of payload) {
      bytes += Buffer.byteLength(piece);
      if (bytes > MOST_BYTES) throw tooLarge();
      check.add(piece);
      await file.writeFile(piece);
    }
  } finally {
    await file.close();
  }
};

/** The calls of a day and an hour beside it. A cancel is no line: that of its debit has its state. */
async function* ourLines(
  office: OfficeParts['store']['office'],
  brand: string,
  { gamingDay, day, now }: { readonly gamingDay: GamingDay; readonly day: string; readonly now: number },
): AsyncGenerator<readonly BookLine[]> {
  const span = createDayReader(gamingDay).spanOf(day);
  const [from, to] = [span.from - BESIDE_MS, Math.min(span.to + BESIDE_MS, now - COMPLETE_MS)];
  let after: string | null = null;
  for (;;) {
    const page = await office.transactions({ brand, unresolved: false, from, to, after, limit: PAGE });
    yield page.items
      .filter(({ call }) => call !== 'cancel')
      .map(({ id, currency, amountMinor, state, at }) => ({
        transaction: id,
        currency,
        amount: amountMinor,
        state,
        at,
      }));
    if (!page.more) return;
    after = page.next;
  }
}
