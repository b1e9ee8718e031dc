// Parses the text format of Prometheus for tests: one value by its name and labels as written.

export type Figures = ReadonlyMap<string, number>;

/** Throws on a line that is neither a value nor a comment. */
export const readMetrics = (text: string): Figures =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [, name, value] = /^([a-z0-9_]+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
        if (name === undefined || value === undefined) throw new Error(`no figure: ${line}`);
        return [name, Number(value)];
      }),
  );

/** Names without their labels. */
export const namesOf = (figures: Figures): ReadonlySet<string> =>
  new Set([...figures.keys()].map((name) => name.replace(/\{.*/, '')));
