import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processShell } from './process-shell.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-shell-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('whether a file can be written', () => {
  const { requireWritable } = processShell();

  it('is found without leaving or changing a file', async () => {
    const [absent, there] = [join(folder, 'new.json'), join(folder, 'old.json')];
    writeFileSync(there, 'kept');
    await requireWritable(absent);
    await requireWritable(there);
    expect([existsSync(absent), readFileSync(there, 'utf8')]).toEqual([false, 'kept']);
  });

  it.each([
    ['/nonexistent/x.json', 'cannot write /nonexistent/x.json: there is no such file or folder'],
    ['/dev/null/x.json', 'cannot write /dev/null/x.json: part of its path is not a folder'],
    ['/', 'cannot write /: it is a folder'],
  ])('reports why %s cannot be written', async (path, sentence) => {
    await expect(requireWritable(path)).rejects.toThrow(sentence);
  });
});
