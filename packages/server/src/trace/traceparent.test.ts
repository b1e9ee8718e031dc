import { describe, expect, it } from 'vitest';
import { parseTraceparent, traceparentOf } from './traceparent.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const of = (version: string, flags: string): string => `${version}-${TRACE}-${SPAN}-${flags}`;

describe('a traceparent', () => {
  it('is read and written', () => {
    const sampled = { traceId: TRACE, spanId: SPAN, traceFlags: 1, isRemote: true };
    expect(parseTraceparent(of('00', '01'))).toEqual(sampled);
    expect(traceparentOf(sampled)).toBe(of('00', '01'));
    expect(traceparentOf({ ...sampled, traceFlags: 0 })).toBe(of('00', '00'));
  });

  it('of a later version is parsed by the fields of version 00', () => {
    expect(parseTraceparent(of('01', '01'))?.traceId).toBe(TRACE);
    expect(parseTraceparent(`${of('cc', '01')}-what-comes`)?.spanId).toBe(SPAN);
  });

  it('keeps the flags that the standard defines, and drops all others', () => {
    expect(parseTraceparent(of('00', 'ff'))?.traceFlags).toBe(3);
    expect(traceparentOf({ traceId: TRACE, spanId: SPAN, traceFlags: 0xff })).toBe(of('00', '03'));
  });

  it.each([
    ['nothing', ''],
    ['another text', 'a trace'],
    ['version ff', of('ff', '01')],
    ['more after version 00', `${of('00', '01')}-more`],
    ['capital letters', of('00', '01').toUpperCase()],
    ['a trace id of zeroes', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['a span id of zeroes', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['a short trace id', `00-${TRACE.slice(1)}-${SPAN}-01`],
    ['a space in front', ` ${of('00', '01')}`],
  ])('is invalid: %s', (_what, text) => {
    expect(parseTraceparent(text)).toBeNull();
  });
});
