// The lockfile must install on every machine: no registry address, a hash for each package, and the builds for every
// operating system, without which `npm ci` refuses it.

export type LockedPackage = {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
export type LockFile = { readonly packages: Readonly<Record<string, LockedPackage>> };

export const lockFaults = ({ packages }: LockFile): readonly string[] =>
  Object.entries(packages).flatMap(([path, locked]) => {
    const faults = missingBuilds(path, locked, packages);
    if (path.startsWith('node_modules/') && locked.link !== true) {
      if (locked.resolved !== undefined) faults.push(`${path}: has a download address`);
      if (locked.integrity === undefined) faults.push(`${path}: has no hash`);
    }
    return faults;
  });

const missingBuilds = (path: string, locked: LockedPackage, packages: LockFile['packages']): string[] =>
  Object.keys(locked.optionalDependencies ?? {})
    .filter((name) => !places(path, name).some((place) => place in packages))
    .map((name) => `${path === '' ? 'the root' : path}: its optional ${name} is not locked`);

/** Where Node looks for a package, nearest first. */
const places = (path: string, name: string): readonly string[] => {
  const parts = path === '' ? [] : path.split('/node_modules/');
  const nested = parts.map(
    (_, depth) => `${parts.slice(0, depth + 1).join('/node_modules/')}/node_modules/${name}`,
  );
  return [...nested.reverse(), `node_modules/${name}`];
};
