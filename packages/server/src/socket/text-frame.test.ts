import type { TableView } from '@punto/table';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../test/support/test-server.ts';
import { openTestSocket } from '../../test/support/test-socket.ts';
import { textFrame } from './text-frame.ts';

describe('a frame', () => {
  it.each([
    ['', [0x81, 0]],
    ['é', [0x81, 2]],
    ['x'.repeat(125), [0x81, 125]],
    ['x'.repeat(126), [0x81, 126, 0, 126]],
    ['x'.repeat(65_535), [0x81, 126, 0xff, 0xff]],
    ['x'.repeat(65_536), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ])('opens with the length of its bytes: %#', (text, head) => {
    const frame = textFrame(text);
    expect([...frame.subarray(0, head.length)]).toEqual(head);
    expect(frame.subarray(head.length).toString()).toBe(text);
  });

  it('of any length is read by a client', async () => {
    const server = await createTestServer();
    const { cookie } = await server.enter();
    const socket = await openTestSocket(await server.listen(), { cookie });
    socket.send({ type: 'watch-table', table: 'one' });
    await socket.next('snapshot');
    for (const length of [10, 1_000, 100_000]) {
      const changed = {
        totals: { ['x'.repeat(length)]: { stakeMinor: 0, patrons: 0 } },
      } as Partial<TableView>;
      server.one.change(changed);
      server.clock.advance(100);
      expect((await socket.next('update')).changed).toEqual(changed);
    }
    await server.close();
  });
});
