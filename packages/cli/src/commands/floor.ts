// `punto floor`: administration of the floor on the server machine, without a password.
import { Command } from '@commander-js/extra-typings';
import { examples } from '../command-help.ts';
import { atHouse, DATA_OPTION, type HousePlace, housePlace } from '../house-place.ts';
import type { Shell } from '../shell.ts';

export const floorCommand = (shell: Shell) =>
  new Command('floor')
    .description('The people of the house, where nobody can sign in any more.')
    .addCommand(resetManagerCommand(shell))
    .addCommand(unlockCommand(shell))
    .addHelpText('after', examples(['floor reset-manager', 'floor unlock anne --data ./data']));

const resetManagerCommand = (shell: Shell) =>
  new Command('reset-manager')
    .description(
      'Makes a manager who can sign in: a new password for one sign-in, no code, no lock. Whoever has the name gets it, ' +
        'else somebody is added. The server of a data folder must be stopped, nodes on PostgreSQL may play on; the journal ' +
        'says that it was done here.',
    )
    .option(...DATA_OPTION)
    .option('--name <name>', 'who it is', 'manager')
    .addHelpText('after', examples(['floor reset-manager --data ./data']))
    .action(async ({ data, name }) => {
      const manager = await atHouse(() => restored(housePlace(data), name));
      await shell.write(`Sign in as ${manager.name} with ${manager.password}, shown this once.\n`);
    });

const unlockCommand = (shell: Shell) =>
  new Command('unlock')
    .description(
      'Forgets the wrong tries at somebody’s name, so that they may sign in at once with the password they have. The server ' +
        'of a data folder must be stopped, nodes on PostgreSQL may play on; the journal says that it was done here.',
    )
    .argument('<name>', 'who it is')
    .option(...DATA_OPTION)
    .addHelpText('after', examples(['floor unlock anne --data ./data']))
    .action(async (name, { data }) => {
      const unlocked = await atHouse(async () => {
        const { unlockName } = await import('@punto/server/identity/way-out');
        return unlockName(housePlace(data), name);
      });
      await shell.write(`${unlocked} is unlocked.\n`);
    });

const restored = async (place: HousePlace, name: string) => {
  // Loaded on demand: the other commands do not need the server.
  const { restoreManager, restoreManagerOnPostgres } = await import('@punto/server/identity/way-out');
  return 'folder' in place
    ? restoreManager(place.folder, name)
    : restoreManagerOnPostgres(place.database, name);
};
