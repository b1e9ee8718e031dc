// A mistake in a room file: where it is, as compilers tell it so that an editor finds the place, and what to
// change. [V]

/** The way to a value inside a file, from its root. */
export type FieldPath = readonly (string | number)[];

export type RoomFault = {
  readonly file: string;
  /** From 1; both are 0 where the whole file or folder is meant. */
  readonly line: number;
  readonly column: number;
  /** `offers[3].minMinor`, or empty for the whole file. */
  readonly path: string;
  readonly says: string;
};

/** `rooms/squeeze.json:4:16: tables[0].name: must be …` */
export const faultLine = ({ file, line, column, path, says }: RoomFault): string =>
  [line === 0 ? file : `${file}:${line}:${column}`, path, says].filter((part) => part !== '').join(': ');

export const inOrder = (faults: readonly RoomFault[]): readonly RoomFault[] =>
  [...faults].sort((a, b) => byText(a.file, b.file) || a.line - b.line || a.column - b.column);

export const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** `['offers', 3, 'minMinor']` as `offers[3].minMinor`. */
export const writtenWay = (way: FieldPath): string =>
  way.reduce<string>((written, step) => {
    if (typeof step === 'number') return `${written}[${step}]`;
    return written === '' ? step : `${written}.${step}`;
  }, '');

/** `offers[3].minMinor` as `['offers', 3, 'minMinor']`. */
export const readWay = (written: string): FieldPath =>
  [...written.matchAll(/[^.[\]]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step));

export const leadsInto = (way: FieldPath, into: FieldPath): boolean =>
  way.every((step, i) => step === into[i]);
