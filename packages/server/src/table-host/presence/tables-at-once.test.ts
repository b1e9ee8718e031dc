// Stakes at several tables: the flag of a patron's brand decides, or else the setting of the house.

import type { PatronId } from '@punto/table/ids';
import { ticketId } from '@punto/table/ids';
import { afterEach, describe, expect, it } from 'vitest';
import { ONE_DECK } from '../../../test/support/one-deck.ts';
import { sampleBrand } from '../../../test/support/sample-brand.ts';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../../test/support/test-deployment.ts';
import { admitBrandPatron } from '../../../test/support/three-brands.ts';
import { currenciesAt } from '../../brands/offered-tables.ts';
import { tablesAtOnceIn } from '../../brands/tables-at-once.ts';

const TABLES = ['one', 'two', 'three'] as const;
const FLAGS = { noAutoConfirm: false, smallestRoundMs: 0 };
const brands = new Map(
  Object.entries({ single: true, several: false, silent: null }).map(([id, oneTableAtATime]) => [
    id,
    sampleBrand(id, { flags: { ...FLAGS, oneTableAtATime } }),
  ]),
);

let deployment: TestDeployment;
afterEach(() => deployment.close());

const open = async (house: number): Promise<void> => {
  const setups = TABLES.map((table) => ({ ...ONE_DECK, table, name: table }));
  deployment = await createTestDeployment(setups, seededWords(11), undefined, {
    ...{ currenciesOf: currenciesAt(brands), tablesAtOnce: tablesAtOnceIn(brands, house) },
  });
  await deployment.until('one', 'betting');
};

/** The answers to a stake at each table in turn: `accepted`, or the refusal. */
const stakes = async (patron: PatronId): Promise<readonly unknown[]> => {
  const answers: unknown[] = [];
  for (const table of TABLES) {
    const reply = await deployment.bet(table, patron, ticketId(`ticket-${table}`), { player: 10 });
    if (reply.type !== 'ticket') throw new Error(`the ticket was answered with ${reply.type}`);
    answers.push(reply.answer.accepted ? 'accepted' : reply.answer.refusal);
  }
  return answers;
};

const refusedBeyond = (tablesAtOnce: number): readonly unknown[] =>
  TABLES.map((_, n) => (n < tablesAtOnce ? 'accepted' : { reason: 'staked-elsewhere', tablesAtOnce }));

describe('[B-34] [B-48] stakes at three tables in a house', () => {
  it.each([1, 2])('of %d tables at once are accepted as the brand of the patron says', async (house) => {
    await open(house);
    expect(await stakes(await deployment.admit('anna'))).toEqual(refusedBeyond(house));
    for (const [id, limit] of [
      ['silent.EUR.a', house],
      ['single.JPY.b', 1],
      ['several.EUR.c', 3],
    ] as const)
      expect(await stakes(await admitBrandPatron(deployment, id)), id).toEqual(refusedBeyond(limit));
    expect(await deployment.store().audit()).toEqual([]);
  });
});
