import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import type { SpanId } from '../trace/traceparent.ts';
import type { Tracing } from '../trace/tracing.ts';
import { createLog } from './log.ts';

/** The lines that a log with the same options writes. */
const written = (
  write: (log: ReturnType<typeof createLog>) => void,
  tracing: Pick<Tracing, 'active'> | null = null,
): readonly Record<string, unknown>[] => {
  const lines: string[] = [];
  const to = new Writable({
    write: (chunk, _, done) => {
      lines.push(...String(chunk).trim().split('\n'));
      done();
    },
  });
  const log = createLog('info', false, to, tracing);
  write(log);
  return lines.map((line) => JSON.parse(line));
};

it('writes JSON lines with time and level as text', () => {
  const [line, ...more] = written((log) => {
    log.info({ table: 'velvet', shoe: 2, round: 31 }, 'round settled');
    log.debug('not wanted');
  });
  expect(more).toEqual([]);
  expect(line).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    pid: process.pid,
    table: 'velvet',
    shoe: 2,
    round: 31,
    msg: 'round settled',
  });
});

it.each(['cookie', 'set-cookie', 'authorization', 'token', 'password', 'code', 'secret', 'shoeKey'])(
  'redacts %s, wherever it is passed',
  (name) => {
    const lines = written((log) => {
      log.info({ [name]: 'opens it' });
      log.info({ body: { [name]: 'opens it' } });
      log.info({ req: { headers: { [name]: 'opens it' } } });
    });
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toContain('opens it');
  },
);

it('names the active span beside the request', () => {
  let active: SpanId | null = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 };
  const lines = written(
    (log) => {
      log.child({ reqId: 'req-1' }).info('within');
      active = null;
      log.info('outside');
    },
    { active: () => active },
  );
  expect(lines[0]).toMatchObject({ reqId: 'req-1', trace_id: 'a'.repeat(32), span_id: 'b'.repeat(16) });
  expect(lines[1]).not.toHaveProperty('trace_id');
});

it('keeps the stack and the code of an error', () => {
  const err = Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
  const [line] = written((log) => log.error({ err }, 'a write failed'));
  const stack = expect.stringContaining('log.test');
  expect(line).toMatchObject({ err: { message: 'the disk is full', code: 'ENOSPC', stack } });
});
