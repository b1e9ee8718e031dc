// Whether the call for third cards is shown and spoken: at every table with seats, where patrons deal, and elsewhere if
// the patron has chosen it. [V6]
import type { TableView } from '@punto/protocol/message';
import { settings } from '@punto/ui/client/settings.ts';

export const hasCaller = ({ seats }: Pick<TableView['setup'], 'seats'>): boolean =>
  seats !== undefined || settings.caller;
