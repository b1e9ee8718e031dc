// The served process. It says where it is open, closes on a signal, and ends with code 1 and what to change
// when it cannot start for a reason that can be mended; anything else keeps its stack.
import { type Config, readConfig } from './config.ts';
import { openRooms } from './rooms/room-folder.ts';
import { serve } from './serve.ts';
import { startFailureText } from './start-failure.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const main = async (): Promise<void> => {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    const { address, stop } = await serve(config, openRooms(config.roomsFolder));
    console.log(`Punto is open at ${address}`);
    onSignal(stop);
  } catch (failure) {
    console.error(startFailureText(failure, config) ?? failure);
    process.exitCode = 1;
  }
};

/** Once: a signal may come twice, from the terminal and from whoever started us. */
const onSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  const end = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, end);
};

await main();
