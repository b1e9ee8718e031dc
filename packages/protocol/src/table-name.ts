// What a patron's own table goes by: on the wire it has the name of its room's table, in records its own, with
// the patron behind a dot. Apart from the schemas, so that the web app need not carry them. [V5]
import { isPrivate, publicName } from '@punto/table/ids';

/** The name a client can ask for. */
export const tableName = (table: string): string => publicName(table);

/** Whether both are one table to the patron who plays there. */
export const sameTable = (one: string, other: string): boolean => publicName(one) === publicName(other);

/** A table that one patron has alone: each of its shoes is one coup. */
export const playedAlone = (table: string): boolean => isPrivate(table);
