import { describe, expect, it } from 'vitest';
import { openFileLimit, readProcess } from './process-meter.ts';

describe.runIf(process.platform === 'linux')('the resources used by a process', () => {
  it('grows with the work it does', () => {
    const before = readProcess(process.pid);
    const start = process.cpuUsage();
    let sum = 0;
    for (let i = 0; i < 3e7; i += 1) sum += i % 7;
    const { user, system } = process.cpuUsage(start);
    const after = readProcess(process.pid);
    expect(sum).toBeGreaterThan(0);
    // The kernel updates it at its own ticks.
    const used = (after?.processorMs ?? 0) - (before?.processorMs ?? 0);
    expect(Math.abs(used - (user + system) / 1000)).toBeLessThan(25);
  });

  it('include the memory that Node reports', () => {
    const bytes = readProcess(process.pid)?.bytes ?? 0;
    expect(bytes / process.memoryUsage.rss()).toBeCloseTo(1, 1);
  });

  it('are null for a process that does not exist', () => {
    expect(readProcess(2 ** 30)).toBeNull();
  });

  it('include the limit of open files', () => {
    expect(openFileLimit()).toBeGreaterThan(100);
  });
});
