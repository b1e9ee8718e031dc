// A guest of a test server who watches the table `one`.
import type { Version } from '@punto/table/ids';
import type { TestServer } from './test-server.ts';
import { openTestSocket, type TestSocket } from './test-socket.ts';

export type TableWatcher = TestSocket & { readonly id: string };

/** The first message to read is the table's answer. */
export const watchTable = async (
  server: TestServer,
  host: string,
  since?: Version,
): Promise<TableWatcher> => {
  const { cookie, id } = await server.enter();
  const socket = await openTestSocket(host, { cookie });
  await socket.next('welcome');
  socket.send({ type: 'watch-table', table: 'one', ...(since === undefined ? {} : { since }) });
  return { ...socket, id };
};
