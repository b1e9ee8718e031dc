// Authenticates the operator's calls: Standard Webhooks 1.0 with a key of the brand, at most five minutes old. A call that changes
// something is accepted once per `webhook-id`, which stops replays.
import { fieldOf } from '@punto/engine/object-keys';
import {
  beginSignatureCheck,
  type PieceSignature,
  SIGNATURE_FAULT_TEXTS,
  type SignatureFault,
  signatureFault,
} from '@punto/operator/signature/standard-webhooks';
import type { Challenges } from '@punto/store/challenge-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'secure-json-parse';
import type { Brand, Brands } from '../brands/brand.ts';
import { Problem } from '../http/problem.ts';
import type { Clock } from '../time/clock.ts';

/** Longer than a signature is valid, before and after now. */
const REMEMBERED_MS = 11 * 60_000;

export type SignedRequestParts = {
  readonly brands: Brands;
  readonly clock: Pick<Clock, 'now'>;
  /** Stores the ids of calls for all nodes. */
  readonly challenges: Pick<Challenges, 'add'>;
};

export type SignedRequests = {
  /** Returns the brand in the path, whose key signed the request. Throws `not-signed-in`. */
  readonly brandOf: (request: FastifyRequest) => Brand;
  /**
   * Begins the check of a body that is read in pieces. Throws `not-signed-in` when the headers show already that the call is not signed.
   */
  readonly begin: (request: FastifyRequest) => PieceSignature;
  /** As `brandOf`, for a call that changes something: throws `conflict` when its `webhook-id` was used before. */
  readonly once: (request: FastifyRequest) => Promise<Brand>;
};

/** Adds signature checks to the plugin of operator routes: keeps raw bodies, and refuses unsigned requests before body validation. */
export const signedRequests = (app: FastifyInstance, parts: SignedRequestParts): SignedRequests => {
  const { brands, clock, challenges } = parts;
  const bodies = new WeakMap<FastifyRequest, Buffer>();
  const signers = new WeakMap<FastifyRequest, Brand>();
  const checks = new WeakMap<FastifyRequest, PieceSignature>();

  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    bodies.set(request, body);
    try {
      done(null, parse(body, null, { protoAction: 'error', constructorAction: 'error' }));
    } catch {
      done(new Problem('invalid-request', 'The body is not JSON.'));
    }
  });

  const seconds = (): number => Math.floor(clock.now() / 1000);
  const brandIn = (request: FastifyRequest): Brand | null =>
    brands.get(String(fieldOf(request.params, 'brand'))) ?? null;
  const signerOf = (request: FastifyRequest): Brand => {
    const brand = brandIn(request);
    const body = bodies.get(request) ?? Buffer.alloc(0);
    const check = checks.get(request);
    const found = check
      ? check.fault()
      : brand && signatureFault(brand.api.keys, request.headers, seconds(), body);
    // An unknown brand gets the same answer.
    if (!brand || found !== null) throw notSigned(found ?? 'no-match');
    return brand;
  };
  const begin: SignedRequests['begin'] = (request) => {
    const brand = brandIn(request);
    const check = brand ? beginSignatureCheck(brand.api.keys, request.headers, seconds()) : 'no-match';
    if (typeof check === 'string') throw notSigned(check);
    checks.set(request, check);
    return check;
  };
  app.addHook('preValidation', async (request) => {
    signers.set(request, signerOf(request));
  });

  const brandOf = (request: FastifyRequest): Brand => {
    const brand = signers.get(request);
    if (!brand) throw new Error('the route is not below signed requests');
    return brand;
  };
  return {
    ...{ brandOf, begin },
    once: async (request) => {
      const brand = brandOf(request);
      const id = String(request.headers['webhook-id']);
      const isNew = await challenges.add({
        id: `call ${brand.id} ${id}`,
        purpose: 'operator-call',
        boundTo: brand.id,
        expiresAt: clock.now() + REMEMBERED_MS,
        body: '',
      });
      if (!isNew)
        throw new Problem('conflict', `The webhook-id ${id} was used before: give each call a new one.`);
      return brand;
    },
  };
};

const notSigned = (fault: SignatureFault): Problem =>
  new Problem('not-signed-in', `The call is not signed: ${SIGNATURE_FAULT_TEXTS[fault]}.`);
