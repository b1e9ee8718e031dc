// A fault in a file that a house writes: its position, in the format of compilers so that editors can jump to it, and what
// to change. [V]

/** Path to a value inside a file, from its root. */
export type FieldPath = readonly (string | number)[];

export type FileFault = {
  readonly file: string;
  /** From 1; both 0 for a fault of the whole file or folder. */
  readonly line: number;
  readonly column: number;
  /** For example `offers[3].minMinor`; empty for the whole file. */
  readonly path: string;
  readonly says: string;
};

/** For example `rooms/squeeze.json:4:16: tables[0].name: must be …` */
export const faultLine = ({ file, line, column, path, says }: FileFault): string =>
  [line === 0 ? file : `${file}:${line}:${column}`, path, says].filter((part) => part !== '').join(': ');

export const inOrder = (faults: readonly FileFault[]): readonly FileFault[] =>
  [...faults].sort((a, b) => byText(a.file, b.file) || a.line - b.line || a.column - b.column);

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Turns `['offers', 3, 'minMinor']` into `offers[3].minMinor`. */
export const writtenWay = (way: FieldPath): string =>
  way.reduce<string>((written, step) => {
    if (typeof step === 'number') return `${written}[${step}]`;
    return written === '' ? step : `${written}.${step}`;
  }, '');

/** Turns `offers[3].minMinor` into `['offers', 3, 'minMinor']`. */
export const parseFieldPath = (written: string): FieldPath =>
  [...written.matchAll(/[^.[\]]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step));

export const leadsInto = (way: FieldPath, into: FieldPath): boolean =>
  way.every((step, i) => step === into[i]);
