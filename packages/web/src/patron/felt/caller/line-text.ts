// The words of a line, for the cloth, the log of a screen reader and the voice alike.
import type { TableView } from '@punto/protocol/message';
import type { CallerLine, LineId } from './line.ts';

export type CallerLines = {
  /** BCP 47; the voice is chosen for it. */
  readonly language: string;
  /** Zero to nine. */
  readonly numbers: readonly string[];
  readonly lines: Readonly<Record<LineId, string>>;
};

type Labels = TableView['setup']['labels'];

export const lineText = ({ id, points, over }: CallerLine, labels: Labels, words: CallerLines): string => {
  const number = (value: number | undefined) => (value === undefined ? undefined : words.numbers[value]);
  const values: Readonly<Record<string, string | undefined>> = {
    ...labels,
    points: number(points),
    over: number(over),
  };
  return words.lines[id].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
};
