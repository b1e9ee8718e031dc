// Compares the rows of the list of rounds with the stream: lists and reports are read from them.
import { keysOf } from '@punto/engine/object-keys';

export type RoundRow = {
  readonly status: string;
  readonly opened_at: number;
  readonly ended_at: number | null;
  readonly player: string;
  readonly banker: string;
  readonly mark: string | null;
  readonly dealer: string;
  readonly patrons: number;
  readonly staked_minor: number;
  readonly returned_minor: number;
  readonly commission_minor: number;
  readonly first: number;
  readonly last: number | null;
  readonly corrections: string;
  readonly money: string;
};

export const roundRowFaults = (
  where: string,
  expected: RoundRow,
  row: RoundRow | null,
): readonly string[] => {
  if (!row) return [`${where} is missing from the list of rounds`];
  return keysOf(expected)
    .filter((column) => row[column] !== expected[column])
    .map(
      (column) =>
        `the list of rounds has ${JSON.stringify(row[column])} as ${column} of ${where}, by its events it is ${JSON.stringify(expected[column])}`,
    );
};
