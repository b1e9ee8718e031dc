// Requests and answers of the pages, compared with the committed OpenAPI documents.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { textOf } from './document-pages.ts';

type Schema = object;
type Content = { readonly 'application/json'?: { readonly schema: Schema } };
type Operation = {
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: unknown;
};

const DOCUMENTS = ['packages/protocol/schemas/openapi.json', 'packages/operator/openapi/office.json'];

type Found = { readonly operation: Operation; readonly document: Document };

export const operationOf = (method: string, path: string): Found | null => {
  for (const name of DOCUMENTS) {
    const document: Document = JSON.parse(textOf(name));
    const template = Object.keys(document.paths).find((each) => fits(each, path));
    const operation = template === undefined ? undefined : document.paths[template]?.[method.toLowerCase()];
    if (operation !== undefined) return { operation, document };
  }
  return null;
};

const fits = (template: string, path: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

export const requestFaults = ({ operation, document }: Found, body: unknown): readonly string[] =>
  bodyFaults(document, operation.requestBody?.content, body, 'the request');

/** `words`: `GET /health/ready 200`. */
export const answerFaults = (words: string, body: unknown): readonly string[] => {
  const [method = '', path = '', status = ''] = words.split(' ');
  const found = operationOf(method, path);
  if (found === null) return [`no OpenAPI document has ${method} ${path}`];
  return responseFaults(found, status, body);
};

export const responseFaults = ({ operation, document }: Found, status: string, body: unknown) =>
  bodyFaults(document, operation.responses[status]?.content, body, `the answer ${status}`);

const bodyFaults = (
  document: Document,
  content: Content | undefined,
  body: unknown,
  what: string,
): readonly string[] => {
  const schema = content?.['application/json']?.schema;
  if (schema === undefined) return [`OpenAPI has no body of ${what}`];
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  const validate = ajv.compile({ ...schema, components: document.components });
  return validate(body) ? [] : [`${what} does not fit OpenAPI: ${ajv.errorsText(validate.errors)}`];
};
