// The accounts that all tables share: the house's, and those of operators. PostgreSQL splits them into parts, see
// `postgres/shared-account-parts.ts`.
import { isHouse, isOperator } from '@punto/ledger/account';

/** Whether PostgreSQL keeps the account in parts. */
export const hasParts = (account: string): boolean => isHouse(account) || isOperator(account);

/** The same as a condition of SQL on this column. */
export const hasPartsIn = (column: string): string =>
  `(${column} = 'house' OR ${column} LIKE 'house:%' OR ${column} LIKE 'operator:%')`;
