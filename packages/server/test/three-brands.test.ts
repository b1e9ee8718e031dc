// An evening with patrons of three brands and three currencies at one table, beside guests who play for coins. The books of each
// brand and currency sum to zero throughout, the audit finds no fault, and no frame for a patron contains a name, id or
// amount of another brand. A long evening by `npm run soak`.
import type { OptionId } from '@punto/engine/option-id';
import { houseAccount, keyOf, keyWord, operatorAccount, type PatronKey, patronAccount } from '@punto/ledger';
import type { PatronId } from '@punto/table';
import { afterEach, expect, inject, it } from 'vitest';
import { frameOf } from '../src/socket/connection.ts';
import { ShownPeople } from '../src/socket/updates/shown-people.ts';
import { UpdateFrames } from '../src/socket/updates/view-changes.ts';
import { GRANT, type TestDeployment } from './support/test-deployment.ts';
import { BRAND_PATRONS, createThreeBrands, NAMES, TABLE, wordOf } from './support/three-brands.ts';

const KEYS: readonly PatronKey[] = ['guest', ...BRAND_PATRONS.filter((id) => id.endsWith('-1'))].map(keyOf);
const OPTIONS: readonly OptionId[] = ['player', 'banker', 'tie'];

let deployment: TestDeployment;
afterEach(() => deployment.close());

/** The balance of each brand and currency, all accounts together. */
const sums = async (patrons: readonly PatronId[]): Promise<Record<string, number>> => {
  const store = deployment.store();
  const all: Record<string, number> = {};
  for (const key of KEYS) {
    const own = patrons.filter((patron) => wordOf(patron) === keyWord(key)).map(patronAccount);
    const others = key.brand === 'house' ? [] : [operatorAccount(key)];
    const accounts = await Promise.all([...own, ...others, houseAccount(key)].map((id) => store.account(id)));
    all[keyWord(key)] = accounts.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
  }
  return all;
};

/** The frames that the sockets of this patron receive of the news of the table since then, as texts. */
const framesFor = (patron: PatronId, from: number): readonly string[] => {
  const texts: string[] = [];
  for (const { table, news } of deployment.news.slice(from)) {
    if (news.type === 'update') texts.push(new UpdateFrames(table, news).for(patron, news.from).toString());
    if (news.type === 'people') texts.push(new ShownPeople(TABLE, news).frameFor(patron).toString());
    if (news.type === 'peel') texts.push(frameOf({ ...news, table }).toString());
    if (news.type === 'own' && news.patron === patron) texts.push(JSON.stringify(news.own));
    if (news.type === 'settled')
      texts.push(
        ...news.settled.filter(({ record }) => record.patron === patron).map((each) => JSON.stringify(each)),
      );
  }
  return texts;
};

const EVENING = inject('soak') ? 2_000 : 12;

it('[L6] [T8] keeps the books of each brand and currency, and sends no patron data of another brand', async () => {
  const play = await createThreeBrands();
  const { patrons, amountFor, bet } = play;
  deployment = play.deployment;
  const counted = { rounds: 0, tickets: 0, refused: 0, frames: 0, kinds: new Set<string>() };
  /** Amounts of the evening, by brand. */
  const staked = new Map<string, Set<string>>();
  for (let round = 0; round < EVENING; round += 1) {
    await deployment.until(TABLE, 'betting');
    const from = deployment.news.length;
    const ofRound = new Map<string, Set<string>>();
    for (const [i, patron] of patrons.entries()) {
      if ((i + round) % 4 === 0) continue;
      const amount = amountFor(patron);
      if (await bet(patron, OPTIONS[(i + round) % OPTIONS.length] ?? 'player', amount)) {
        counted.tickets += 1;
        const word = wordOf(patron);
        ofRound.set(word, (ofRound.get(word) ?? new Set()).add(String(amount)));
        staked.set(word, (staked.get(word) ?? new Set()).add(String(amount)));
      } else counted.refused += 1;
    }
    await deployment.until(TABLE, 'settled');
    await deployment.leap(1_000);
    counted.rounds += 1;
    for (const patron of [patrons[0], patrons[3], patrons[6], patrons[9]]) {
      if (patron === undefined) throw new Error('a patron of each brand is needed');
      const own = wordOf(patron);
      for (const frame of framesFor(patron, from)) {
        counted.frames += 1;
        counted.kinds.add(/"type":"(\w+)"/.exec(frame)?.[1] ?? 'own');
        for (const [word, found] of ofRound) {
          if (word === own) continue;
          for (const amount of found) expect(frame, `an amount of ${word} to ${own}`).not.toContain(amount);
          expect(frame, `the brand ${word} to ${own}`).not.toContain(word);
        }
        for (const [id, name] of Object.entries(NAMES))
          if (wordOf(id) !== own) expect(frame, `${name} to ${own}`).not.toContain(name);
      }
    }
    expect(await sums(patrons)).toEqual({ 'house.COIN': 0, 'acme.EUR': 0, 'nippon.JPY': 0, 'gulf.KWD': 0 });
  }
  expect(await deployment.store().audit()).toEqual([]);
  expect(counted.rounds).toBe(EVENING);
  expect(counted.tickets).toBeGreaterThan(EVENING * 7);
  expect(counted.frames).toBeGreaterThan(EVENING * 20);
  expect([...counted.kinds].sort()).toEqual(expect.arrayContaining(['people', 'update']));
  expect([...staked.keys()].sort()).toEqual(['acme.EUR', 'gulf.KWD', 'house.COIN', 'nippon.JPY']);
  for (const patron of patrons) {
    const { balanceMinor } = await deployment.store().account(patronAccount(patron));
    expect(balanceMinor).not.toBe(GRANT);
  }
  const figures = await deployment.store().figures({ from: '1970-01-01', to: '2100-01-01', by: 'table' });
  expect(figures.map(({ brand, currency }) => `${brand}.${currency}`).sort()).toEqual(
    [...staked.keys()].sort(),
  );
}, 600_000);
