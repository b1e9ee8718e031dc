// Families of figures that are read when they are asked for. One that cannot be read is left out and complained of:
// better none than one that was true a while ago, and the others are told all the same.
import { Counter, Gauge, type Registry } from 'prom-client';

export type Tell = (value: number, ...labels: readonly string[]) => void;
type Read = (tell: Tell) => void | Promise<void>;
/** Names of labels; `read` tells a value with a value for each. */
type Family = (name: string, help: string, labels: readonly string[], read: Read) => void;

export type Families = {
  /** It only grows; its name ends in `_total`. */
  readonly counter: Family;
  readonly gauge: Family;
};

export const createFamilies = (
  registry: Registry,
  onFault: (family: string, fault: unknown) => void,
): Families => {
  const readAll = async (name: string, read: Read) => {
    const told: { readonly value: number; readonly labels: readonly string[] }[] = [];
    try {
      await read((value, ...labels) => told.push({ value, labels }));
      return told;
    } catch (fault) {
      onFault(name, fault);
      return [];
    }
  };
  /** Resetting one without labels makes it 0, and 0 is a figure too. */
  const clear = (family: Counter | Gauge, labels: readonly string[]): void => {
    family.reset();
    if (labels.length === 0) family.remove();
  };
  return {
    counter: (name, help, labelNames, read) => {
      new Counter({
        ...{ name, help, labelNames, registers: [registry] },
        async collect() {
          const told = await readAll(name, read);
          clear(this, labelNames);
          for (const { value, labels } of told) this.labels(...labels).inc(value);
        },
      });
    },
    gauge: (name, help, labelNames, read) => {
      new Gauge({
        ...{ name, help, labelNames, registers: [registry] },
        async collect() {
          const told = await readAll(name, read);
          clear(this, labelNames);
          for (const { value, labels } of told) this.labels(...labels).set(value);
        },
      });
    },
  };
};
