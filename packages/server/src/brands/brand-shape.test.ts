import { LANGUAGES } from '@punto/language/languages';
import { describe, expect, it } from 'vitest';
import type { FileSchema } from '../input/shape-faults.ts';
import { SKIN_TOKENS } from './brand.ts';
import { BRAND_SCHEMA } from './brand-shape.ts';

describe('the schema of brand files', () => {
  it('has the languages of the apps and the tokens of the skin', () => {
    expect(BRAND_SCHEMA.properties?.languages?.items?.enum).toEqual(Object.keys(LANGUAGES));
    expect(Object.keys(BRAND_SCHEMA.properties?.skin?.properties ?? {})).toEqual(SKIN_TOKENS);
  });

  it('describes every field, for editors', () => {
    const silent = (schema: FileSchema, name: string): readonly string[] => [
      ...(schema.description === undefined && schema.$ref === undefined ? [name] : []),
      ...Object.entries(schema.properties ?? {}).flatMap(([field, inner]) =>
        silent(inner, `${name}.${field}`),
      ),
    ];
    const all = { brand: BRAND_SCHEMA, ...BRAND_SCHEMA.$defs };
    expect(Object.entries(all).flatMap(([name, schema]) => silent(schema, name))).toEqual([]);
  });
});
