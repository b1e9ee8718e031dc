import { describe, expect, it, vi } from 'vitest';
import { markInMainThread } from './marking-threads.ts';

const started = (connected: boolean, ...execArgv: string[]) => ({
  execPath: '/bin/node',
  execArgv,
  argv: ['/bin/node', 'main.ts', 'serve'],
  env: { PORT: '0' },
  connected,
  execve: vi.fn<NonNullable<NodeJS.Process['execve']>>(),
});

describe('marking garbage in the main thread', () => {
  it('on one processor, runs the program again with the option, its arguments and its environment', () => {
    const one = started(false, '--disable-warning=ExperimentalWarning');
    markInMainThread(one, 1);
    expect(one.execve).toHaveBeenCalledExactlyOnceWith(
      '/bin/node',
      ['/bin/node', '--no-concurrent-marking', '--disable-warning=ExperimentalWarning', 'main.ts', 'serve'],
      { PORT: '0' },
    );
  });

  it('does nothing on two processors, when the option is there, and with a channel to the parent process', () => {
    const two = started(false);
    const again = started(false, '--no-concurrent-marking');
    const child = started(true);
    markInMainThread(two, 2);
    markInMainThread(again, 1);
    markInMainThread(child, 1);
    for (const { execve } of [two, again, child]) expect(execve).not.toHaveBeenCalled();
  });
});
