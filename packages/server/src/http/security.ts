// Security headers: scripts, styles and connections from this origin only, no framing, no MIME sniffing. Nothing inline.
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AddressLimiter } from './address-limiter.ts';
import { ambiguityOf } from './ambiguous-request.ts';
import { isOwnOrigin } from './origin.ts';
import { Problem } from './problem.ts';
import { tokenOf } from './session-cookie.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browser features that no page here uses. */
const UNUSED = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const hasSession = ({ headers }: FastifyRequest): boolean => tokenOf(headers.cookie) !== undefined;

export const secure = async (
  app: FastifyInstance,
  origins: readonly string[],
  addressLimiter: Pick<AddressLimiter, 'mayAsk'>,
  /** Some cookies of sessions are sent from frames of other sites. */
  embedded = false,
): Promise<void> => {
  const https = origins.length > 0 && origins.every((origin) => origin.startsWith('https:'));
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src-attr': ["'none'"],
        'img-src': ["'self'", 'data:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(https ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', UNUSED);
    const fault = ambiguityOf(request.raw);
    if (fault !== null) throw new Problem('invalid-request', fault);
    if (!addressLimiter.mayAsk(request.raw)) throw new Problem('too-frequent');
    if (!READING.has(request.method) && !isOwnOrigin(request.headers, origins))
      throw new Problem('wrong-origin');
    // A cookie that other sites can send is no sign of a program: then the origin must be named.
    if (embedded && !READING.has(request.method) && hasSession(request) && !request.headers.origin)
      throw new Problem('wrong-origin');
  });
};
