// Serves the files of a folder that a build made. Their names are read once, at the start: a name that is not among them is
// answered without a look at the disk, other spellings of a name too, which some disks take. After a build the server is started
// again. Files with a hash in their name are cached permanently, others are revalidated each time. The build stores a Brotli
// and a gzip copy of each text file, so nothing is compressed while serving.
import { readdirSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import staticFiles, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

type SetHeaders = NonNullable<FastifyStaticOptions['setHeaders']>;

const INDEX = 'index.html';
const HASHED = /[\\/]assets[\\/]/;
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Below the prefix of `app`, which gets `reply.sendFile` for this folder. The address of a folder is that of its index. */
export const serveBuiltFiles = async (
  app: FastifyInstance,
  folder: string,
  setHeaders: SetHeaders = () => {},
): Promise<void> => {
  await app.register(staticFiles, {
    root: folder,
    // Its own route reads the whole folder for each request, to refuse other spellings of a name.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path, stat) => {
      reply.header('cache-control', HASHED.test(path) ? FOR_GOOD : ASK_EACH_TIME);
      setHeaders(reply, path, stat);
    },
  });
  const files = filesIn(folder);
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, async ({ params }, reply) => {
    const name = params['*'];
    const file = files.has(name) ? name : posix.join(name, INDEX);
    return files.has(file) ? reply.sendFile(file) : reply.callNotFound();
  });
};

/** The names of the files as they are in an address, without those that begin with a dot. */
const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
      .filter((path) => !/(?:^|\/)\./.test(path)),
  );
