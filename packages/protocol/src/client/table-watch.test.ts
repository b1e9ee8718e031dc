import { minor } from '@punto/engine/minor';
import type { TableView } from '@punto/table/view';
import { describe, expect, it } from 'vitest';
import { exampleOwn, exampleRecord, exampleRound, exampleView } from '../../test/support/example-view.ts';
import { createFakeNetwork } from '../../test/support/fake-network.ts';
import type { ClientMessage } from '../message.ts';
import { createTableWatch, type WatchedTableNews } from './table-watch.ts';

const start = () => {
  const network = createFakeNetwork();
  const asked: ClientMessage[] = [];
  const news: WatchedTableNews[] = [];
  const link = { open: true };
  const send = (message: ClientMessage) => {
    if (link.open) asked.push(message);
    return link.open;
  };
  const watch = createTableWatch('lotus', network.environment, send, (told) => news.push(told));
  watch.renew();
  const snapshot = (version: number, view = exampleView(), own: WatchedTableNews['own'] = null) =>
    watch.receive({ type: 'snapshot', table: 'lotus', version, view, own });
  const update = (from: number, version: number, changed: Partial<TableView> = {}) =>
    watch.receive({ type: 'update', table: 'lotus', from, version, changed });
  const resumed = (
    from: number,
    version: number,
    changed: Partial<TableView> = {},
    own: WatchedTableNews['own'] = null,
  ) => watch.receive({ type: 'resumed', table: 'lotus', from, version, changed, own });
  const accepted = (own: WatchedTableNews['own']) =>
    watch.receive({
      type: 'ticket-accepted',
      table: 'lotus',
      ticket: 'ticket-1',
      own,
      availableMinor: minor(0),
    });
  const version = () => watch.held()?.version;
  return { network, asked, news, link, watch, snapshot, update, resumed, accepted, version };
};

