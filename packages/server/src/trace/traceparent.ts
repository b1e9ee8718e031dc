// The `traceparent` of W3C Trace Context, read and written. Read by the rule for later versions too: what follows the
// flags is ignored. An invalid one is no fault of the request it came with; a new trace begins then, as the standard asks.

/** The identity of a span, here or in another process. */
export type SpanId = {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** The lowest bit: it is recorded. */
  readonly traceFlags: number;
};

const FORM = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const ZEROES = /^0+$/;
/** Sampled, and that the trace id is random: the flags that the standard defines. Others are not passed on. */
const KNOWN_FLAGS = 0b11;

/** `null`: invalid. */
export const parseTraceparent = (text: string): (SpanId & { readonly isRemote: true }) | null => {
  const [, version, traceId = '', spanId = '', flags = '', more] = FORM.exec(text) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (ZEROES.test(traceId) || ZEROES.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & KNOWN_FLAGS, isRemote: true };
};

export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanId): string =>
  `00-${traceId}-${spanId}-0${traceFlags & KNOWN_FLAGS}`;
