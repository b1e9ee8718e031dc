// The parts about the people at a table, loaded with their texts when the felt is there. Each has a boundary of its own:
// nothing of the felt waits for it.
import { withTexts } from '@punto/ui/client/page-language.ts';
import { lazy, Suspense } from 'solid-js';

const Button = lazy(async () => ({
  default: (await withTexts(import('./people-button.tsx'), 'people')).PeopleButton,
}));
const Way = lazy(async () => ({
  default: (await withTexts(import('./people-button.tsx'), 'people')).PeopleWay,
}));

export const LazyPeopleButton = () => (
  <Suspense>
    <Button />
  </Suspense>
);

export const LazyPeopleWay = () => (
  <Suspense>
    <Way />
  </Suspense>
);
