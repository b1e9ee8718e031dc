import { beforeEach, expect, it } from 'vitest';
import { stopOnSignals } from './stop-signals.ts';

const hear = new Map<string, (signal: NodeJS.Signals) => void>();
const codes: number[] = [];
const said: string[] = [];
let now: number;
let timeIsUp: () => void;
let stopped: PromiseWithResolvers<void>;
let stops: number;
const send = (signal: NodeJS.Signals): void => hear.get(signal)?.(signal);

beforeEach(() => {
  codes.length = said.length = stops = now = 0;
  stopped = Promise.withResolvers();
  const stop = (): Promise<void> => {
    stops += 1;
    return stopped.promise;
  };
  stopOnSignals(
    {
      on: (signal, ear) => hear.set(signal, ear),
      exit: (code) => codes.push(code),
      now: () => now,
      after: (ms, run) => {
        expect(ms).toBe(10_000);
        timeIsUp = run;
      },
      complain: (words) => said.push(words),
    },
    stop,
  );
});

it('exits with 0 once it has stopped, and not before', async () => {
  send('SIGTERM');
  await Promise.resolve();
  expect(codes).toEqual([]);
  stopped.resolve();
  await stopped.promise;
  await Promise.resolve();
  expect([codes, stops]).toEqual([[0], 1]);
});

it('takes two signals at the same moment as one, and a later one as a forced exit', () => {
  send('SIGINT');
  now = 300;
  send('SIGTERM');
  expect(codes).toEqual([]);
  now = 301;
  send('SIGINT');
  expect([codes, stops]).toEqual([[130], 1]);
});

it('ends a stop that hangs, and logs that', () => {
  send('SIGHUP');
  timeIsUp();
  expect(codes).toEqual([1]);
  expect(said).toEqual([
    'Punto did not stop within 10 seconds and was ended by force. Nothing acknowledged is lost.',
  ]);
});
