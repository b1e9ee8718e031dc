// The people view of a table is made from the names in the store and the state of the table, once a second at most.

import { coins } from '@punto/engine/minor';
import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { makeTable } from '@punto/engine/table-setup';
import { MOST_NAMED, type PeopleView } from '@punto/protocol/names/people-view';
import { nameSkeleton } from '@punto/protocol/names/skeleton';
import { member } from '@punto/store/test/samples/sample-floor';
import { type PatronId, ticketId } from '@punto/table/index';
import { afterEach, expect, it } from 'vitest';
import { ONE_DECK } from '../../../test/support/one-deck.ts';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../../test/support/test-deployment.ts';
import { entryOf } from '../../identity/staff-journal-entry.ts';

let deployment: TestDeployment;
afterEach(() => deployment.close());

const SLOW = { ...ONE_DECK, pace: { ...ONE_DECK.pace, bettingMs: 60_000 } };
const open = async (setup = SLOW): Promise<void> => {
  deployment = await createTestDeployment([setup], seededWords(5));
};
const name = async (patron: PatronId, chosen: string | null, shown = true): Promise<void> => {
  const read = chosen === null ? null : { name: chosen, skeleton: nameSkeleton(chosen) };
  expect(await deployment.store().patrons.names.choose(patron, { name: read, shown, at: 1 })).toBeNull();
};
const come = async (patron: PatronId, chosen?: string, table = 'one'): Promise<void> => {
  if (chosen) await name(patron, chosen);
  await deployment.comeBack(table, patron);
};
const published = (): readonly PeopleView[] =>
  deployment.news.flatMap(({ news }) => (news.type === 'people' ? [news.people] : []));
const people = async (): Promise<PeopleView | undefined> => {
  await deployment.leap(1_000);
  return published().at(-1);
};

it('has the names that are shown, and counts the others', async () => {
  await open();
  const [ann, ben, cleo] = [
    await deployment.admit('p1'),
    await deployment.admit('p2'),
    await deployment.admit('p3'),
  ];
  await come(ann, 'Ann');
  await come(ben);
  await name(cleo, 'Cleo', false);
  await come(cleo);
  expect(await people()).toEqual({
    ...{ names: ['Ann'], more: 0, guests: 2, largest: [], seats: {}, dealer: null },
  });
  expect((await deployment.look('one')).people).toEqual(published().at(-1));
  await deployment.leave('one', ben);
  expect(await people()).toMatchObject({ names: ['Ann'], guests: 1 });
});

it('numbers names that look alike, and keeps the number', async () => {
  await open();
  const [one, two, three] = [
    await deployment.admit('p1'),
    await deployment.admit('p2'),
    await deployment.admit('p3'),
  ];
  await come(one, 'Ann');
  await come(two, 'ANN');
  await come(three, 'Ann');
  expect(await people()).toMatchObject({ names: ['Ann', 'ANN 2', 'Ann 3'] });
  await deployment.leave('one', one);
  expect(await people()).toMatchObject({ names: ['ANN 2', 'Ann 3'] });
  await come(one);
  expect(await people()).toMatchObject({ names: ['ANN 2', 'Ann 3', 'Ann'] });
});

