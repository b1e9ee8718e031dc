// Name of the deployment in a database: a random word, created with the database and never changed.
import { type Queryable, row } from './typed-queries.ts';

/** Throws when the database has no deployment. */
export const deploymentName = async (asked: Queryable): Promise<string> => {
  const found = await row<{ house: string }>(asked, 'SELECT house FROM punto_schema');
  if (!found) throw new Error('the database has no deployment');
  return found.house;
};
