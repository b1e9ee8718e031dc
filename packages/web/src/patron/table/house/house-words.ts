// Words on the card in front of the dealer's place.
import { texts } from '@punto/language/catalogue';
import type { TableView } from '@punto/protocol/message';

const text = texts('table').house;

export const dealerWords = ({ setup }: Pick<TableView, 'setup'>): string =>
  setup.dealing === 'person' ? text.person() : text.machine();
