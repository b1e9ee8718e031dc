// The name of a card's place, with the room's name of its side: `Punto third card`.
import { texts } from '@punto/language/catalogue';
import { type Labels, shownLabels } from '@punto/ui/words/option-title.ts';
import { type CardPlace, PLACE_IDS } from '../card-place.ts';

const text = texts('duties').card;

export const cardAtPlace = ({ side, place }: CardPlace, labels: Labels): string =>
  text[PLACE_IDS[place]]({ side: shownLabels(labels)[side] });
