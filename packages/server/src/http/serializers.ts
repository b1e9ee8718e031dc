// Compiles the serializer of an answer at its first use, and once in a process for each schema. Fastify would compile those of
// all routes at the start, for every server: 0.15 s of processor time, and tests start hundreds of servers.
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

type Serialize = (data: unknown) => string;

const compile = SerializerSelector()({}, {});
const compiled = new WeakMap<object, Serialize>();

/** Throws if the schema cannot be compiled. */
export const compileSerializer: FastifySerializerCompiler<object> = (route) => {
  const { schema } = route;
  const serialize: Serialize =
    compiled.get(schema) ?? compile({ ...route, httpStatus: route.httpStatus ?? '' });
  compiled.set(schema, serialize);
  return serialize;
};

export const compileSerializerLate: FastifySerializerCompiler<object> = (route) => (data) =>
  compileSerializer(route)(data);
