// The areas of the catalogue: each is one file a language, loaded with the page that uses it. Their types are those of
// the English files.

import type behind from '../texts/en/behind.ts';
import type beside from '../texts/en/beside.ts';
import type names from '../texts/en/names.ts';
import type people from '../texts/en/people.ts';
import type rules from '../texts/en/rules.ts';
import type shared from '../texts/en/shared.ts';
import type steps from '../texts/en/steps.ts';
import type study from '../texts/en/study.ts';

export type Areas = {
  readonly behind: typeof behind;
  readonly beside: typeof beside;
  readonly rules: typeof rules;
  readonly names: typeof names;
  readonly people: typeof people;
  readonly shared: typeof shared;
  readonly steps: typeof steps;
  readonly study: typeof study;
};

export type AreaName = keyof Areas;

export const AREA_NAMES: readonly AreaName[] = [
  'behind',
  'beside',
  'names',
  'people',
  'rules',
  'shared',
  'steps',
  'study',
];
