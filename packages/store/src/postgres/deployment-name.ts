// What the house in a database is called among others: a random word, made with the database and never changed.
import { type Queryable, row } from './rows.ts';

/** Throws where no house is. */
export const houseName = async (asked: Queryable): Promise<string> => {
  const found = await row<{ house: string }>(asked, 'SELECT house FROM punto_schema');
  if (!found) throw new Error('the database has no house');
  return found.house;
};
