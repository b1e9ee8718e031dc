// The option `--bet` of every command that takes bets as data.
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';

/** May be given several times. */
export const betOption = (what: string) =>
  new Option('-b, --bet <file>', `${what}; may be given several times`).argParser(
    (file: string, files: readonly string[] | undefined): readonly string[] => [...(files ?? []), file],
  );

/** Needed, and only once. */
export const oneBetOption = (what: string) =>
  new Option('-b, --bet <file>', what)
    .argParser((file: string, before: string | undefined): string => {
      if (before === undefined) return file;
      throw new InvalidArgumentError('One bet is enough here.');
    })
    .makeOptionMandatory();
