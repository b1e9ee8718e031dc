// Splits messages that are too long for the wire into parts; the receiver puts all of them together or none. Of a long
// answer only the first part is sent, and the requester requests the others.
import { instant } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';
import type { Wire, WireAnswer, WireReceive } from './wire.ts';
import { Garbage } from './wire-schemas.ts';

export type MessagePartsLimits = {
  /** How long pieces are kept for the others to arrive, or to be fetched. */
  readonly keptMs: number;
  /** Most incomplete messages; the oldest is dropped first. */
  readonly incomplete: number;
};

const LIMITS: MessagePartsLimits = { keptMs: 10_000, incomplete: 64 };

/** Marks a piece; a whole message is a JSON object. */
const MARK = '#';
const HEAD = /^#([^ ]{1,220}) (\d{1,6}) (\d{1,6})\n/;
/** Most bytes of the header line of a piece. */
const HEAD_BYTES = 256;
/** Most bytes of a UTF-16 unit in UTF-8. */
const BYTES_A_UNIT = 3;

type Parts = { readonly texts: (string | undefined)[]; missing: number; readonly forget: () => void };

export type MessagePartsOptions = {
  readonly wire: Wire;
  /** Identifies this node's pieces. */
  readonly node: string;
  readonly clock: Clock;
  readonly onFault: (fault: unknown) => void;
  readonly limits?: MessagePartsLimits;
};

export const withMessageParts = ({
  wire,
  node,
  clock,
  onFault,
  limits = LIMITS,
}: MessagePartsOptions): Wire => {
  const incomplete = new Map<string, Parts>();
  const kept = new Map<string, readonly string[]>();
  let cuts = 0;

  const later = (call: () => void): (() => void) => clock.wake(instant(clock.now() + limits.keptMs), call);

  const isShort = (body: string): boolean =>
    body.length * BYTES_A_UNIT <= wire.mostBytes || Buffer.byteLength(body) <= wire.mostBytes;

  const cutUp = (body: string): { readonly key: string; readonly pieces: readonly string[] } => {
    cuts += 1;
    const key = `${encodeURIComponent(node)}.${cuts}`;
    const texts = slices(body, Math.floor((wire.mostBytes - HEAD_BYTES) / BYTES_A_UNIT));
    return { key, pieces: texts.map((text, at) => `${MARK}${key} ${at} ${texts.length}\n${text}`) };
  };

  const partsOf = (key: string, count: number): Parts => {
    const known = incomplete.get(key);
    if (known) return known;
    const [oldest] = incomplete.keys();
    if (oldest !== undefined && incomplete.size >= limits.incomplete) drop(oldest);
    const parts = { texts: new Array(count), missing: count, forget: later(() => drop(key)) };
    incomplete.set(key, parts);
    return parts;
  };

  const drop = (key: string): void => {
    incomplete.get(key)?.forget();
    incomplete.delete(key);
  };

  /** The message, if this was the last missing piece. */
  const joined = (body: string): string | null => {
    const { key, at, count, text } = readPiece(body);
    const parts = partsOf(key, count);
    if (at >= parts.texts.length || parts.texts[at] !== undefined) return null;
    parts.texts[at] = text;
    parts.missing -= 1;
    if (parts.missing > 0) return null;
    drop(key);
    return parts.texts.join('');
  };

  /** The message itself, or its first piece, while the others wait to be fetched. */
  const headOf = (body: string): string => {
    if (isShort(body)) return body;
    const { key, pieces } = cutUp(body);
    kept.set(key, pieces);
    later(() => kept.delete(key));
    return pieces[0] ?? '';
  };

  /** `null`: a piece was lost. */
  const fetched = async (head: string, withinMs: number): Promise<string | null> => {
    if (!head.startsWith(MARK)) return head;
    const until = clock.now() + withinMs;
    const { key, count, text } = readPiece(head);
    const holder = decodeURIComponent(key.slice(0, key.lastIndexOf('.')));
    let whole = text;
    for (let at = 1; at < count; at += 1) {
      const left = until - clock.now();
      if (left <= 0) return null;
      const next = await wire.request(`piece/${holder}`, `${MARK}${key} ${at} ${count}\n`, left);
      if (next.type !== 'answer') return null;
      whole += readPiece(next.body).text;
    }
    return whole;
  };

  const request = async (subject: string, body: string, withinMs: number): Promise<WireAnswer> => {
    const until = clock.now() + withinMs;
    const got = await wire.request(subject, headOf(body), withinMs);
    if (got.type !== 'answer') return got;
    const whole = await fetched(got.body, until - clock.now());
    // The request was carried out; only its answer is lost.
    return whole === null ? { type: 'late' } : { type: 'answer', body: whole };
  };

  const receiveRequest = async (
    body: string,
    receive: WireReceive,
    reply: (body: string) => void,
  ): Promise<void> => {
    const whole = await fetched(body, limits.keptMs);
    if (whole !== null) receive(whole, (text) => reply(headOf(text)));
  };

  const receiveNews = (body: string, receive: WireReceive): void => {
    const whole = body.startsWith(MARK) ? joined(body) : body;
    if (whole !== null) receive(whole, null);
  };

  const release = wire.subscribe(`piece/${node}`, (body, reply) => {
    const wanted = HEAD.exec(body);
    const piece = kept.get(wanted?.[1] ?? '')?.[Number(wanted?.[2])];
    if (piece !== undefined) reply?.(piece);
  });

  return {
    ...wire,
    mostBytes: Number.POSITIVE_INFINITY,
    connected: wire.connected,
    publish: (subject, body) => {
      if (isShort(body)) wire.publish(subject, body);
      else for (const piece of cutUp(body).pieces) wire.publish(subject, piece);
    },
    request,
    subscribe: (subject, receive: WireReceive) =>
      wire.subscribe(subject, (body, reply) => {
        try {
          if (reply && body.startsWith(MARK)) receiveRequest(body, receive, reply).catch(onFault);
          else if (reply) receive(body, (text) => reply(headOf(text)));
          else receiveNews(body, receive);
        } catch (fault) {
          onFault(fault);
        }
      }),
    close: async () => {
      release();
      for (const key of [...incomplete.keys()]) drop(key);
      await wire.close();
    },
  };
};

const readPiece = (body: string) => {
  const head = HEAD.exec(body);
  const [at, count] = [Number(head?.[2]), Number(head?.[3])];
  if (head === null || at >= count) throw new Garbage(body);
  return { key: head[1] ?? '', at, count, text: body.slice(head[0].length) };
};

/** Never splits a surrogate pair. */
const slices = (text: string, most: number): string[] => {
  const found: string[] = [];
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + most, text.length);
    if (to < text.length && /[\uD800-\uDBFF]/.test(text[to - 1] ?? '')) to -= 1;
    found.push(text.slice(from, to));
    from = to;
  }
  return found;
};
