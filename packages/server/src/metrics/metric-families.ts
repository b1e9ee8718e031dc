// Metric families that are read when scraped. A family that cannot be read is left out and reported: no value is better
// than an old one, and the others are exposed all the same.
import { Counter, Gauge, type Registry } from 'prom-client';

export type SetValue = (value: number, ...labels: readonly string[]) => void;
type Read = (set: SetValue) => void | Promise<void>;
/** `labels`: names; `read` calls `set` with a value and the value of each label. */
type Family = (name: string, help: string, labels: readonly string[], read: Read) => void;

export type Families = {
  /** Only grows; the name ends in `_total`. */
  readonly counter: Family;
  readonly gauge: Family;
};

export const createMetricFamilies = (
  registry: Registry,
  onFault: (family: string, fault: unknown) => void,
): Families => {
  const readAll = async (name: string, read: Read) => {
    const values: { readonly value: number; readonly labels: readonly string[] }[] = [];
    try {
      await read((value, ...labels) => values.push({ value, labels }));
      return values;
    } catch (fault) {
      onFault(name, fault);
      return [];
    }
  };
  /** `reset` sets a metric without labels to 0, which would be exposed as a value, so it is removed. */
  const clear = (family: Counter | Gauge, labels: readonly string[]): void => {
    family.reset();
    if (labels.length === 0) family.remove();
  };
  return {
    counter: (name, help, labelNames, read) => {
      new Counter({
        ...{ name, help, labelNames, registers: [registry] },
        async collect() {
          const values = await readAll(name, read);
          clear(this, labelNames);
          for (const { value, labels } of values) this.labels(...labels).inc(value);
        },
      });
    },
    gauge: (name, help, labelNames, read) => {
      new Gauge({
        ...{ name, help, labelNames, registers: [registry] },
        async collect() {
          const values = await readAll(name, read);
          clear(this, labelNames);
          for (const { value, labels } of values) this.labels(...labels).set(value);
        },
      });
    },
  };
};
