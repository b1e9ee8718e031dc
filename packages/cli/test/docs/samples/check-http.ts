// A request and its answer: a line with method and path, lines of headers, the body; then the status and the body of the answer.
import type { Block } from './fenced-block.ts';
import { operationOf, requestFaults, responseFaults } from './openapi-faults.ts';

export const checkHttp = ({ code }: Block): readonly string[] => {
  const [method = '', path = ''] = code.split('\n', 1)[0]?.split(' ') ?? [];
  const found = operationOf(method, path);
  if (found === null) return [`no OpenAPI document has ${method} ${path}`];
  const body = /^(\{.*\})$/m.exec(code)?.[1];
  const answers = [...code.matchAll(/^(\d{3}) (\{.*\})$/gm)];
  if (answers.length === 0) return ['has no answer: a line with status and body'];
  return [
    ...(body === undefined ? [] : requestFaults(found, JSON.parse(body))),
    ...answers.flatMap(([, status = '', json = '']) => responseFaults(found, status, JSON.parse(json))),
  ];
};
