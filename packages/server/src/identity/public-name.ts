// Inside, a table that a patron has alone is named after the room's table and the patron; outside it goes by the
// room's table alone. Whatever leaves for a patron passes here. [V5]
import { publicName, type TableId, tableId } from '@punto/table/ids';

export const byPublicName = <T extends { readonly table: TableId | null }>(item: T): T => ({
  ...item,
  table: item.table && tableId(publicName(item.table)),
});
