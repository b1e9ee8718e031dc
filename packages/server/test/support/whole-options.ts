// Command line options of a long run: whole numbers with defaults. An invalid one is explained in one sentence, and
// nothing starts.
import { parseArgs } from 'node:util';

export const wholeOptions = <Name extends string>(
  defaults: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> => {
  const names = Object.keys(defaults) as Name[];
  try {
    const { values } = parseArgs({
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    const numbers = names.map((name) => [name, wholeNumber(name, values[name] ?? String(defaults[name]))]);
    return Object.fromEntries(numbers);
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    console.error(`There are ${names.map((name) => `--${name} ${defaults[name]}`).join(', ')}.`);
    process.exit(2);
  }
};

const wholeNumber = (name: string, value: unknown): number => {
  const number = Number(value);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Error(`--${name} is ${JSON.stringify(value)}: give a whole number above 0.`);
};
