// Gets a shared deployment from the global setup, which starts it at the first request.
import type { Starts } from './global-setup.ts';
import { SHARED_ADDRESS } from './started.ts';

/** Timeout of a fixture that starts a deployment, separate from the timeout of the test. */
export const START_MS = 120_000;

export const shared = async <Name extends keyof Starts>(
  name: Name,
): Promise<Awaited<ReturnType<Starts[Name]>>['address']> => {
  const answer = await fetch(`${process.env[SHARED_ADDRESS]}/${name}`);
  if (!answer.ok) throw new Error(`${name} did not start: ${await answer.text()}`);
  return (await answer.json()) as Awaited<ReturnType<Starts[Name]>>['address'];
};
