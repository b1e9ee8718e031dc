import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAW, type Manifest, unlawfulImports } from './dependency-law.ts';
import { ROOT, readTree } from './tree.ts';

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')) as Manifest;

const faults = (path: string, text: string) =>
  unlawfulImports([{ path, text }], () => ({ dependencies: { ws: '*' } }));

describe('the law of dependencies', () => {
  it('is obeyed by every package', () => {
    expect(unlawfulImports(readTree(), manifestOf)).toEqual([]);
  });

  it.each([
    ['packages/engine/src/a.ts', '@punto/ledger'],
    ['packages/engine/src/a.ts', 'node:fs'],
    ['packages/engine/src/a.ts', '../../ledger/src/book.ts'],
    ['packages/engine/src/a.ts', './b'],
    ['packages/ledger/src/a.ts', '@punto/engine/coup'],
    ['packages/ledger/src/a.ts', '@punto/engine/minority'],
    ['packages/table/src/a.ts', '@punto/protocol'],
    ['packages/protocol/src/a.ts', '@punto/ledger'],
    ['packages/server/src/a.ts', '@punto/web'],
    ['packages/server/src/a.ts', '@punto/operator/double/double'],
    ['packages/server/src/a.ts', '@punto/operator/book/wallet'],
    ['packages/server/src/a.ts', 'left-pad'],
    ['packages/web/src/a.tsx', '@punto/table/view'],
    ['packages/web/src/a.tsx', '@punto/server'],
    ['packages/engine/src/a.ts', 'vitest'],
  ])('reports in %s an import of %s', (path, specifier) => {
    expect(faults(path, `import type { A } from '${specifier}';`)).toEqual([
      `${path}: may not import ${specifier}`,
    ]);
    expect(faults(path, `export * from '${specifier}';`)).toHaveLength(1);
    expect(faults(path, `import('${specifier}');`)).toHaveLength(1);
  });

  it.each([
    ['packages/ledger/src/a.ts', '@punto/engine/minor'],
    ['packages/ledger/src/a.ts', '@punto/engine/currency'],
    ['packages/table/src/a.ts', '@punto/ledger/book'],
    ['packages/server/src/a/b.ts', '../c.ts'],
    ['packages/server/src/a.ts', 'ws'],
    ['packages/server/src/a.ts', '@punto/operator/rules/breaker'],
    ['packages/server/src/a.test.ts', '@punto/operator/double/double'],
    ['packages/engine/src/a.test.ts', 'vitest'],
  ])('permits in %s an import of %s', (path, specifier) => {
    expect(faults(path, `import { a } from '${specifier}';`)).toEqual([]);
  });

  it('reports a package without rules', () => {
    expect(faults('packages/extra/src/a.ts', '')).toEqual([
      'packages/extra/src/a.ts: the package extra has no law',
    ]);
  });

  it('permits in each manifest only dependencies that its files may import', () => {
    for (const [name, allowed] of Object.entries(LAW)) {
      const own = Object.keys(manifestOf(name).dependencies ?? {}).filter((dependency) =>
        dependency.startsWith('@punto/'),
      );
      for (const dependency of own) {
        expect(allowed.some((rule) => rule === dependency || rule.startsWith(`${dependency}/`))).toBe(true);
      }
    }
  });
});
