import type { Cuts, OwnCut } from '@punto/protocol/client/cuts';
import type { TableView } from '@punto/protocol/message';
import { expect, it } from 'vitest';
import { laterCuts } from './later-cuts.ts';

const view = (number: number) => ({ shoe: { number } }) as TableView;

/** Cuts that record their calls, loaded when `arrive` is called. */
const loadedLater = (stored: OwnCut | null = null) => {
  const calls: string[] = [];
  const told: OwnCut[] = [];
  const cuts: Cuts = {
    see: (table, seen) => void calls.push(`see ${table} ${seen.shoe?.number}`),
    bring: (table, value) => void calls.push(`bring ${table} ${value}`),
    own: () => stored,
    forTicket: () => 'value',
  };
  const { promise, resolve } = Promise.withResolvers<void>();
  const create = laterCuts(async () => {
    await promise;
    return () => cuts;
  });
  const environment = { secret: () => '', after: () => () => {} };
  const acts = {} as Parameters<typeof create>[1];
  const later = create(environment, acts, (cut) => told.push(cut));
  const arrive = async () => {
    resolve();
    await later.loading?.();
  };
  return { later, calls, told, arrive };
};

it('[F2] views and values from before the load are passed on, the latest view of each table', async () => {
  const { later, calls, arrive } = loadedLater();
  later.bring('a', 'own');
  later.see('a', view(1));
  later.see('b', view(7));
  later.see('a', view(2));
  expect(calls).toEqual([]);
  await arrive();
  expect(calls).toEqual(['bring a own', 'see a 2', 'see b 7']);
  later.see('a', view(3));
  expect(calls.at(-1)).toBe('see a 3');
});

it('[F2] a ticket waits for its value until the cuts are loaded', async () => {
  const { later, arrive } = loadedLater();
  expect(later.forTicket('a', view(1))).toBeUndefined();
  expect(later.loading?.()).toBeInstanceOf(Promise);
  await arrive();
  expect(later.loading?.()).toBeNull();
  expect(later.forTicket('a', view(1))).toBe('value');
});

it('[F2] the stored own part is reported when it is read after a reload', async () => {
  const stored = { table: 'a', standing: 'bound' } as OwnCut;
  const { later, told, arrive } = loadedLater(stored);
  later.see('a', view(1));
  expect(later.own('a')).toBeNull();
  await arrive();
  expect(told).toEqual([stored]);
});
