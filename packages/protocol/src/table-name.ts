// What a patron's own table goes by: on the wire it has the name of its room's table, where it is kept its own,
// with the patron behind a dot. Apart from the schemas, so that the web app need not carry them. [V5]
import { publicName } from '@punto/table/ids';

/** The name a client can ask for. */
export const tableName = (table: string): string => publicName(table);

/** Whether both are one table to the patron who plays there. */
export const sameTable = (one: string, other: string): boolean => publicName(one) === publicName(other);
