// The areas of the catalogue: each is one file a language, loaded with the page that uses it. Their types are those of
// the English files.

import type shared from '../texts/en/shared.ts';
import type study from '../texts/en/study.ts';

export type Areas = {
  readonly shared: typeof shared;
  readonly study: typeof study;
};

export type AreaName = keyof Areas;

export const AREA_NAMES: readonly AreaName[] = ['shared', 'study'];
