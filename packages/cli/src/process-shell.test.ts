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

describe('a file in pieces', () => {
  const textIn = async (path: string): Promise<string> => {
    let text = '';
    for await (const piece of processShell().readPieces(path)) text += Buffer.from(piece).toString('utf8');
    return text;
  };

  it('is read whole', async () => {
    const path = join(folder, 'long.csv');
    writeFileSync(path, 'line\n'.repeat(50_000));
    expect(await textIn(path)).toBe('line\n'.repeat(50_000));
  });

  it('is named when it cannot be read', async () => {
    await expect(textIn('/nonexistent/x')).rejects.toThrow(
      'cannot read /nonexistent/x: there is no such file',
    );
    await expect(textIn('/')).rejects.toThrow('cannot read /: it is a folder');
  });
});
