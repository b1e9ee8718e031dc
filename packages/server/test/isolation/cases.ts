// A request for every route of patrons and operators, which names a patron of another brand where a request can name one.
import type { PatronId } from '@punto/table/ids';
import { personOf, sessionOf } from '../support/three-brands.ts';

export type Case = {
  readonly body?: (other: PatronId) => object;
  /** The body as a file. */
  readonly csv?: (other: PatronId) => string;
  readonly query?: string;
  /** Changes what later requests need: made last. */
  readonly ends?: true;
};
export const READ: Case = {};
const NO_BODY: Case = {};
const passkey = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} };

/** Every route of the API for patrons and visitors, with a body that names another brand's patron where one can be named. */
export const PATRON_CASES: Readonly<Record<string, Case>> = {
  'POST /api/session': NO_BODY,
  'DELETE /api/session': { ends: true },
  'GET /api/me': READ,
  'POST /api/top-up': { body: (other) => ({ request: `grant-${sessionOf(other).slice(0, 8)}` }) },
  'POST /api/launch': { body: () => ({ token: 'A'.repeat(43), brand: 'nippon' }) },
  'GET /api/ways': READ,
  'POST /api/session/invitation': { body: () => ({ code: 'x' }) },
  'POST /api/sign-in/options': NO_BODY,
  'POST /api/sign-in': {
    body: (other) => ({
      credential: {
        ...passkey,
        response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x', userHandle: other },
      },
    }),
  },
  'POST /api/sign-in/recovery-code': { body: () => ({ code: 'x' }) },
  'POST /api/sign-out': { ends: true },
  'GET /api/me/identity': READ,
  'POST /api/me/proof/options': NO_BODY,
  'POST /api/me/proof': { body: () => ({ code: 'x' }) },
  'POST /api/me/passkeys/options': NO_BODY,
  'POST /api/me/passkeys': {
    body: () => ({ credential: { ...passkey, response: { clientDataJSON: 'x', attestationObject: 'x' } } }),
  },
  'PATCH /api/me/passkeys/:id': { body: () => ({ name: 'Phone' }) },
  'DELETE /api/me/passkeys/:id': NO_BODY,
  'POST /api/me/recovery-codes': NO_BODY,
  'DELETE /api/me/sessions/:id': NO_BODY,
  'DELETE /api/me/sessions': { ends: true },
  'GET /api/me/export': READ,
  'POST /api/me/erase': { ends: true },
  'GET /api/me/name': READ,
  'PUT /api/me/name': { body: () => ({ name: 'Zora Q', shown: true }) },
  'GET /api/protection': READ,
  'POST /api/protection': { body: () => ({ zone: 'Europe/Paris', change: { change: 'answer-prompt' } }) },
  'GET /api/tables': READ,
  'GET /api/tables/:table': READ,
  'GET /api/tables/:table/shoes': READ,
  'GET /api/tables/:table/shoes/:shoe': READ,
  'GET /api/tables/:table/shoes/:shoe/opened': READ,
  'GET /api/tables/:table/shoes/:shoe/rounds/:round/opened': READ,
  'GET /api/bets/:hash': READ,
  'GET /api/records': READ,
  'GET /api/records/figures': { query: '?from=1970-01-01&to=2100-01-01' },
  'GET /api/records/export': { query: '?format=csv' },
  'GET /api/statement': READ,
  'GET /api/notices': READ,
  'POST /api/notices/seen': { body: () => ({ until: 1 }) },
  'GET /health/live': READ,
  'GET /health/ready': READ,
};

/** Every signed call of an operator; bodies name a patron of another brand. */
export const OPERATOR_CASES: Readonly<Record<string, Case>> = {
  'POST launches': {
    body: (other) => ({ launch: 'word', patron: personOf(other), currency: other.split('.')[1] ?? 'EUR' }),
  },
  'GET tables': READ,
  'GET rounds': READ,
  'GET rounds/:table/:shoe/:round': READ,
  'GET rounds/:table/:shoe/:round/page': READ,
  'POST sessions/end': {
    body: (other) => ({ patron: personOf(other), currency: other.split('.')[1] ?? 'EUR' }),
  },
  'GET days': { query: '?from=1970-01-01&to=1970-01-02' },
  'POST reconciliations': {
    csv: (other) => `transaction,currency,amount,state,at\ndebit:${sessionOf(other)},EUR,1,done,1\n`,
    query: '?day=1970-01-01',
  },
  'GET transactions': READ,
  'GET webhooks': READ,
  'POST webhooks/retry': { body: () => ({ numbers: [1, 2, 3] }) },
  'GET pages/:table/:shoe/:round/:until/:signature': READ,
};
export const OPERATOR = '/api/operator/v1/:brand/';
