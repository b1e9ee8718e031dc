// Vite plugin that leaves out of Solid what the apps never do: transitions, hydration of a page that a server rendered, a
// scheduler, reactive sources of other libraries, and lists of suspended parts. Solid keeps each in a variable that only its own
// functions set, and reads it wherever a computation runs, so the minifier cannot see that it stays empty. A read becomes the
// constant here, and the minifier removes what depends on it.
import type { Plugin } from 'vite';

type Read = readonly [what: RegExp, constant: string];

/** A variable or property where it is read: neither declared nor assigned. */
const readOf = (name: string): RegExp => new RegExp(`\\b${name.replace('.', '\\.')}\\b(?!\\s*=[^=])`, 'g');

const SOLID = /\/solid-js\/dist\/solid\.js$/;
const SOLID_WEB = /\/solid-js\/web\/dist\/web\.js$/;

const READS: readonly (readonly [file: RegExp, reads: readonly Read[]])[] = [
  [
    SOLID,
    [
      [readOf('Transition'), 'null'],
      [readOf('Scheduler'), 'null'],
      [readOf('ExternalSourceConfig'), 'null'],
      [readOf('sharedConfig.context'), 'null'],
      [/\bsharedConfig\.effects &&/g, 'null &&'],
      [readOf('hydrationEnabled'), 'false'],
      [/\buseContext\(SuspenseListContext\)/g, 'null'],
    ],
  ],
  [
    SOLID_WEB,
    [
      [readOf('sharedConfig.context'), 'null'],
      [readOf('sharedConfig.registry'), 'null'],
      [/(?<!function )\bisHydrating\(\w*\)/g, 'false'],
    ],
  ],
];

/** What sets those variables. */
const UNUSED =
  /\b(?:startTransition|useTransition|hydrate|enableHydration|enableScheduling|enableExternalSource|SuspenseList)\b/;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']solid-js(?:\/web)?["']/g;

/** Solid's source without these parts. Throws if it no longer reads one of the variables. */
export const withoutUnused = (id: string, source: string): string | null => {
  const [, reads] = READS.find(([file]) => file.test(id)) ?? [];
  if (!reads) return null;
  return reads.reduce((code, [what, constant]) => {
    const changed = code.replace(what, constant);
    if (changed === code) throw new Error(`solid-plugin.ts: ${what} is no longer in ${id}.`);
    return changed;
  }, source);
};

/** The function of Solid that a module imports although the build leaves out what it needs. */
export const unusedImportIn = (source: string): string | null => {
  for (const [, names = ''] of source.matchAll(IMPORT)) {
    const [name] = UNUSED.exec(names) ?? [];
    if (name) return name;
  }
  return null;
};

export const solidWithoutUnused: Plugin = {
  name: 'punto-solid-without-unused',
  apply: 'build',
  transform(source, id) {
    const changed = withoutUnused(id, source);
    if (changed !== null) return { code: changed, map: null };
    if (id.includes('/node_modules/')) return null;
    const name = unusedImportIn(source);
    if (name) throw new Error(`${id} uses ${name} of Solid, which solid-plugin.ts leaves out of the build.`);
    return null;
  },
};
