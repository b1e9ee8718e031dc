// `--bet`, the same for every command that takes bets as data.
import { Option } from '@commander-js/extra-typings';

/** May be given several times. */
export const betOption = (what: string) =>
  new Option('-b, --bet <file>', `${what}; may be given several times`).argParser(
    (file: string, files: readonly string[] | undefined): readonly string[] => [...(files ?? []), file],
  );
