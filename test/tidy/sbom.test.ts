// The bill of materials of `npm run sbom`, checked by the schema of CycloneDX 1.5 and compared with the lockfile. The fixture is the
// schema with the two that it refers to (Apache-2.0, https://github.com/CycloneDX/specification), without descriptions and examples.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './tree.ts';

type Component = { readonly 'bom-ref': string; readonly name: string; readonly version: string };

type Bill = {
  readonly metadata: { readonly component: Component };
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly name: string;
    readonly version: string;
    readonly hashes?: readonly unknown[];
    readonly licenses?: readonly unknown[];
  }[];
};

const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

const lockedRef = (name: string): string =>
  `${name}@${readJson('package-lock.json').packages[`node_modules/${name}`].version}`;

const [SCHEMA = {}, ...REFERRED]: AnySchemaObject[] = readJson('test/tidy/fixtures/cyclonedx-1.5.json');
// Formats such as addresses are left to other tools; all else is checked.
const ajv = new Ajv({ validateFormats: false, strict: false, allErrors: true });
// The library that the schemas are from names them so in its references.
for (const other of REFERRED)
  ajv.addSchema(other, String(other.$id).replace('.schema.json', '.SNAPSHOT.schema.json'));

/** What the schema refuses in a bill, as sentences. */
const faultsOf = (bill: unknown): readonly string[] =>
  ajv.validate(SCHEMA, bill)
    ? []
    : (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

let bill: Bill;
beforeAll(() => {
  bill = JSON.parse(
    execFileSync(process.execPath, [join(ROOT, 'scripts', 'sbom.mjs')], { encoding: 'utf8' }),
  );
});

describe('the bill of materials', () => {
  it('is CycloneDX 1.5', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
    expect(faultsOf(bill)).toEqual([]);
  });

  it('is refused with another field, without a version, or with an unknown licence', () => {
    expect(faultsOf({ ...bill, maker: 'somebody' })).toEqual([' must NOT have additional properties']);
    const [first, ...others] = bill.components;
    const { name: _, ...nameless } = first ?? { name: '' };
    expect(faultsOf({ ...bill, components: [nameless, ...others] })).toContain(
      "/components/0 must have required property 'name'",
    );
    const licensed = { ...first, licenses: [{ license: { id: 'Own-1.0' } }] };
    expect(faultsOf({ ...bill, components: [licensed] }).join()).toContain('/components/0/licenses');
  });

  it('is of Punto, and has each package of the lockfile that serves, with a hash and a licence', () => {
    expect(bill.metadata.component).toMatchObject({
      name: 'punto',
      version: readJson('package.json').version,
    });
    const found = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
    const locked: readonly [string, { version?: string; dev?: boolean; link?: boolean }][] = Object.entries(
      readJson('package-lock.json').packages,
    );
    const serving = locked.filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link);
    expect(serving.length).toBeGreaterThan(100);
    const missing = serving
      .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
      .filter((each) => !found.has(each));
    expect(missing).toEqual([]);
    const bare = bill.components.filter(
      ({ hashes = [], licenses = [] }) => hashes.length * licenses.length === 0,
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('reaches each of its components from Punto', () => {
    const next = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    const reached = new Set<string>();
    const visit = (ref: string): void => {
      if (reached.has(ref)) return;
      reached.add(ref);
      for (const each of next.get(ref) ?? []) visit(each);
    };
    visit(bill.metadata.component['bom-ref']);
    const refs = bill.components.map((component) => component['bom-ref']);
    expect(refs.filter((ref) => !reached.has(ref))).toEqual([]);
    expect(refs).toEqual(expect.arrayContaining(['solid-js', 'pg', 'fastify'].map(lockedRef)));
    expect(refs.filter((ref) => /^(?:vitest|typescript|@playwright)/.test(ref))).toEqual([]);
  });
});
