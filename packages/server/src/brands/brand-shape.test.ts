import { LANGUAGES } from '@punto/language/languages';
import { describe, expect, it } from 'vitest';
import { undescribedFields } from '../../test/support/undescribed-fields.ts';
import { SKIN_TOKENS } from './brand.ts';
import { BRAND_SCHEMA } from './brand-shape.ts';

describe('the schema of brand files', () => {
  it('has the languages of the apps and the tokens of the skin', () => {
    expect(BRAND_SCHEMA.properties?.languages?.items?.enum).toEqual(Object.keys(LANGUAGES));
    expect(Object.keys(BRAND_SCHEMA.properties?.skin?.properties ?? {})).toEqual(SKIN_TOKENS);
  });

  it('describes every field, for editors', () => {
    expect(undescribedFields('brand', BRAND_SCHEMA)).toEqual([]);
  });
});
