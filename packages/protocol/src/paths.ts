// Paths of the HTTP API; without the schemas, so that the web app does not bundle them.

export const PATHS = {
  session: '/api/session',
  me: '/api/me',
  ownName: '/api/me/name',
  topUp: '/api/top-up',
  protection: '/api/protection',
  tables: '/api/tables',
  table: '/api/tables/:table',
  bet: '/api/bets/:hash',
  shoes: '/api/tables/:table/shoes',
  shoe: '/api/tables/:table/shoes/:shoe',
  openedShoe: '/api/tables/:table/shoes/:shoe/opened',
  openedRound: '/api/tables/:table/shoes/:shoe/rounds/:round/opened',
  records: '/api/records',
  exportRecords: '/api/records/export',
  figures: '/api/records/figures',
  statement: '/api/statement',
  notices: '/api/notices',
  seenNotices: '/api/notices/seen',
  socket: '/api/socket',
  /** The socket for pages of other sites. */
  watch: '/api/watch',
  live: '/health/live',
  ready: '/health/ready',
  docs: '/docs',
  /** The AsyncAPI document of the sockets. */
  socketDocument: '/docs/asyncapi.json',
  apiPage: '/docs/api',
  openapi: '/docs/json',
  openapiYaml: '/docs/yaml',
} as const;
