// A deployment whose staff work at consoles: tables where a person deals, tables dealt by the machine, and a manager
// who hires for each test, since a second sign-in of one person ends the first.
import { startDeployment } from './deployment.ts';
import { firstManager, keepConfirmed, type Person, settleIn } from './floor-client.ts';
import { FLOOR_ROOMS, type RoomFiles } from './rooms.ts';
import type { Started } from './started.ts';

export type FloorAddress = {
  readonly origin: string;
  readonly dataFolder: string;
  readonly manager: { readonly cookie: string; readonly person: Person };
};

export const startFloor = async (rooms: RoomFiles = FLOOR_ROOMS): Promise<Started<FloorAddress>> => {
  const { origin, dataFolder, output, remove } = await startDeployment({ rooms });
  const manager = await settleIn(origin, firstManager(output()));
  const confirmed = await keepConfirmed(manager);
  const { client, person } = manager;
  return {
    address: { origin, dataFolder, manager: { cookie: client.cookie, person } },
    close: async () => {
      confirmed.stop();
      await remove();
    },
  };
};
