// Writes a Brotli and a gzip copy beside each text file of the site; the server sends these.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(?:css|html|js|json|svg|txt)$/;
const LEAST_BYTES = 1024;
/** A tenth of the time of the highest quality, for files a few percent larger. */
const QUALITY = 9;

export const compressSite = (folder: string): void => {
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    if (!TEXT.test(file)) continue;
    const path = join(folder, file);
    const content = readFileSync(path);
    if (content.length < LEAST_BYTES) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
};
