import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSmallProgram } from '@punto/server/test/support/small-program';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

let root: string;
beforeEach(() => {
  root = writeSmallProgram();
});
afterEach(() => rmSync(root, { recursive: true }));

it('[B-56] an installed copy is compared with a published manifest, file by file', async () => {
  const manifest = (await punto(['digest', '--manifest', '--root', root])).out;
  expect(manifest.split('\n')).toHaveLength(11);
  const verify = () => punto(['digest', '--root', root, '--verify', 'it'], { files: { it: manifest } });
  const { out: digest } = await punto(['digest', '--root', root]);
  expect(digest).toMatch(/^[0-9a-f]{64}\n$/);
  expect(await verify()).toMatchObject({ code: 0, out: `${digest}All 10 files are as in the manifest.\n` });
  writeFileSync(join(root, 'packages/engine/src/card.ts'), 'other cards');
  expect(await verify()).toMatchObject({
    code: 1,
    out: 'changed  packages/engine/src/card.ts\n',
    err: 'punto: 1 of 10 files differ from the manifest\n',
  });
});

it('[B-56] reports an invalid manifest and an invalid program in one sentence', async () => {
  const files = { it: 'nothing' };
  expect((await punto(['digest', '--root', root, '--verify', 'it'], { files })).err).toMatch(
    /^punto: it is not a manifest: line 1/,
  );
  expect(await punto(['digest', '--root', join(root, 'rooms')])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^punto: the files of the program cannot be read/),
  });
});
