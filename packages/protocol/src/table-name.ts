// Names of private tables: on the wire a private table has the name of its room's table; in the store it has the
// patron's id after a dot. Without the schemas, so that the web app does not bundle them. [V5]
import { publicName } from '@punto/table/ids';

/** The name a client uses for the table. */
export const tableName = (table: string): string => publicName(table);

/** Whether both names are the same table for its patron. */
export const sameTable = (one: string, other: string): boolean => publicName(one) === publicName(other);
