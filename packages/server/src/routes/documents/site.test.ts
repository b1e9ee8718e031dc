import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/support/test-server.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'punto-site-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'guides'));
  writeFileSync(join(folder, 'index.html'), '<title>Documents</title>');
  writeFileSync(join(folder, 'guides', 'operating.html'), '<title>Operating</title>');
  writeFileSync(join(folder, 'guides', 'index.html'), '<title>Guides</title>');
  writeFileSync(join(folder, 'guides', '.notes'), 'not a page');
  writeFileSync(join(folder, 'assets', 'app.1a2b.js'), 'run()');
  writeFileSync(join(folder, 'assets', 'app.1a2b.js.gz'), gzipSync('run()'));
  server = await createTestServer({ docsFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
const get = (url: string, headers = {}, of = server) => of.app.http.inject({ url, headers });

describe('the documents', () => {
  it('are pages below /docs/, asked for each time, under the policy of every answer', async () => {
    for (const [url, title] of [
      ['/docs/', 'Documents'],
      ['/docs/guides/operating.html', 'Operating'],
      ['/docs/guides/', 'Guides'],
      ['/docs/guides', 'Guides'],
    ] as const) {
      const page = await get(url);
      expect([page.statusCode, page.body]).toEqual([200, `<title>${title}</title>`]);
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(String(page.headers['content-security-policy'])).not.toContain('unsafe');
    }
    const bare = await get('/docs');
    expect([bare.statusCode, bare.headers.location]).toEqual([301, '/docs/']);
  });

  it('have files with a hash that are kept for ever, compressed', async () => {
    const file = await get('/docs/assets/app.1a2b.js', { 'accept-encoding': 'gzip' });
    expect(file.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('leave the description of the HTTP API beside them', async () => {
    expect((await get('/docs/api/')).body).toContain('swagger');
    expect((await get('/docs/json')).json().openapi).toBe('3.1.0');
    expect((await get('/docs/yaml')).body).toMatch(/^openapi: /);
  });

  it('do not serve files outside their folder, nor unknown ones', async () => {
    for (const url of ['/docs/nowhere.html', '/docs/../package.json', '/docs/%2e%2e/package.json'])
      expect((await get(url)).statusCode).toBe(404);
  });

  it('are those of the start, without files that begin with a dot', async () => {
    writeFileSync(join(folder, 'guides', 'later.html'), '<title>Later</title>');
    for (const url of ['/docs/guides/later.html', '/docs/guides/.notes', '/docs/Index.html'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  it('that are not built say how to build them', async () => {
    const bare = await createTestServer({ docsFolder: join(folder, 'none') });
    const answer = await get('/docs/', {}, bare);
    expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('`npm run docs`')]);
    expect((await get('/docs/api/', {}, bare)).statusCode).toBe(200);
    await bare.close();
  });
});
