// Command line options of a long run: whole numbers with defaults, and the names of files. An invalid one is explained in one
// sentence, and nothing starts.
import { parseArgs } from 'node:util';

export const wholeOptions = <Name extends string>(
  defaults: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> => wholeAndFiles(defaults, []).numbers;

/** `files`: options that name a file; `null`: not given. */
export const wholeAndFiles = <Name extends string, File extends string>(
  defaults: Readonly<Record<Name, number>>,
  files: readonly File[],
): {
  readonly numbers: Readonly<Record<Name, number>>;
  readonly files: Readonly<Record<File, string | null>>;
} => {
  const names = Object.keys(defaults) as Name[];
  try {
    const { values } = parseArgs({
      options: Object.fromEntries([...names, ...files].map((name) => [name, { type: 'string' as const }])),
    });
    const numbers = names.map((name) => [name, wholeNumber(name, values[name] ?? String(defaults[name]))]);
    const named = files.map((name) => [name, values[name] ?? null]);
    return { numbers: Object.fromEntries(numbers), files: Object.fromEntries(named) };
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    const all = [
      ...names.map((name) => `--${name} ${defaults[name]}`),
      ...files.map((name) => `--${name} FILE`),
    ];
    console.error(`There are ${all.join(', ')}.`);
    process.exit(2);
  }
};

const wholeNumber = (name: string, value: unknown): number => {
  const number = Number(value);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Error(`--${name} is ${JSON.stringify(value)}: give a whole number above 0.`);
};
