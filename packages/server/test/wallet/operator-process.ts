// The reference operator as a separate process, `punto operator` on this machine, which tests kill, pause and start again on the
// same book and port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FaultRule } from '@punto/operator/double/fault';
import {
  newWebhookKey,
  parseWebhookKey,
  type WebhookKeys,
} from '@punto/operator/signature/standard-webhooks';
import { freePort } from '@punto/store/test/support/free-port';

export type OperatorProcess = {
  readonly brand: string;
  /** SQLite file of its book. */
  readonly book: string;
  /** Key of the wallet and of the operator's calls, as text. */
  readonly key: string;
  readonly keys: WebhookKeys;
  /** Base URL of its wallet. */
  readonly wallet: string;
  readonly pid: () => number;
  /** Its faults are those of the latest `setFaults`. */
  readonly start: () => Promise<void>;
  /** Such as `{ fault: 'answer-lost', call: 'debit', share: 0.1 }`. */
  readonly setFaults: (rules: readonly FaultRule[]) => Promise<void>;
  /** SIGKILL. */
  readonly kill: () => Promise<void>;
  /** SIGSTOP: its connections stay open and nothing answers. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Sends a request with this JSON body to its control API. Throws when it is refused. */
  readonly control: (method: 'PUT' | 'POST', path: string, body: object) => Promise<void>;
};

export type OperatorOptions = { readonly brand: string; readonly folder: string };

const PUNTO = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const STARTED_WITHIN_MS = 60_000;

export const createOperatorProcess = async ({ brand, folder }: OperatorOptions): Promise<OperatorProcess> => {
  const [port, key] = [await freePort(), newWebhookKey()];
  const book = `${folder}/${brand}.db`;
  const address = `http://127.0.0.1:${port}`;
  let child: ReturnType<typeof spawn> | null = null;
  let faults: readonly FaultRule[] = [];

  // A run that throws must not leave it behind.
  process.once('exit', () => void child?.kill('SIGKILL'));

  const start = async (): Promise<void> => {
    const words = ['operator', '--port', String(port), '--book', book, '--key', key];
    const process_ = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PUNTO, ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = process_;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      const tooLong = setTimeout(
        () => reject(new Error(`punto operator did not start: ${said}`)),
        STARTED_WITHIN_MS,
      );
      for (const output of [process_.stdout, process_.stderr])
        output.on('data', (chunk: Buffer) => {
          said += chunk;
          if (!said.includes('Reference operator at')) return;
          clearTimeout(tooLong);
          resolve();
        });
      process_.once('close', (code) => {
        clearTimeout(tooLong);
        reject(new Error(`punto operator ended with ${code}: ${said}`));
      });
    });
    if (faults.length > 0) await control('PUT', 'faults', { rules: faults });
  };

  const control: OperatorProcess['control'] = async (method, path, body) => {
    const answer = await fetch(`${address}/control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };

  return {
    ...{ brand, book, key, keys: [parseWebhookKey(key)], wallet: `${address}/wallet` },
    pid: () => child?.pid ?? 0,
    start,
    kill: async () => {
      const running = child;
      child = null;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const gone = once(running, 'close');
      running.kill('SIGKILL');
      await gone;
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    setFaults: async (rules) => {
      faults = rules;
      await control('PUT', 'faults', { rules });
    },
    control,
  };
};
