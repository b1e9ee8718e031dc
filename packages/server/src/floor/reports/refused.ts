// The answers of a list of the floor that gives no list: an invalid query, no session, no permission, a locked session.
import { FloorErrorSchema } from '@punto/protocol/floor/api';

export const REFUSED = {
  400: FloorErrorSchema,
  401: FloorErrorSchema,
  403: FloorErrorSchema,
  423: FloorErrorSchema,
} as const;
