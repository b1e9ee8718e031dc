// Paths of the floor's sign-in and staff routes; without the schemas, so that the console does not bundle them.

/** Header with the id of a duty request: sent again after a lost answer, it is done once. */
export const REQUEST_HEADER = 'punto-request';

/** Prefix of all floor routes. */
export const FLOOR = '/api/floor';

export const FLOOR_PATHS = {
  signIn: `${FLOOR}/sign-in`,
  signOut: `${FLOOR}/sign-out`,
  confirm: `${FLOOR}/confirm`,
  present: `${FLOOR}/present`,
  session: `${FLOOR}/session`,
  me: `${FLOOR}/me`,
  password: `${FLOOR}/me/password`,
  code: `${FLOOR}/me/code`,
  confirmCode: `${FLOOR}/me/code/confirm`,
  staff: `${FLOOR}/staff`,
  dealers: `${FLOOR}/dealers`,
  dealer: `${FLOOR}/dealers/:id`,
  oneOfStaff: `${FLOOR}/staff/:id`,
  openid: `${FLOOR}/openid`,
  openidStart: `${FLOOR}/openid/start`,
  openidConfirm: `${FLOOR}/openid/confirm`,
  openidCallback: `${FLOOR}/openid/callback`,
  socket: `${FLOOR}/socket`,
} as const;
