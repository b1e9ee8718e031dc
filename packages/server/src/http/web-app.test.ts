import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'punto-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Punto</title>');
  writeFileSync(join(folder, 'floor.html'), '<title>Floor</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), 'run()');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  server = await openTestServer({ webFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string) => server.app.http.inject({ url });

describe('the web app', () => {
  it.each(['/', '/table/salon-one', '/record', '/rules', '/study', '/verify', '/side-by-side', '/settings'])(
    'is one page at %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, '<title>Punto</title>']);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-type']).toContain('text/html');
    },
  );

  it.each(['/floor', '/floor/', '/floor/tables/salon-one', '/floor/rounds/a/1/2', '/floor?from=1'])(
    'is the floor’s own page at %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, '<title>Floor</title>']);
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('may keep what carries a hash for good, and asks for the rest each time', async () => {
    const script = await get('/assets/app-1a2b3c.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toContain('javascript');
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
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

  it('that is not built says how to build it', async () => {
    const bare = await openTestServer();
    expect((await bare.app.http.inject({ url: '/' })).json().message).toContain('npm start');
    await bare.close();
  });
});
