// Compiles the validator of a part of a request at its first use, and once in a process for each schema, as `serializers.ts`
// does for answers: no server gets requests for all its routes. `@fastify/type-provider-typebox` has the same compiler, but
// its module loads Ajv's formats at every start, which no schema here uses.
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';

const compiled = new WeakMap<object, Validator>();

const validatorOf = (schema: TSchema): Validator => {
  const validator = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, validator);
  return validator;
};

/** Values outside of the body come as text, so they are converted first. */
export const compileValidatorLate: FastifySchemaCompiler<TSchema> =
  ({ schema, httpPart }) =>
  (data) => {
    const value = httpPart === 'body' ? data : Value.Convert(schema, data);
    const validator = validatorOf(schema);
    return validator.Check(value) ? { value } : { error: validator.Errors(value) };
  };
