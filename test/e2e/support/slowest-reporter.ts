// Prints which tests took longest, where to look when the run has become slow.
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const SHOWN = 20;

export default class SlowestReporter implements Reporter {
  readonly #times: { readonly title: string; readonly ms: number }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#times.push({ title: test.titlePath().slice(2).join(' › '), ms: duration });
  }

  onEnd(): void {
    const sum = this.#times.reduce((total, { ms }) => total + ms, 0);
    const slowest = this.#times.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
    console.log(`\nThe slowest of ${this.#times.length} tests, which took ${seconds(sum)} s together:`);
    for (const { title, ms } of slowest) console.log(`${seconds(ms).padStart(8)} s  ${title}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
