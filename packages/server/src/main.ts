// The served process. It says where it is open, closes on a signal, and ends with code 1 and what to change
// when it cannot start for a reason that can be mended; anything else keeps its stack. Whoever asks a second time to
// have it stopped is in a hurry: it ends there and then, which loses nothing that was told either.
import { constants } from 'node:os';
import { type Config, readConfig } from './config.ts';
import type { FirstManager } from './identity/people.ts';
import { openRooms } from './rooms/room-folder.ts';
import { serve } from './serve.ts';
import { startFailureText } from './start-failure.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** One wish may come as two signals: from the terminal, and from whoever started us. */
const ONE_WISH_MS = 300;
const STOP_WITHIN_MS = 10_000;

const main = async (): Promise<void> => {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    const { address, firstManager, stop } = await serve(config, openRooms(config.roomsFolder));
    onSignal(stop);
    // At once, so that nobody who stops us at the first line loses the second.
    const open = `Punto is open at ${address}`;
    console.log(firstManager === null ? open : `${open}\n${firstManagerText(address, firstManager)}`);
  } catch (failure) {
    console.error(startFailureText(failure, config) ?? failure);
    process.exitCode = 1;
  }
};

/** Shown by the first start alone, and kept nowhere: `punto floor reset-manager` makes another. */
const firstManagerText = (address: string, { name, password }: FirstManager): string =>
  `The floor is at ${address}/floor: sign in as ${name} with ${password}, shown this once.`;

const onSignal = (stop: () => Promise<void>): void => {
  let askedAt: number | null = null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const now = performance.now();
    if (askedAt !== null) {
      if (now - askedAt > ONE_WISH_MS) process.exit(128 + constants.signals[signal]);
      return;
    }
    askedAt = now;
    setTimeout(() => giveUp(), STOP_WITHIN_MS);
    await stop();
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, end);
};

const giveUp = (): never => {
  console.error(
    `Punto did not stop within ${STOP_WITHIN_MS / 1000} seconds and was ended. Nothing that was told is lost.`,
  );
  process.exit(1);
};

await main();
