// The option `--format` of every command: a table for people, JSON and CSV for programs.
import { Option } from '@commander-js/extra-typings';

export const FORMATS = ['table', 'json', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

export const formatOption = () =>
  new Option('-f, --format <format>', 'how to print it').choices(FORMATS).default('table' as const);

export type NotationFormat = Format | 'notation';

/** For commands that know every card of a coup, and so can write a shoe down. */
export const notationFormatOption = () =>
  new Option('-f, --format <format>', 'how to print it')
    .choices([...FORMATS, 'notation'] as const)
    .default('table' as const);
