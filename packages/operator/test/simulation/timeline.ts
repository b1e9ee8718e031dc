// Virtual time: a heap of planned calls, ordered by their time.

export type Timeline = {
  readonly now: () => number;
  readonly at: (moment: number, run: () => void) => void;
  /** Runs the next; `false`: nothing is planned. */
  readonly step: () => boolean;
};

type Planned = { readonly moment: number; readonly order: number; readonly run: () => void };

export const createTimeline = (): Timeline => {
  const heap: Planned[] = [];
  let now = 0;
  let orders = 0;
  const before = (a: number, b: number): boolean => {
    const [left, right] = [heap[a], heap[b]];
    if (left === undefined || right === undefined) return false;
    return left.moment < right.moment || (left.moment === right.moment && left.order < right.order);
  };
  const swap = (a: number, b: number): void => {
    const [left, right] = [heap[a], heap[b]];
    if (left === undefined || right === undefined) return;
    heap[a] = right;
    heap[b] = left;
  };
  const sink = (): void => {
    for (let i = 0; ; ) {
      const least = [2 * i + 1, 2 * i + 2].reduce((best, child) => (before(child, best) ? child : best), i);
      if (least === i) return;
      swap(i, least);
      i = least;
    }
  };
  return {
    now: () => now,
    at: (moment, run) => {
      orders += 1;
      heap.push({ moment: Math.max(moment, now), order: orders, run });
      for (let i = heap.length - 1; i > 0; ) {
        const parent = (i - 1) >> 1;
        if (!before(i, parent)) break;
        swap(i, parent);
        i = parent;
      }
    },
    step: () => {
      const first = heap[0];
      if (first === undefined) return false;
      const last = heap.pop();
      if (heap.length > 0 && last !== undefined) {
        heap[0] = last;
        sink();
      }
      now = first.moment;
      first.run();
      return true;
    },
  };
};
