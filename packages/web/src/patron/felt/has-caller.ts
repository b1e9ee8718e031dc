// Whether a screen reader is told the calls for third cards: at every table with seats, where patrons deal, and elsewhere
// if the patron wants to hear everything the caller says. On the cloth they are always written. [V6]
import type { TableView } from '@punto/protocol/message';
import { settings } from '@punto/ui/client/settings.ts';

export const hasCaller = ({ seats }: Pick<TableView['setup'], 'seats'>): boolean =>
  seats !== undefined || settings.voice === 'full';
