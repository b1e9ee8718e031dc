// Runs the cases of the suite one after the other against a wallet.
import type { WebhookKeys } from '../signature/standard-webhooks.ts';
import { CANCEL_CASES } from './cases/cancel-cases.ts';
import { ADJUST_CASES, CREDIT_CASES } from './cases/credit-cases.ts';
import { CROWD_CASES } from './cases/crowd-cases.ts';
import { DEBIT_CASES, SESSION_CASES } from './cases/debit-cases.ts';
import { BODY_CASES, SIGNATURE_CASES } from './cases/message-cases.ts';
import { AMOUNT_CASES, LIMIT_CASES } from './cases/patron-cases.ts';
import type { CheckCase } from './check-case.ts';
import { CheckFailure, createKit } from './kit.ts';
import type { CheckSetup } from './setup.ts';
import { createWalletLink } from './wallet-link.ts';

export const CASES: readonly CheckCase[] = [
  ...SESSION_CASES,
  ...DEBIT_CASES,
  ...CANCEL_CASES,
  ...CREDIT_CASES,
  ...ADJUST_CASES,
  ...AMOUNT_CASES,
  ...LIMIT_CASES,
  ...SIGNATURE_CASES,
  ...BODY_CASES,
  ...CROWD_CASES,
];

export type CaseResult = {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly ms: number;
  readonly verdict:
    | { readonly kind: 'passed' }
    | { readonly kind: 'left-out'; readonly reason: string }
    | { readonly kind: 'failed'; readonly sent: string; readonly expected: string; readonly came: string };
};

export type SuiteResult = {
  readonly url: string;
  readonly results: readonly CaseResult[];
  /** Milliseconds of every answer, in ascending order. */
  readonly latencies: readonly number[];
};

export type SuiteOptions = {
  readonly url: string;
  readonly keys: WebhookKeys;
  readonly setup: CheckSetup;
  /** A word unique to this run. */
  readonly run: string;
  readonly cases?: readonly CheckCase[];
  readonly timeoutMs?: number;
  readonly onCase?: (result: CaseResult) => Promise<void>;
  /** Ends the run after the current case. */
  readonly stop?: AbortSignal;
};

export const runSuite = async (options: SuiteOptions): Promise<SuiteResult> => {
  const { url, keys, setup, run, cases = CASES, timeoutMs, onCase, stop } = options;
  const link = createWalletLink({ url, keys, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  const kit = createKit(link, setup, keys, run);
  const results: CaseResult[] = [];
  for (const one of cases) {
    if (stop?.aborted) break;
    const { id, title, why } = one;
    const reason = one.lacks?.({ setup, keys }) ?? null;
    const started = performance.now();
    const verdict: CaseResult['verdict'] =
      reason === null ? await verdictOf(() => one.run(kit)) : { kind: 'left-out', reason };
    const result = { id, title, why, ms: performance.now() - started, verdict };
    results.push(result);
    await onCase?.(result);
  }
  return { url, results, latencies: link.latencies.toSorted((a, b) => a - b) };
};

/** Rethrows every error except `CheckFailure`: it is a fault of the suite. */
const verdictOf = async (run: () => Promise<void>): Promise<CaseResult['verdict']> => {
  try {
    await run();
    return { kind: 'passed' };
  } catch (error) {
    if (!(error instanceof CheckFailure)) throw error;
    const { sent, expected, came } = error;
    return { kind: 'failed', sent, expected, came };
  }
};

/** The latency below which this share of the answers lies: 0.5 is the median. */
export const quantile = (latencies: readonly number[], part: number): number =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? 0;
