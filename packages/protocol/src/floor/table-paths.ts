// Paths of the floor's tables and duties; without the schemas, for clients.
import { FLOOR } from './paths.ts';

export const FLOOR_TABLE_PATHS = {
  tables: `${FLOOR}/tables`,
  newTable: `${FLOOR}/tables/new`,
  closeAll: `${FLOOR}/tables/close`,
  openAll: `${FLOOR}/tables/open`,
  table: `${FLOOR}/tables/:table`,
  duties: `${FLOOR}/tables/:table/duties`,
  preview: `${FLOOR}/tables/:table/duties/preview`,
  approvals: `${FLOOR}/approvals`,
  approve: `${FLOOR}/approvals/:id/approve`,
  decline: `${FLOOR}/approvals/:id/decline`,
  withdraw: `${FLOOR}/approvals/:id/withdraw`,
} as const;