it('has the largest stakes of the round, by name or without', async () => {
  await open(makeTable(LIVE_EIGHT_DECK, { table: 'one', name: 'One' }));
  await deployment.until('one', 'betting');
  const patrons: PatronId[] = [];
  for (const each of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']) patrons.push(await deployment.admit(each));
  const [ann, ben] = patrons;
  if (!ann || !ben) throw new Error('two patrons are needed');
  await come(ann, 'Ann');
  await come(ben);
  for (const [index, patron] of patrons.entries())
    await deployment.bet('one', patron, ticketId(`ticket-${patron}`), { player: 10 + 10 * index });
  await deployment.bet('one', ann, ticketId('ticket-more'), { banker: 80 });
  const view = await people();
  expect(view?.largest.map(({ stakeMinor }) => stakeMinor)).toEqual([80, 60, 50, 40, 30].map(coins));
  expect(view?.largest[0]).toEqual({ name: 'Ann', option: 'banker', stakeMinor: coins(80) });
  expect(view?.largest[4]).toEqual({ name: null, option: 'player', stakeMinor: coins(30) });
});

it('sends each patron’s place to that patron only', async () => {
  await open(makeTable(LIVE_EIGHT_DECK, { table: 'one', name: 'One' }));
  await deployment.until('one', 'betting');
  const [ann, ben, cleo, dan] = [
    await deployment.admit('p1'),
    await deployment.admit('p2'),
    await deployment.admit('p3'),
    await deployment.admit('p4'),
  ];
  await come(ann, 'Ann');
  await come(ben, 'Ann');
  await come(cleo);
  await come(dan);
  await deployment.bet('one', cleo, ticketId('ticket-1'), { banker: 80, tie: 20 });
  await deployment.bet('one', ben, ticketId('ticket-2'), { player: 40 });
  const view = await people();
  expect(view).toMatchObject({ names: ['Ann', 'Ann 2'] });
  expect(view).not.toHaveProperty('you');
  const placesPublished = deployment.news.flatMap(({ news }) =>
    news.type === 'people' ? [news.places] : [],
  );
  expect(placesPublished.at(-1)).toEqual([
    { patron: ann, place: { name: 'Ann', largest: [] } },
    { patron: ben, place: { name: 'Ann 2', largest: [1] } },
    { patron: cleo, place: { name: null, largest: [0, 2] } },
  ]);
  const looked = { type: 'look', people: { ...view, you: { name: null, largest: [0, 2] } } };
  expect(await deployment.comeBack('one', cleo)).toMatchObject(looked);
  expect(await deployment.comeBack('one', dan)).not.toHaveProperty('people.you');
  expect((await deployment.look('one')).people).toEqual(view);
});

it('is published once a second at most, and only when it differs', async () => {
  await open();
  await deployment.until('one', 'betting');
  await deployment.leap(1_000);
  const ann = await deployment.admit('p1');
  await come(ann, 'Ann');
  await people();
  const before = published().length;
  for (let ticket = 0; ticket < 9; ticket += 1) {
    await deployment.bet('one', ann, ticketId(`ticket-${ticket}`), { player: 10 });
    await deployment.leap(100);
  }
  expect(published()).toHaveLength(before);
  await deployment.leap(100);
  expect(published()).toHaveLength(before + 1);
  await come(ann);
  await deployment.leap(3_000);
  expect(published()).toHaveLength(before + 1);
  // A gateway that may have missed it gets it again.
  await deployment.ask('one', { type: 'roll-call', patrons: [ann], gateway: 'alone' });
  await deployment.leap(1_000);
  expect(published()).toHaveLength(before + 2);
});

it('names no more patrons than fit, and has no id of anyone', async () => {
  await open();
  for (let i = 0; i < MOST_NAMED + 3; i += 1) {
    const patron = await deployment.admit(`patron-${i}`);
    await come(patron, `Q${String.fromCharCode(65 + (i % 26))}${'xyz'[Math.floor(i / 26)]}`);
  }
  const view = await people();
  expect(view?.names).toHaveLength(MOST_NAMED);
  expect(view).toMatchObject({ more: 3, guests: 0 });
  expect(JSON.stringify(view)).not.toContain('patron-');
});

it('[V6] has the names of those who sit', async () => {
  await open(makeTable(BIG_TABLE, { table: 'one', name: 'Oval' }));
  const [ann, ben] = [await deployment.admit('p1'), await deployment.admit('p2')];
  await come(ann, 'Ann');
  await come(ben);
  await deployment.act('one', ann, { act: 'take-seat', seat: '7' });
  await deployment.act('one', ben, { act: 'take-seat', seat: '8' });
  expect(await people()).toMatchObject({ seats: { 7: 'Ann' } });
});

it('has the public name of the dealer, never the sign-in name', async () => {
  await open(makeTable({ ...LIVE_EIGHT_DECK, dealing: 'person' }, { table: 'one', name: 'Oak' }));
  const { staff } = deployment.store();
  await staff.add({ ...member('s1', 'd.ruiz'), role: 'dealer' });
  const dealer = { id: 's1', name: 'd.ruiz' };
  const doing = { type: 'duty', staff: dealer, role: 'dealer', preview: false } as const;
  await deployment.ask('one', { ...doing, duty: { duty: 'take-post', relieves: null } });
  expect(await people()).toMatchObject({ dealer: null });
  const entry = entryOf(null, { at: 1, action: 'change-dealer-card' });
  await staff.cards.set('s1', { name: 'Dana', portrait: 'moon' }, entry);
  await deployment.ask('one', {
    ...doing,
    duty: { duty: 'new-shoe', shoe: 'real', burn: '3D', cutDepth: null },
  });
  await deployment.ask('one', { ...doing, duty: { duty: 'open-betting' } });
  expect(await people()).toMatchObject({ dealer: { name: 'Dana', portrait: 'moon' } });
  expect(JSON.stringify(published())).not.toContain('ruiz');
});

it('[V5] is not made at a table of one patron', async () => {
  await open(makeTable(SINGLE_DECK, { table: 'one', name: 'Alone' }));
  const ann = await deployment.admit('p1');
  await come(ann, 'Ann');
  expect(await people()).toBeUndefined();
});
