// The operator's files at full length: a reconciliation of a million lines by the route, with a hundred planted differences, and an export
// of a million tickets by cursor. The server and the database are processes of their own, and this process is the client.
// `npm run bench -- office`, and with `--store postgres` on PostgreSQL. Fails when the differences are not the planted ones, when
// a ticket is missing or comes twice, or when a limit of time or memory is exceeded.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readProcess } from '@punto/cli/load/process-meter';
import { newWebhookKey, parseWebhookKey } from '@punto/operator/signature/standard-webhooks';
import { processorMs } from '../packages/server/test/nodes/processor-time.ts';
import { quickRoom, serve } from '../packages/server/test/served-process.ts';
import { DAY, officeBooks } from './office/books.ts';
import { createOfficeClient } from './office/client.ts';
import { fillPostgres, fillSqlite } from './office/fill.ts';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '1000000' },
    store: { type: 'string', default: 'embedded' },
  },
});
const lines = Number(values.lines);
const DIFFERENCES = 100;
const [RECONCILED_WITHIN_MS, EXPORTED_WITHIN_MS] = [30_000, 60_000];
const MEBIBYTE = 1024 * 1024;
/** Of the server above its memory before, however long the file is; beside it the cache of the store fills. */
const MOST_GROWTH_BYTES = 128 * MEBIBYTE;

const folder = mkdtempSync(join(tmpdir(), 'punto-office-'));
const key = newWebhookKey();
const brands = join(folder, 'brands');
mkdirSync(brands);
writeFileSync(
  join(brands, 'acme.json'),
  JSON.stringify({
    name: 'Acme',
    languages: ['en'],
    currencies: { EUR: { rate: '1', stepMinor: 100, chipsMinor: [100, 500] } },
    gamingDay: { zone: 'UTC' },
    wallet: { url: 'http://127.0.0.1:9/wallet', keys: [key] },
    api: { keys: [key] },
  }),
);

const books = officeBooks(lines, DIFFERENCES);
const place = values.store === 'postgres' ? await fillPostgres(books) : await fillSqlite(folder, books);
const server = await serve(folder, quickRoom(folder), {
  ...{ PUNTO_BRANDS: brands, PUNTO_REQUESTS_PER_SECOND: '100000' },
  ...place.settings,
});
const mostGrowth = MOST_GROWTH_BYTES + place.cacheBytes;

/** The largest memory of the server while the work runs, above that before, and the times. */
const measured = async <T>(work: () => Promise<T>) => {
  const bytes = (): number => readProcess(server.pid)?.bytes ?? Number.NaN;
  const before = bytes();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, bytes());
  }, 20);
  const [began, used, database] = [performance.now(), processorMs([server.pid]), place.processorMs()];
  try {
    const result = await work();
    return {
      result,
      wallMs: performance.now() - began,
      growth: most - before,
      words: `${((performance.now() - began) / 1_000).toFixed(1)} s (processor: server ${((processorMs([server.pid]) - used) / 1_000).toFixed(1)} s, database ${((place.processorMs() - database) / 1_000).toFixed(1)} s), memory of the server ${(before / MEBIBYTE).toFixed(0)} MiB and ${((most - before) / MEBIBYTE).toFixed(0)} more at most, of ${(mostGrowth / MEBIBYTE).toFixed(0)} allowed`,
    };
  } finally {
    clearInterval(watch);
  }
};

const faults: string[] = [];
const office = createOfficeClient(server.origin, 'acme', parseWebhookKey(key));
try {
  console.log(`${place.name}, ${lines} calls, load ${loadavg()[0]?.toFixed(1)}`);
  const file = Buffer.from(books.theirCsv());
  const compared = await measured(() => office.reconcile(DAY, file));
  console.log(
    `reconciliation of ${compared.result.ours} and ${compared.result.theirs} lines (${(file.length / MEBIBYTE).toFixed(0)} MiB): ${compared.words}`,
  );
  const found = compared.result.differences.map(({ kind, transaction }) => `${kind} ${transaction}`);
  const planted = [...books.planted].map(([transaction, kind]) => `${kind} ${transaction}`);
  if (found.toSorted().join('\n') !== planted.toSorted().join('\n'))
    faults.push(`${found.length} differences were found, and not the ${planted.length} planted ones`);
  if (compared.wallMs > RECONCILED_WITHIN_MS) faults.push(`the reconciliation took ${compared.wallMs} ms`);
  if (compared.growth > mostGrowth) faults.push(`the reconciliation took ${compared.growth} bytes`);

  const exported = await measured(() => office.exportAll());
  console.log(
    `export of ${exported.result.count} calls in ${exported.result.pages} pages: ${exported.words}`,
  );
  const { count, distinct } = exported.result;
  if (count !== books.ours || distinct !== books.ours)
    faults.push(`${count} calls were exported, ${distinct} different ones, of ${books.ours}`);
  if (exported.wallMs > EXPORTED_WITHIN_MS) faults.push(`the export took ${exported.wallMs} ms`);
  if (exported.growth > mostGrowth) faults.push(`the export took ${exported.growth} bytes`);
} finally {
  await server.stop();
  await place.remove();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
