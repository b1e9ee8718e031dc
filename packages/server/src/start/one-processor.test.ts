import { describe, expect, it, vi } from 'vitest';
import { startForOneProcessor } from './one-processor.ts';

const OPTIONS = ['--single-threaded-gc', '--no-incremental-marking', '--heap-growing-percent=200'];

const started = (connected: boolean, ...execArgv: string[]) => ({
  execPath: '/bin/node',
  execArgv,
  argv: ['/bin/node', 'main.ts', 'serve'],
  env: { PORT: '0' },
  connected,
  execve: vi.fn<NonNullable<NodeJS.Process['execve']>>(),
});

describe('starting the server for one processor', () => {
  it('runs the program again with the options of the collector, its own options, its arguments and its environment', () => {
    const one = started(false, '--heap-growing-percent=50');
    startForOneProcessor(one, 1);
    // Of an option that is given twice V8 takes the last.
    expect(one.execve).toHaveBeenCalledExactlyOnceWith(
      '/bin/node',
      ['/bin/node', ...OPTIONS, '--heap-growing-percent=50', 'main.ts', 'serve'],
      { PORT: '0' },
    );
  });

  it('runs the program again when a part of the options is there', () => {
    const one = started(false, '--single-threaded-gc');
    startForOneProcessor(one, 1);
    expect(one.execve).toHaveBeenCalledOnce();
  });

  it('does nothing on two processors, when the options are there, and with a channel to the parent process', () => {
    const two = started(false);
    const again = started(false, ...OPTIONS);
    const child = started(true);
    startForOneProcessor(two, 2);
    startForOneProcessor(again, 1);
    startForOneProcessor(child, 1);
    for (const { execve } of [two, again, child]) expect(execve).not.toHaveBeenCalled();
  });
});
