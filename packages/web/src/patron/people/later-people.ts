// The parts about the people at a table, loaded with their texts after the first view of the felt.
import { withTexts } from '@punto/ui/client/page-language.ts';
import { later } from '@punto/ui/later.tsx';

export const LaterPeopleButton = later(
  async () => (await withTexts(import('./people-button.tsx'), 'people')).PeopleButton,
);

export const LaterPeopleWay = later(
  async () => (await withTexts(import('./people-button.tsx'), 'people')).PeopleWay,
);
