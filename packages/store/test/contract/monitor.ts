// Contract suite of a store, monitoring of play: cursors with one writer, evidence that adds up, alarms raised once.

import { patronId } from '@punto/table/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MonitorBlock, PlayEvidence } from '../../src/monitor-store.ts';
import type { Store } from '../../src/store.ts';
import { ANN, BEN, MAIN, SIDE_ROOM } from '../samples/sample.ts';
import { alarm, entry } from '../samples/sample-floor.ts';
import { SUE } from '../samples/sample-play.ts';
import { inPlace, type StorePlace } from './place.ts';

const about = (subject: string, body: unknown, kind: PlayEvidence['kind'] = 'patron'): PlayEvidence => ({
  kind,
  subject,
  body,
});
const block = (
  after: MonitorBlock['after'],
  round: number,
  evidence: readonly PlayEvidence[],
): MonitorBlock => ({
  ...{ table: MAIN, after, upTo: { shoe: 1, round }, at: round * 100, evidence },
});

export const monitorContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about monitoring`, () => {
    let store: Store;
    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });
    const journalled = async (): Promise<readonly string[]> =>
      (await store.journalPage({ limit: 50, before: null })).items.map(({ action }) => action);

    describe('blocks of rounds', () => {
      it('[B-62] of one table follow each other: a block after another round than the last is refused whole', async () => {
        const { monitor } = store;
        expect(await monitor.cursor(MAIN)).toBeNull();
        expect(await monitor.contribute(block(null, 4, [about(ANN, 1)]))).toBe(true);
        expect(await monitor.contribute(block(null, 5, [about(ANN, 2)]))).toBe(false);
        expect(await monitor.contribute(block({ shoe: 1, round: 3 }, 5, [about(ANN, 3)]))).toBe(false);
        await reopen();
        expect(await store.monitor.cursor(MAIN)).toEqual({ shoe: 1, round: 4 });
        expect(await store.monitor.contribute(block({ shoe: 1, round: 4 }, 6, [about(ANN, 4)]))).toBe(true);
        expect(await store.monitor.cursor(SIDE_ROOM)).toBeNull();
        expect((await store.monitor.evidence('patron', [ANN], 0)).map(({ body }) => body)).toEqual([1, 4]);
      });

      it('[B-62] of two nodes that read the same rounds, one is kept', async () => {
        const both = [1, 2].map((body) => store.monitor.contribute(block(null, 4, [about(ANN, body)])));
        expect((await Promise.all(both)).sort()).toEqual([false, true]);
        expect(await store.monitor.evidence('patron', [ANN], 0)).toHaveLength(1);
      });

      it('[B-62] of all tables are evidence about their subjects, from an instant on', async () => {
        const { monitor } = store;
        const pair = about(`${ANN} ${BEN}`, { strata: [] }, 'pair');
        await monitor.contribute(block(null, 4, [about(ANN, 'old'), about(BEN, 'of ben'), pair]));
        await monitor.contribute({ ...block(null, 7, [about(ANN, 'new')]), table: SIDE_ROOM });
        const of = (who: string) => ({ kind: 'patron', subject: who });
        expect(await monitor.evidence('patron', [ANN, BEN], 400)).toEqual([
          { ...of(ANN), body: 'old' },
          { ...of(ANN), body: 'new' },
          { ...of(BEN), body: 'of ben' },
        ]);
        expect(await monitor.evidence('patron', [ANN, BEN], 401)).toEqual([{ ...of(ANN), body: 'new' }]);
        expect(await monitor.evidence('pair', [ANN, pair.subject], 0)).toEqual([pair]);
        expect(await monitor.subjects('patron', 0, 9)).toEqual([ANN, BEN]);
        expect(await monitor.subjects('patron', 0, 1)).toEqual([ANN]);
        expect(await monitor.subjects('patron', 500, 9)).toEqual([ANN]);
        expect(await monitor.forget(401)).toBe(3);
        expect(await monitor.subjects('patron', 0, 9)).toEqual([ANN]);
        expect(await monitor.cursor(MAIN)).toEqual({ shoe: 1, round: 4 });
      });
    });

    describe('alarms', () => {
      beforeEach(async () => {
        await store.monitor.raise(alarm('one'), entry('monitor-alarm'));
        await store.monitor.raise(alarm('two', BEN, 200), entry('monitor-alarm'));
      });
      const found = async (asked: Partial<Parameters<Store['monitor']['alarms']>[0]>) =>
        (await store.monitor.alarms({ limit: 9, before: null, ...asked })).items.map(
          ({ finding }) => finding,
        );
      const [one, two] = [{ name: 'one' }, { name: 'two' }];

      it('[B-62] are raised once by name, with their journal entry', async () => {
        expect(await store.monitor.raise(alarm('one', BEN), entry('monitor-alarm'))).toBe(false);
        await reopen();
        expect(await journalled()).toEqual(['monitor-alarm', 'monitor-alarm']);
        const { items } = await store.monitor.alarms({ limit: 9, before: null });
        const { name: _, ...kept } = alarm('one');
        expect(items.at(-1)).toEqual({ ...kept, number: items.at(-1)?.number, noted: null });
      });

      it('[B-62] are listed newest first, by kind, by either patron, by time, and page by page', async () => {
        expect(await found({})).toEqual([two, one]);
        expect(await found({ kind: 'long-play' })).toEqual([one]);
        expect(await found({ patron: BEN })).toEqual([two]);
        expect(await found({ patron: ANN })).toEqual([two, one]);
        expect(await found({ patron: ANN, kind: 'opposed-pair', open: true, from: 200, until: 201 })).toEqual(
          [two],
        );
        expect(await found({ until: 200 })).toEqual([one]);
        const first = await store.monitor.alarms({ limit: 1, before: null });
        expect(await found({ limit: 1, before: first.next })).toEqual([one]);
        expect(first.items.map(({ finding }) => finding)).toEqual([two]);
      });

      it('[B-62] are listed by the brand of either patron', async () => {
        const [player, namesake] = [patronId('acme.EUR.7f'), patronId('acme-two.EUR.7f')];
        await store.monitor.raise({ ...alarm('of acme'), patron: player }, entry('monitor-alarm'));
        await store.monitor.raise({ ...alarm('of acme-two'), patron: namesake }, entry('monitor-alarm'));
        await store.monitor.raise(alarm('of both', player, 300), entry('monitor-alarm'));
        await store.monitor.raise({ ...alarm('of acmes', namesake), patron: player }, entry('monitor-alarm'));
        const named = (names: readonly string[]) => names.map((each) => ({ name: each }));
        expect(await found({ brand: 'acme' })).toEqual(named(['of acmes', 'of both', 'of acme']));
        expect(await found({ brand: 'acme-two' })).toEqual(named(['of acmes', 'of acme-two']));
        expect(await found({ brand: 'house' })).toEqual(named(['of both', 'two', 'one']));
        expect(await found({ brand: 'acme', patron: ANN })).toEqual(named(['of both']));
        expect(await found({ brand: 'none' })).toEqual([]);
      });

      it('[B-62] are noted once, by one member, with the journal entry', async () => {
        const { items } = await store.monitor.alarms({ limit: 9, before: null });
        const [number = 0] = items.map((each) => each.number);
        const note = { at: 300, staff: SUE, text: 'brother and sister, no harm' };
        const both = [note, { ...note, text: 'second' }].map((each) =>
          store.monitor.note(number, each, entry('note-alarm')),
        );
        const noted = (await Promise.all(both)).filter((each) => each !== null);
        expect(noted).toHaveLength(1);
        expect(await store.monitor.findAlarm(number)).toEqual(noted[0]);
        expect(noted[0]).toMatchObject({ number, finding: two, noted: { at: 300, staff: SUE } });
        expect(await store.monitor.note(99_999, note, entry('note-alarm'))).toBeNull();
        expect(await store.monitor.findAlarm(99_999)).toBeNull();
        expect(await journalled()).toEqual(['note-alarm', 'monitor-alarm', 'monitor-alarm']);
        expect(await found({ open: true })).toEqual([one]);
        expect(await found({ open: false })).toEqual([two]);
        expect(await store.monitor.countAlarms()).toEqual([
          { kind: 'long-play', open: 1, all: 1 },
          { kind: 'opposed-pair', open: 0, all: 1 },
        ]);
      });
    });
  });
};
