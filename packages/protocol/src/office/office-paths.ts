// Paths of the operator's calls to Punto, below the brand.
const ROOT = '/api/operator/v1/:brand';

export const OFFICE_PATHS = {
  tables: `${ROOT}/tables`,
  rounds: `${ROOT}/rounds`,
  round: `${ROOT}/rounds/:table/:shoe/:round`,
  pageAddress: `${ROOT}/rounds/:table/:shoe/:round/page`,
  /** The round page: the signature is in the URL, not in headers. */
  page: `${ROOT}/pages/:table/:shoe/:round/:until/:signature`,
  endSessions: `${ROOT}/sessions/end`,
  transactions: `${ROOT}/transactions`,
  days: `${ROOT}/days`,
  reconcile: `${ROOT}/reconciliations`,
  webhooks: `${ROOT}/webhooks`,
  retry: `${ROOT}/webhooks/retry`,
} as const;
