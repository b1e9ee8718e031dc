// Words on the card in front of the dealer's place.
import type { TableView } from '@punto/protocol/message';

export const dealerWords = ({ setup }: Pick<TableView, 'setup'>): string =>
  setup.dealing === 'person' ? 'A dealer deals' : 'The house deals';