describe('a watched table', () => {
  it('begins with a snapshot and applies matching updates, reported as live', () => {
    const { asked, news, snapshot, update, watch } = start();
    expect(asked).toEqual([{ type: 'watch-table', table: 'lotus' }]);
    snapshot(7);
    update(7, 9, { phase: 'closed', deadline: null });
    expect(news.map((each) => each.how)).toEqual(['snapshot', 'live']);
    expect(news[1]?.changed).toEqual({ phase: 'closed', deadline: null });
    expect(watch.held()).toEqual({
      version: 9,
      view: exampleView({ phase: 'closed', deadline: null }),
      own: null,
    });
    expect(watch.held()?.view.setup).toBe(news[0]?.view.setup);
  });

  it('drops duplicate and delayed updates', () => {
    const { asked, news, snapshot, update } = start();
    snapshot(7);
    update(7, 8, { phase: 'closed' });
    update(7, 8, { phase: 'closed' });
    update(6, 7, { phase: 'betting' });
    expect(news.length).toBe(2);
    expect(asked.length).toBe(1);
  });

  it('requests the changes since its version when an update is missing, once', () => {
    const { asked, news, snapshot, update, resumed, version } = start();
    snapshot(7);
    update(8, 9, { phase: 'dealing' });
    update(9, 10, { history: ['B'] });
    expect(version()).toBe(7);
    expect(asked.slice(1)).toEqual([{ type: 'watch-table', table: 'lotus', since: 7 }]);
    resumed(7, 10, { phase: 'dealing', history: ['B'] });
    expect(version()).toBe(10);
    expect(news.at(-1)?.how).toBe('resumed');
    expect(asked.length).toBe(2);
  });

  it('requests once more when its answer was overtaken by an update', () => {
    const { asked, snapshot, update, version } = start();
    update(7, 8, { phase: 'closed' });
    snapshot(7);
    expect(version()).toBe(7);
    expect(asked.at(-1)).toEqual({ type: 'watch-table', table: 'lotus', since: 7 });
  });

  it('requests again when no answer comes, less and less often, until the patron is at another table', () => {
    const { network, asked, watch } = start();
    network.advance(1_999);
    expect(asked.length).toBe(1);
    network.advance(1);
    expect(asked.length).toBe(2);
    network.advance(4_000);
    expect(asked.length).toBe(3);
    watch.receive({ type: 'error', error: 'at-another-table', message: 'You went away.', table: 'lotus' });
    network.advance(100_000);
    expect(asked.length).toBe(3);
  });

  it.each(['table-stopped', 'no-such-table'] as const)(
    '[T5] after %s requests again every ten seconds, until the table answers',
    (error) => {
      const { network, asked, watch, snapshot, news } = start();
      snapshot(7);
      const stopped = () => watch.receive({ type: 'error', error, message: 'Not now.', table: 'lotus' });
      stopped();
      network.advance(9_999);
      expect(asked.length).toBe(1);
      network.advance(1);
      expect(asked.length).toBe(2);
      stopped();
      network.advance(10_000);
      expect(asked.at(-1)).toEqual({ type: 'watch-table', table: 'lotus', since: 7 });
      snapshot(9);
      network.advance(100_000);
      expect(asked.length).toBe(3);
      expect(news.at(-1)).toMatchObject({ version: 9 });
    },
  );

  it('[T4] resumes from its version on a new connection', () => {
    const { asked, news, link, watch, snapshot, resumed } = start();
    snapshot(7);
    link.open = false;
    watch.renew();
    link.open = true;
    watch.renew();
    expect(asked.slice(1)).toEqual([{ type: 'watch-table', table: 'lotus', since: 7 }]);
    resumed(7, 12, { phase: 'settled' }, exampleOwn(1, 500));
    expect(news.at(-1)).toMatchObject({ how: 'resumed', version: 12, own: exampleOwn(1, 500) });
  });

  it('accepts a smaller version on a new connection: the server was restored', () => {
    const { asked, watch, snapshot, update, version } = start();
    snapshot(70, exampleView(), exampleOwn(1, 900));
    watch.renew();
    snapshot(3, exampleView({ phase: 'shuffling' }), exampleOwn(1, 100));
    expect(watch.held()).toEqual({
      version: 3,
      view: exampleView({ phase: 'shuffling' }),
      own: exampleOwn(1, 100),
    });
    update(3, 4);
    expect(version()).toBe(4);
    expect(asked.length).toBe(2);
  });

  it('does not keep a snapshot that arrived late on the same connection', () => {
    const { asked, snapshot, update, resumed, version } = start();
    snapshot(7);
    update(7, 9);
    snapshot(7);
    expect(asked.at(-1)).toEqual({ type: 'watch-table', table: 'lotus', since: 7 });
    resumed(7, 9);
    expect(version()).toBe(9);
  });

  it('recognises a late snapshot by an earlier one too, and requests only once more', () => {
    const { asked, snapshot, resumed, version } = start();
    snapshot(9);
    snapshot(3);
    expect(asked.at(-1)).toEqual({ type: 'watch-table', table: 'lotus', since: 3 });
    resumed(3, 3);
    expect(version()).toBe(3);
    expect(asked.length).toBe(2);
  });

  it('does not apply an answer that starts from another version', () => {
    const { asked, snapshot, resumed, version } = start();
    snapshot(7);
    resumed(5, 9, { phase: 'dealing' });
    expect(version()).toBe(7);
    expect(asked.at(-1)).toEqual({ type: 'watch-table', table: 'lotus', since: 7 });
    resumed(7, 9, { phase: 'dealing' });
    expect(version()).toBe(9);
    resumed(5, 8, { phase: 'closed' });
    expect(version()).toBe(9);
    expect(asked.length).toBe(2);
  });

  it('ignores messages of other tables', () => {
    const { news, watch } = start();
    watch.receive({ type: 'snapshot', table: 'jade', version: 1, view: exampleView(), own: null });
    expect(news).toEqual([]);
  });

  it('sends nothing after stop', () => {
    const { network, asked, watch } = start();
    watch.stop();
    network.advance(100_000);
    expect(asked.map((each) => each.type)).toEqual(['watch-table', 'leave-table']);
  });
});

describe('a watched table with a further watcher', () => {
  it('is not requested again while the answer is awaited, or once it is there', () => {
    const { watch, asked, snapshot } = start();
    watch.begin();
    snapshot(3);
    watch.begin();
    expect(asked).toEqual([{ type: 'watch-table', table: 'lotus' }]);
  });

  it('is requested again if it was refused before', () => {
    const { watch, asked } = start();
    watch.receive({
      type: 'error',
      error: 'no-such-table',
      message: 'There is no such table.',
      table: 'lotus',
    });
    watch.begin();
    expect(asked).toHaveLength(2);
  });
});

