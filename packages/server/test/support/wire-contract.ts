// The committed AsyncAPI and OpenAPI documents as a check of messages and of HTTP, by another validator than the one of the server.
// It is stricter than the documents: a field that they do not have is a fault, though they allow later releases to add some.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fieldOf } from '@punto/engine/object-keys';
import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';

const FOLDER = new URL('../../../protocol/schemas/', import.meta.url);
const read = (name: string, folder: URL): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(name, folder)), 'utf8'));

/** Who sends over which socket, as the document names its messages. */
export type Sender = 'patronClient' | 'patronServer' | 'floorClient' | 'floorServer';

export type Exchange = {
  readonly method: string;
  readonly url: string;
  /** `undefined`: none. */
  readonly payload?: unknown;
  readonly status: number;
  readonly body: unknown;
};

/** What was found: the name of the message or operation, and its fault; `null`: none. */
export type Found = { readonly name: string; readonly fault: string | null };

export type WireContract = {
  /** Names of all messages: `patronServer.snapshot`. */
  readonly messages: readonly string[];
  readonly message: (sender: Sender, message: unknown) => Found;
  /** A request with its answer. */
  readonly exchange: (exchange: Exchange) => Found;
};

type Operation = {
  readonly name: string;
  readonly path: RegExp;
  readonly places: number;
  readonly base: string;
};

/** `folder`: where the two documents are; those of this tree if left out. */
export const readWireContract = (folder: URL = FOLDER): WireContract => {
  const asyncApi = read('asyncapi.json', folder);
  const openApi = read('openapi.json', folder);
  // Both documents have words beside those of JSON Schema. AsyncAPI 3.0 is by draft 7, OpenAPI 3.1 by draft 2020-12.
  const drafts = { asyncapi: new Ajv({ strict: false }), openapi: new Ajv2020({ strict: false }) };
  drafts.asyncapi.addSchema({ $id: 'asyncapi', ...closedIn(asyncApi) });
  drafts.openapi.addSchema({ $id: 'openapi', ...closedIn(openApi) });
  const validators = new Map<string, ValidateFunction | null>();
  const validatorAt = (
    document: 'asyncapi' | 'openapi',
    ...path: readonly string[]
  ): ValidateFunction | null => {
    const ref = `${document}#/${path.map(pointer).join('/')}`;
    const known = validators.get(ref) ?? drafts[document].getSchema(ref) ?? null;
    validators.set(ref, known);
    return known;
  };
  const faultAt = (validate: ValidateFunction, value: unknown): string | null => {
    if (validate(value)) return null;
    const [error] = validate.errors ?? [];
    return `${error?.instancePath || 'it'} ${error?.message ?? 'does not fit'} ${JSON.stringify(error?.params)}`;
  };

  /** Where no body is described, an empty object is none. */
  const requestFault = (asked: ValidateFunction | null, payload: unknown): string | null => {
    if (payload === undefined) return null;
    if (asked) return faultAt(asked, payload);
    return Object.keys(Object(payload)).length === 0 ? null : 'takes no body';
  };

  const messages = Object.keys(Object(at(asyncApi, 'components', 'messages')));
  const operations = operationsIn(openApi);

  const message = (sender: Sender, value: unknown): Found => {
    const name = `${sender}.${String(fieldOf(value, 'type'))}`;
    if (!messages.includes(name)) return { name, fault: 'is not in the AsyncAPI document' };
    const validate = validatorAt('asyncapi', 'components', 'messages', name, 'payload');
    return { name, fault: validate ? faultAt(validate, value) : 'has no payload' };
  };

  const exchange = ({ method, url, payload, status, body }: Exchange): Found => {
    const [path = ''] = url.split('?');
    const operation = operations.find((each) => each.name.startsWith(`${method} `) && each.path.test(path));
    if (!operation) return { name: `${method} ${path}`, fault: 'is not in the OpenAPI document' };
    const name = `${operation.name} ${status}`;
    const place = ['paths', operation.base, method.toLowerCase()];
    const content = ['content', 'application/json', 'schema'];
    const asked = validatorAt('openapi', ...place, 'requestBody', ...content);
    const wrong = status === 400 ? null : requestFault(asked, payload);
    if (wrong !== null) return { name, fault: `request: ${wrong}` };
    const described = at(openApi, ...place, 'responses', String(status)) !== undefined;
    const answer = validatorAt(
      'openapi',
      ...place,
      'responses',
      described ? String(status) : 'default',
      ...content,
    );
    return { name, fault: answer ? faultAt(answer, body) : `has no answer ${status}` };
  };
  return { messages, message, exchange };
};

/** Operations with fewer parameters in their path first: `/api/tables/new` is no name of a table. */
const operationsIn = (openApi: unknown): readonly Operation[] =>
  Object.entries(Object(at(openApi, 'paths')))
    .flatMap(([base, methods]) =>
      Object.keys(Object(methods)).map((method) => ({
        name: `${method.toUpperCase()} ${base}`,
        base,
        path: new RegExp(`^${base.replace(/\{\w+\}/g, '[^/]+')}$`),
        places: base.split('{').length - 1,
      })),
    )
    .toSorted((a, b) => a.places - b.places);

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((found, key) => fieldOf(found, key), value);

const pointer = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Objects with properties accept no others, unless the document allows them. */
const closedIn = (document: unknown): object => JSON.parse(JSON.stringify(document, closeObject));

const closeObject = (_: string, value: unknown): unknown =>
  value !== null &&
  typeof value === 'object' &&
  fieldOf(value, 'type') === 'object' &&
  'properties' in value &&
  !('additionalProperties' in value)
    ? { ...value, additionalProperties: false }
    : value;
