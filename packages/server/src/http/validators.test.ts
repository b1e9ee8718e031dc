import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { compileValidatorLate } from './validators.ts';

const schema = Type.Object({ limit: Type.Integer({ maximum: 9 }) });
const validatorOf = (httpPart: string) => compileValidatorLate({ schema, method: 'GET', url: '/', httpPart });

it('a query is converted from text before it is checked, and a body is not', () => {
  expect(validatorOf('querystring')({ limit: '7' })).toEqual({ value: { limit: 7 } });
  expect(validatorOf('body')({ limit: 7 })).toEqual({ value: { limit: 7 } });
  expect(validatorOf('body')({ limit: '7' })).toMatchObject({ error: [{ instancePath: '/limit' }] });
});

it('a wrong value is refused with the field and the rule', () => {
  expect(validatorOf('querystring')({ limit: '10' })).toMatchObject({
    error: [{ instancePath: '/limit', keyword: 'maximum' }],
  });
});