describe("the patron's own stakes", () => {
  it('come with the accepted ticket and go with the round', () => {
    const { news, snapshot, update, accepted, watch } = start();
    snapshot(7);
    accepted(exampleOwn(1, 500, 8));
    expect(news.at(-1)).toMatchObject({ how: 'own', changed: {}, own: exampleOwn(1, 500, 8) });
    update(7, 8, { phase: 'settled' });
    expect(watch.held()?.own).toEqual(exampleOwn(1, 500, 8));
    update(8, 9, { phase: 'betting', round: exampleRound(2) });
    expect(watch.held()?.own).toBeNull();
  });

  it('wait for the view when they are ahead of it', () => {
    const { snapshot, update, accepted, watch } = start();
    snapshot(7);
    accepted(exampleOwn(2, 500, 8));
    expect(watch.held()?.own).toBeNull();
    update(7, 8, { round: exampleRound(2) });
    expect(watch.held()?.own).toEqual(exampleOwn(2, 500, 8));
  });

  it('[V6] keep the seat from round to round, and lose it on a message', () => {
    const { snapshot, update, resumed, watch } = start();
    snapshot(7, exampleView(), { ...exampleOwn(1, 500, 7), seat: '5' });
    update(7, 8, { round: exampleRound(2) });
    expect(watch.held()?.own).toMatchObject({ seat: '5', round: 2, bets: {}, squeezes: [] });
    watch.receive({ type: 'own', table: 'lotus', own: { ...exampleOwn(2, 0, 9), seat: '6' } });
    expect(watch.held()?.own?.seat).toBe('6');
    // Written before the seat was taken, but arriving after it.
    resumed(8, 8, {}, null);
    expect(watch.held()?.own?.seat).toBe('6');
    watch.receive({ type: 'own', table: 'lotus', own: null });
    expect(watch.held()?.own).toBeNull();
  });

  it('[V6] keep the request for bets behind a seat, and drop its news with the round', () => {
    const { snapshot, update, watch } = start();
    const behind = {
      seat: '5',
      stakeMinor: minor(500),
      mode: 'traditional',
      roundsLeft: 2,
      totalLeftMinor: null,
    } as const;
    const behindNews = { seat: '5', news: { missed: { reason: 'away' } } } as const;
    snapshot(7, exampleView(), { ...exampleOwn(1, 500, 7), behind, behindNews });
    expect(watch.held()?.own).toMatchObject({ behind, behindNews });
    update(7, 8, { round: exampleRound(2) });
    expect(watch.held()?.own).toMatchObject({ behind, bets: {}, seat: null });
    expect(watch.held()?.own).not.toHaveProperty('behindNews');
    watch.receive({ type: 'own', table: 'lotus', own: { ...exampleOwn(2, 0, 9), behindNews } });
    update(8, 10, { round: exampleRound(3) });
    expect(watch.held()?.own).toBeNull();
  });

  it('[T5] are removed with a cancelled round, and the seat stays', () => {
    const { snapshot, update, accepted, watch } = start();
    const settled = (status: 'settled' | 'cancelled') =>
      watch.receive({
        type: 'round-settled',
        table: 'lotus',
        record: { ...exampleRecord, status },
        availableMinor: minor(0),
      });
    snapshot(7);
    accepted({ ...exampleOwn(1, 500, 8), seat: '5' });
    settled('settled');
    expect(watch.held()?.own?.bets).toEqual({ player: 500 });
    settled('cancelled');
    expect(watch.held()?.own).toMatchObject({ seat: '5', bets: {} });
    update(7, 8, {
      phase: 'settled',
      round: { number: 1, openedAt: 1_000, closesAt: 20_000, last: false, cancelled: true },
    });
    accepted(exampleOwn(1, 500, 9));
    expect(watch.held()?.own).toBeNull();
  });

  it('[T5] stay when the cancellation of an earlier round arrives late', () => {
    const { snapshot, accepted, watch } = start();
    snapshot(7, { ...exampleView(), round: exampleRound(2) });
    accepted(exampleOwn(2, 500, 8));
    const record = { ...exampleRecord, shoe: 1, round: 1, status: 'cancelled' } as const;
    watch.receive({ type: 'round-settled', table: 'lotus', record, availableMinor: minor(0) });
    expect(watch.held()?.own?.bets).toEqual({ player: 500 });
  });

  it('are not removed by an answer written before the ticket', () => {
    const { snapshot, accepted, resumed, watch } = start();
    snapshot(7, exampleView(), exampleOwn(1, 500));
    accepted(exampleOwn(1, 800, 9));
    resumed(7, 8, {}, exampleOwn(1, 500, 8));
    expect(watch.held()?.own).toEqual(exampleOwn(1, 800, 9));
    resumed(8, 8, {}, null);
    expect(watch.held()?.own).toEqual(exampleOwn(1, 800, 9));
  });

  it.each(['a snapshot', 'a message of its own'])(
    'that ended, by %s, do not come back with a late snapshot of an earlier version',
    (how) => {
      const { snapshot, update, watch, news } = start();
      const ended = exampleOwn(1, 500, 8);
      snapshot(7, exampleView(), exampleOwn(1, 500, 7));
      watch.receive({ type: 'own', table: 'lotus', own: ended });
      expect(watch.held()?.own).toEqual(ended);
      update(7, 9);
      if (how === 'a snapshot') snapshot(9, exampleView(), null);
      else watch.receive({ type: 'own', table: 'lotus', own: null });
      snapshot(7, exampleView(), exampleOwn(1, 500, 7));
      expect(news.at(-1)?.own).toBeNull();
      expect(watch.held()?.own).toBeNull();
    },
  );

  it('count again, although earlier, on a new connection to a server that was restored', () => {
    const { snapshot, watch } = start();
    snapshot(70, exampleView(), null);
    watch.renew();
    snapshot(3, exampleView(), exampleOwn(1, 100, 3));
    expect(watch.held()?.own).toEqual(exampleOwn(1, 100, 3));
  });
});
