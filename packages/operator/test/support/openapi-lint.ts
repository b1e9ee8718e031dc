// The linter of OpenAPI and AsyncAPI documents, for the tests of each that Punto publishes.
import { createConfig, lintFromString } from '@redocly/openapi-core';

/** The errors and warnings of the linter's recommended rules; empty for a sound document. */
export const openApiFaults = async (text: string, name = 'openapi.json'): Promise<readonly string[]> => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: name, config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
};

/** The same document with a field of each operation misnamed, in which the linter must find faults. */
export const withoutOperationIds = (text: string): string =>
  text.replaceAll('"operationId"', '"operationID"');
