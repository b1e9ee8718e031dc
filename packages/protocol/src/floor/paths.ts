// Where the door of the floor and its people are found. Apart from the schemas, so that the console can name a
// path without carrying them.

/** Names a duty, so that one whose answer was lost can be sent again and is done once. */
export const REQUEST_HEADER = 'punto-request';

/** Everything of the floor is below it. */
export const FLOOR = '/api/floor';

export const FLOOR_PATHS = {
  signIn: `${FLOOR}/sign-in`,
  signOut: `${FLOOR}/sign-out`,
  confirm: `${FLOOR}/confirm`,
  present: `${FLOOR}/present`,
  me: `${FLOOR}/me`,
  password: `${FLOOR}/me/password`,
  code: `${FLOOR}/me/code`,
  confirmCode: `${FLOOR}/me/code/confirm`,
  staff: `${FLOOR}/staff`,
  oneOfStaff: `${FLOOR}/staff/:id`,
  socket: `${FLOOR}/socket`,
} as const;
