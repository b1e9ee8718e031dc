// Parses and formats the `traceparent` of W3C Trace Context. The parser accepts later versions too and ignores fields after the
// flags. An invalid value does not fail its request: a new trace begins, as the standard asks.

/** The identity of a span, here or in another process. */
export type SpanId = {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** The lowest bit: sampled. */
  readonly traceFlags: number;
};

const FORM = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const ZEROES = /^0+$/;
/** The flags that the standard defines: sampled, random trace id. The parser drops all others. */
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
