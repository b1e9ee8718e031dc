// Whether the calls for third cards are announced to screen readers: at every table with seats, where patrons deal, and at
// other tables if the caller's voice is set to `full`. The caller's line on the cloth always shows them. [V6]
import type { TableView } from '@punto/protocol/message';
import { settings } from '@punto/ui/client/settings.ts';

export const hasCaller = ({ seats }: Pick<TableView['setup'], 'seats'>): boolean =>
  seats !== undefined || settings.voice === 'full';
