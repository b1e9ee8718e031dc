// The requests of the floor that need a password confirmed within the last minutes, so that the console asks for it before it
// sends one. The server decides by the permission of its routes, and `server/src/floor/guard.test.ts` compares both. [T6]
import { OFFICE_PATHS } from './office-paths.ts';
import { FLOOR_PATHS } from './paths.ts';
import { GRAVE } from './permission.ts';
import { FLOOR_TABLE_PATHS } from './table-paths.ts';

export const GRAVE_ROUTES: readonly (readonly [method: string, path: string])[] = [
  ['POST', FLOOR_PATHS.code],
  ['POST', FLOOR_PATHS.confirmCode],
  ['DELETE', FLOOR_PATHS.code],
  ['POST', FLOOR_PATHS.staff],
  ['PATCH', FLOOR_PATHS.oneOfStaff],
  ['POST', FLOOR_TABLE_PATHS.newTable],
  ['POST', FLOOR_TABLE_PATHS.approve],
  ['POST', FLOOR_TABLE_PATHS.decline],
  ['POST', OFFICE_PATHS.suspend],
  ['POST', OFFICE_PATHS.reinstate],
  ['POST', OFFICE_PATHS.protection],
];

/** `path`: as it is sent, with its ids. A duty is grave by its name. */
export const isGraveRequest = (method: string, path: string, body: object = {}): boolean => {
  if (isAt(FLOOR_TABLE_PATHS.duties, path))
    return 'duty' in body && [...GRAVE].some((permission) => permission === body.duty);
  return GRAVE_ROUTES.some(([each, route]) => each === method && isAt(route, path));
};

const isAt = (route: string, path: string): boolean =>
  new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path);
