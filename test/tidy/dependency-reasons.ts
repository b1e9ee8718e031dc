// Every dependency has a row with a reason in docs/decisions/0011-dependencies.md, and every row a dependency.
import type { SourceFile } from './tree.ts';

const REASONS = 'docs/decisions/0011-dependencies.md';
const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

export const dependencyFaults = (files: readonly SourceFile[]): readonly string[] => {
  const reasons = files.find(({ path }) => path === REASONS)?.text ?? '';
  const given = new Set([...reasons.matchAll(/^\| (.+?) \| \S/gm)].flatMap((row) => namesIn(row[1] ?? '')));
  const wanted = new Set(
    files.filter(({ path }) => /(^|\/)package\.json$/.test(path)).flatMap(dependenciesOf),
  );
  return [
    ...[...wanted].filter((name) => !given.has(name)).map((name) => `${name}: no reason in ${REASONS}`),
    ...[...given]
      .filter((name) => !wanted.has(name))
      .map((name) => `${name}: in ${REASONS}, but nothing depends on it`),
  ];
};

const namesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap((name) => name[1] ?? []);

const dependenciesOf = ({ text }: SourceFile): readonly string[] => {
  const manifest = JSON.parse(text) as Partial<Record<(typeof FIELDS)[number], Record<string, string>>>;
  return FIELDS.flatMap((field) => Object.keys(manifest[field] ?? {})).filter(
    (name) => !name.startsWith('@punto/'),
  );
};
