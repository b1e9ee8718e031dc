// Commands of a shell: each is looked up where it would be found, `punto` in the command line with its options, scripts in
// package.json, programs in the tree. Nothing is run here.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT, textOf } from './document-pages.ts';
import type { Block } from './fenced-block.ts';
import { puntoFault } from './punto-fault.ts';
import { commandsIn, type ShellCommand } from './shell-commands.ts';

/** Programs of the system, of which nothing is known here. */
const SYSTEM = new Set([
  ...[
    'apt-get',
    'cd',
    'cp',
    'curl',
    'find',
    'git',
    'grep',
    'head',
    'install',
    'journalctl',
    'mkdir',
    'mv',
    'rm',
  ],
  ...['sha256sum', 'systemctl', 'useradd', 'dieharder', 'RNG_test'],
]);
/** What npm itself does. */
const OF_NPM = new Set(['init', 'install', 'pkg', 'publish', 'start', 'test']);
/** Packages that `npx` runs, besides Punto. */
const OF_NPX = new Set(['changeset']);

type Manifest = { readonly scripts: Readonly<Record<string, string>> };

export const checkShell = (
  { language, code }: Block,
  files: Readonly<Record<string, string>>,
): readonly string[] => {
  const text = language === 'cron' ? code.replaceAll(/^(?:\S+ +){5}/gm, '') : code;
  const commands = commandsIn(text);
  if (commands.length === 0) return ['has no command'];
  return commands.flatMap((command) => [...settingFaults(command), ...commandFaults(command, files)]);
};

const commandFaults = (
  { words }: ShellCommand,
  files: Readonly<Record<string, string>>,
): readonly string[] => {
  const [program, ...args] = words;
  switch (program) {
    case undefined:
      return [];
    case 'npx':
      return npxFaults(args.filter((word) => word !== '--yes'));
    case 'punto':
      return faultsOf(puntoFault(args));
    case 'npm':
      return npmFaults(args.filter((word) => word !== '--silent'));
    case 'node':
    case 'python3':
      return programFaults(args, files);
    default:
      return SYSTEM.has(program) ? [] : [`${program} is no program that this page may name`];
  }
};

const npxFaults = ([name = '', ...args]: readonly string[]): readonly string[] => {
  if (name === 'punto' || name === '@punto/cli') return faultsOf(puntoFault(args));
  return OF_NPX.has(name) ? [] : [`npx ${name} is not known`];
};

const npmFaults = ([command = '', script = '']: readonly string[]): readonly string[] => {
  if (command !== 'run') return OF_NPM.has(command) ? [] : [`npm ${command} is not known`];
  const { scripts }: Manifest = JSON.parse(textOf('package.json'));
  return scripts[script] === undefined ? [`package.json has no script ${script}`] : [];
};

/** A file of the tree by its path, of an example by its name, or of the page. */
const programFaults = (
  [file = '']: readonly string[],
  files: Readonly<Record<string, string>>,
): readonly string[] => {
  const places = [file, `examples/operator-python/${basename(file)}`, `examples/bot/${basename(file)}`];
  const isThere = files[file] !== undefined || places.some((path) => existsSync(join(ROOT, path)));
  return isThere || file.startsWith('-') ? [] : [`there is no ${file}`];
};

const settingFaults = ({ settings }: ShellCommand): readonly string[] => {
  const known = textOf('packages/server/src/start/environment.ts');
  return settings
    .filter(
      (name) => name.startsWith('PUNTO_') && !name.startsWith('PUNTO_TEST_') && !known.includes(`${name}:`),
    )
    .map((name) => `there is no setting ${name}`);
};

const faultsOf = (fault: string | null): readonly string[] => (fault === null ? [] : [fault]);
