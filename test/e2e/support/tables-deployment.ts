// A deployment of every room, with a manager who makes a table for each test and a supervisor who deals at all of them
// over the API: a round takes as long as the test needs, and its cards are those the test is about.
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { type Deployment, type DeploymentOptions, startDeployment } from './deployment.ts';
import { firstManager, hire, keepConfirmed, type Member, type Person, settleIn } from './floor-client.ts';
import { OWN_BETS, ROOMS_OF_TESTS } from './rooms.ts';
import type { Started } from './started.ts';

export type TablesAddress = {
  readonly origin: string;
  readonly dataFolder: string;
  readonly manager: { readonly cookie: string; readonly person: Person };
  readonly dealer: { readonly cookie: string; readonly id: string };
};

/** A console that is silent for thirteen seconds counts as lost, and its dealer as away. */
const PING_EVERY_MS = 5_000;

export const startTables = async (
  options: Pick<DeploymentOptions, 'settings' | 'port'> = {},
): Promise<Started<TablesAddress> & { readonly deployment: Deployment }> => {
  const deployment = await startDeployment({ rooms: { ...ROOMS_OF_TESTS, own: OWN_BETS }, ...options });
  const { origin, dataFolder } = deployment;
  const manager = await settleIn(origin, firstManager(deployment.output()));
  const confirmed = await keepConfirmed(manager);
  const dealer = await hire(manager.client, 'tessa', 'supervisor');
  const desk = await openDesk(dealer);
  return {
    deployment,
    address: {
      origin,
      dataFolder,
      manager: { cookie: manager.client.cookie, person: manager.person },
      dealer: { cookie: dealer.client.cookie, id: dealer.id },
    },
    close: async () => {
      confirmed.stop();
      desk.close();
      await deployment.remove();
    },
  };
};

/** Keeps a console open, so that the dealer is at the tables. */
const openDesk = async ({ client: { origin, cookie } }: Member): Promise<{ readonly close: () => void }> => {
  const address = `${origin.replace('http', 'ws')}${FLOOR_PATHS.socket}`;
  const socket = new WebSocket(address, { headers: { cookie, origin } });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const pinging = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'ping', sent: Date.now() }));
  }, PING_EVERY_MS);
  return {
    close: () => {
      clearInterval(pinging);
      socket.close();
    },
  };
};
