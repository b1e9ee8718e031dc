// Error answers of most routes of the floor: invalid request, no session, no permission, locked session.
import { FloorErrorSchema } from '@punto/protocol/floor/api';

export const ERROR_ANSWERS = {
  400: FloorErrorSchema,
  401: FloorErrorSchema,
  403: FloorErrorSchema,
  423: FloorErrorSchema,
} as const;
