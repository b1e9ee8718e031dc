// A house that has every route: with brands of operators, and an OpenID provider for patrons and staff.
import type { AppParts } from '../../src/start/app.ts';
import { sampleBrand } from './sample-brand.ts';

const brand = sampleBrand('lagoon');

export const WHOLE_HOUSE: Pick<AppParts, 'brands' | 'openid'> = {
  brands: new Map([[brand.id, brand]]),
  // The provider is asked at the first sign-in, and there is none.
  openid: {
    ...{ issuer: 'https://id.example', clientId: 'punto', clientSecret: 'secret', name: 'House ID' },
    ...{ patrons: true, staff: true, groupsClaim: 'groups', roles: new Map(), secondFactor: [] },
  },
};
