// Names of private tables: inside the server the room's table and the patron; outside the room's table only. Every
// message to a patron passes here. [V5]
import { publicName, type TableId, tableId } from '@punto/table/ids';

export const byPublicName = <T extends { readonly table: TableId | null }>(item: T): T => ({
  ...item,
  table: item.table && tableId(publicName(item.table)),
});
