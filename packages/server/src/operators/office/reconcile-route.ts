// The route of a reconciliation: the file of an operator against the calls of Punto on a gaming day. The file goes to disk as it arrives,
// and a thread compares both books part by part, so memory holds a small part of each. A file that is not signed is deleted unread.
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { createDayReader, type GamingDay, isDay } from '@punto/operator/reconcile/gaming-day';
import { differenceCount } from '@punto/operator/reconcile/reconcile';
import type { PieceSignature } from '@punto/operator/signature/standard-webhooks';
import { OFFICE_PATHS } from '@punto/protocol/office/office-paths';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem.ts';
import type { SignedRequests } from '../signed-request.ts';
import { OFFICE_CALLS } from './office-calls.ts';
import type { OfficeParts } from './office-parts.ts';
import { reconcileInThread } from './reconcile-in-thread.ts';

/** Of one request: the folder of its file, and what ends its thread. */
type Running = { folder: string; readonly stop: AbortController };

const MOST_BYTES = 128 * 1024 * 1024;
/** Each holds two open books on disk. */
const MOST_AT_ONCE = 2;
const MOST_LISTED = 10_000;
/** Some ninety kilobytes of text, which the collector takes back before it is promoted. */
const PIECE_LINES = 1_000;
/** What crosses midnight is within it. */
const BESIDE_MS = 3_600_000;

export const reconcileRoute = async (
  app: Parameters<FastifyPluginAsyncTypebox>[0],
  { store }: Pick<OfficeParts, 'store'>,
  signed: SignedRequests,
): Promise<void> =>
  // The parser of files is for this route alone.
  void (await app.register(async (scope) => {
    const running = new Map<FastifyRequest, Running>();

    scope.addContentTypeParser(
      'text/csv',
      async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
        const check = signed.begin(request);
        if (Number(request.headers['content-length']) > MOST_BYTES) throw tooLarge();
        if (running.size >= MOST_AT_ONCE)
          throw new Problem(
            'too-frequent',
            `${MOST_AT_ONCE} reconciliations run already: send yours in a minute.`,
          );
        const own: Running = { folder: '', stop: new AbortController() };
        running.set(request, own);
        const folder = await mkdtemp(join(tmpdir(), 'punto-book-'));
        own.folder = folder;
        // The sender went away meanwhile.
        if (!running.has(request)) await rm(folder, { recursive: true });
        await spool(payload, fileIn(folder), check);
      },
    );
    const remove = async (request: FastifyRequest): Promise<void> => {
      const own = running.get(request);
      running.delete(request);
      own?.stop.abort();
      if (own?.folder) await rm(own.folder, { recursive: true, force: true });
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
          const { folder, stop } = running.get(request) ?? {};
          if (!folder || !stop) throw new Problem('invalid-request', 'Send the file as text/csv.');
          const { result, differences } = await reconcileInThread(
            { file: fileIn(folder), ...{ folder, gamingDay, day }, mostListed: MOST_LISTED },
            store.office.walletBookPages({ brand, ...spanOf(gamingDay, day), limit: PIECE_LINES }),
            stop.signal,
          );
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

/**
 * A day and an hour on both sides of it, up to now: a call is on disk before it is sent, so the file has none that the store lacks.
 */
const spanOf = (gamingDay: GamingDay, day: string) => {
  const { from, to } = createDayReader(gamingDay).spanOf(day);
  return { from: from - BESIDE_MS, to: to + BESIDE_MS };
};
