// Prints which tests took longest, where to look when the run has become slow, and which had to press Confirm twice, where
// to look when a press is lost.
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { CONFIRMED_AGAIN } from './confirmed-again.ts';

const SHOWN = 20;

export default class SlowestReporter implements Reporter {
  readonly #times: { readonly title: string; readonly ms: number }[] = [];
  readonly #confirmedAgain: string[] = [];

  onTestEnd(test: TestCase, { duration, annotations }: TestResult): void {
    const title = test.titlePath().slice(2).join(' › ');
    this.#times.push({ title, ms: duration });
    for (const { type, description } of annotations)
      if (type === CONFIRMED_AGAIN)
        this.#confirmedAgain.push(`${title}: ${description || 'nothing was shown'}`);
  }

  onEnd(): void {
    const sum = this.#times.reduce((total, { ms }) => total + ms, 0);
    const slowest = this.#times.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
    console.log(`\nThe slowest of ${this.#times.length} tests, which took ${seconds(sum)} s together:`);
    for (const { title, ms } of slowest) console.log(`${seconds(ms).padStart(8)} s  ${title}`);
    for (const each of this.#confirmedAgain) console.log(`${CONFIRMED_AGAIN}: ${each}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
