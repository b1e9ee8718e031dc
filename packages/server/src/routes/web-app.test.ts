import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';

/** A manifest as Vite writes it. */
const BUILT = {
  'index.html': { file: 'assets/app-1a2b3c.js', css: ['assets/app-1.css'] },
  '_table-1.js': {
    file: 'assets/table-1.js',
    name: 'table',
    imports: ['index.html', '_shared-1.js'],
    css: ['assets/table-1.css'],
  },
  '_shared-1.js': { file: 'assets/shared-1.js', name: 'shared' },
  '_texts-en-1.js': { file: 'assets/texts-en-1.js', name: 'texts-en', imports: ['index.html'] },
  '_texts-ja-1.js': { file: 'assets/texts-ja-1.js', name: 'texts-ja', imports: ['index.html'] },
  '../language/texts/en/table.ts': { file: 'assets/other-1.js', name: 'table' },
};

const INLINE = 'document.title = "Punto";';

let server: TestServer;
let folder: string;
/** A server whose pages have a script inline. */
let inline: TestServer;
let inlineFolder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'punto-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Punto</title>');
  writeFileSync(join(folder, 'floor.html'), '<title>Floor</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), 'run()');
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync('run()'));
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js.gz'), gzipSync('run()'));
  writeFileSync(join(folder, 'assets', 'sans-1a2b3c.woff2'), 'wOF2');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'patrons.json'), JSON.stringify(BUILT));
  server = await createTestServer({ webFolder: folder });
  inlineFolder = mkdtempSync(join(tmpdir(), 'punto-web-inline-'));
  for (const page of ['index.html', 'floor.html'])
    writeFileSync(join(inlineFolder, page), `<script>${INLINE}</script><script src="/a.js"></script>`);
  writeFileSync(join(inlineFolder, 'icon.svg'), '<svg/>');
  inline = await createTestServer({ webFolder: inlineFolder });
});
afterAll(async () => {
  await inline.close();
  rmSync(inlineFolder, { recursive: true, force: true });
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string) => server.app.http.inject({ url });

describe('the files a page needs first', () => {
  const linksAt = async (url: string, language = 'en') =>
    (await server.app.http.inject({ url, headers: { 'accept-language': language } })).headers.link;

  it('are the texts, and at a table its code and style; not those that the page’s HTML names', async () => {
    expect(await linksAt('/')).toBe('</assets/texts-en-1.js>; rel=modulepreload; as=script; crossorigin');
    expect(await linksAt('/table/salon-one')).toBe(
      [
        '</assets/table-1.js>; rel=modulepreload; as=script; crossorigin',
        '</assets/table-1.css>; rel=preload; as=style; crossorigin',
        '</assets/shared-1.js>; rel=modulepreload; as=script; crossorigin',
        '</assets/texts-en-1.js>; rel=modulepreload; as=script; crossorigin',
      ].join(', '),
    );
  });

  it('have texts in the first preferred language of the browser that the pages offer', async () => {
    expect(await linksAt('/', 'tlh,ja;q=0.9,en;q=0.5')).toContain('texts-ja-1.js');
    expect(await linksAt('/', '?;;,,')).toContain('texts-en-1.js');
  });

  it('are not listed for the floor', async () => {
    expect(await linksAt('/floor')).toBeUndefined();
  });
});

describe('the web app', () => {
  // The addresses of the app, which the server must know: an unknown one is answered 404, and no brand may frame it.
  const app = readFileSync(join(import.meta.dirname, '../../../web/src/main.tsx'), 'utf8');
  const addresses = [...app.matchAll(/^ {2}\['(\/[^']*)', \w+Page\],$/gm)].map(([, path = '']) =>
    path.replaceAll(/:\w+/g, 'salon-one'),
  );

  it('has at least twelve addresses', () => {
    expect(addresses.length).toBeGreaterThanOrEqual(12);
  });

  it.each(addresses)('is one page at %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, '<title>Punto</title>']);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toContain('text/html');
    // Chromium warns at every load of features in this header that it does not know.
    expect(answer.headers['permissions-policy']).toMatch(/^camera=\(\), (?!.*bluetooth)/);
  });

  it.each(['/floor', '/floor/', '/floor/tables/salon-one', '/floor/rounds/a/1/2', '/floor?from=1'])(
    'is the floor’s own page at %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, '<title>Floor</title>']);
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('caches files with a hash permanently, and revalidates the others', async () => {
    const script = await get('/assets/app-1a2b3c.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toContain('javascript');
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('serves fonts from this origin only, cached permanently', async () => {
    const font = await get('/assets/sans-1a2b3c.woff2');
    expect(font.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(font.headers['content-type']).toBe('font/woff2');
    const page = await get('/');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(page.headers['content-security-policy']).not.toContain('font-src');
  });

  it('allows the scripts within its pages by their hashes, and no other inline script', async () => {
    const hash = createHash('sha256').update(INLINE).digest('base64');
    for (const url of ['/study', '/index.html', '/floor']) {
      const policy = String((await inline.app.http.inject({ url })).headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
      expect(policy).not.toContain('unsafe-inline');
    }
    const lost = await inline.app.http.inject({ url: '/lost', headers: { accept: 'text/html' } });
    expect(lost.headers['content-security-policy']).toContain(hash);
    for (const url of ['/icon.svg', '/api/me'])
      expect((await inline.app.http.inject({ url })).headers['content-security-policy']).not.toContain(
        'sha256',
      );
  });

  it('is allowed no script of its own where it has none inline', async () => {
    expect((await get('/')).headers['content-security-policy']).not.toContain('script-src ');
  });

  it('reads the names of its files once: another spelling, a file added later, and a file of the build are not found', async () => {
    writeFileSync(join(folder, 'assets', 'later.js'), 'run()');
    for (const url of [
      '/assets/later.js',
      '/assets/APP-1a2b3c.js',
      '/assets//app-1a2b3c.js',
      '/.vite/patrons.json',
    ])
      expect((await get(url)).statusCode, url).toBe(404);
    const head = await server.app.http.inject({ url: '/icon.svg', method: 'HEAD' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '6', '']);
  });

  it.each(['/nowhere', '/assets/none.js', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd'])(
    'has nothing at %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json().error).toMatch(/not-found|invalid-request|wrong-origin/);
    },
  );

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends the %s copy to a browser that takes it', async (encoding, decompress) => {
    const headers = { 'accept-encoding': encoding };
    const answer = await server.app.http.inject({ url: '/assets/app-1a2b3c.js', headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers.vary).toContain('accept-encoding');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(String(decompress(answer.rawPayload))).toBe('run()');
  });

  it('sends a file without a compressed copy as it is', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const answer = await server.app.http.inject({ url: '/icon.svg', headers });
    expect([answer.statusCode, answer.body]).toEqual([200, '<svg/>']);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('shows its not-found page to a browser at an unknown address, and JSON to a program', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const page = await server.app.http.inject({ url: '/tables/oak', headers: browser });
    expect([page.statusCode, page.body]).toEqual([404, '<title>Punto</title>']);
    for (const url of ['/api/nowhere', '/assets/none.js', '/health/none']) {
      const answer = await server.app.http.inject({ url, headers: browser });
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'not-found']);
    }
    const posted = await server.app.http.inject({ url: '/tables/oak', method: 'POST', headers: browser });
    expect(posted.headers['content-type']).toContain('application/json');
  });

  it('that is not built answers how to build it', async () => {
    const bare = await createTestServer();
    expect((await bare.app.http.inject({ url: '/' })).json().message).toContain('npm start');
    await bare.close();
  });
});
