import { describe, expect, it, vi } from 'vitest';
import { collectInMainThread } from './collector-threads.ts';

const started = (...execArgv: string[]) => ({
  execPath: '/bin/node',
  execArgv,
  argv: ['/bin/node', 'main.ts', 'serve'],
  env: { PORT: '0' },
  execve: vi.fn<NonNullable<NodeJS.Process['execve']>>(),
});

describe('collecting garbage in the main thread', () => {
  it('on one processor, runs the program again with the option, its arguments and its environment', () => {
    const one = started('--disable-warning=ExperimentalWarning');
    collectInMainThread(one, 1);
    expect(one.execve).toHaveBeenCalledExactlyOnceWith(
      '/bin/node',
      ['/bin/node', '--single-threaded-gc', '--disable-warning=ExperimentalWarning', 'main.ts', 'serve'],
      { PORT: '0' },
    );
  });

  it('does nothing on two processors, and when the option is there', () => {
    const [two, again] = [started(), started('--single-threaded-gc')];
    collectInMainThread(two, 2);
    collectInMainThread(again, 1);
    expect(two.execve).not.toHaveBeenCalled();
    expect(again.execve).not.toHaveBeenCalled();
  });
});
