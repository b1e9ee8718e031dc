import { describe, expect, it } from 'vitest';
import { openFileLimit, readProcess } from './process-meter.ts';

describe.runIf(process.platform === 'linux')('what a process has used', () => {
  it('grows with the work it does', () => {
    const before = readProcess(process.pid);
    const start = process.cpuUsage();
    let sum = 0;
    for (let i = 0; i < 3e7; i += 1) sum += i % 7;
    const { user, system } = process.cpuUsage(start);
    const after = readProcess(process.pid);
    expect(sum).toBeGreaterThan(0);
    // The kernel adds to it at its own ticks.
    const used = (after?.processorMs ?? 0) - (before?.processorMs ?? 0);
    expect(Math.abs(used - (user + system) / 1000)).toBeLessThan(25);
  });

  it('is the memory that Node itself tells', () => {
    const bytes = readProcess(process.pid)?.bytes ?? 0;
    expect(bytes / process.memoryUsage.rss()).toBeCloseTo(1, 1);
  });

  it('is nothing for a process that is not there', () => {
    expect(readProcess(2 ** 30)).toBeNull();
  });

  it('has a number of files it may open', () => {
    expect(openFileLimit()).toBeGreaterThan(100);
  });
});
