// `punto floor`: administration of the floor on the server machine, without a password.
import { Command } from '@commander-js/extra-typings';
import { examples } from '../command-help.ts';
import { atHouse, DATA_OPTION, type DeploymentLocation, deploymentLocation } from '../deployment-location.ts';
import type { Shell } from '../shell.ts';

export const floorCommand = (shell: Shell) =>
  new Command('floor')
    .description('Restores the access of staff to the floor, on the machine of the server.')
    .addCommand(resetManagerCommand(shell))
    .addCommand(unlockCommand(shell))
    .addHelpText('after', examples(['floor reset-manager', 'floor unlock anne --data ./data']));

const resetManagerCommand = (shell: Shell) =>
  new Command('reset-manager')
    .description(
      'Makes a manager who can sign in: with a new password for one sign-in, without one-time code and lock. A member of ' +
        'that name is changed, else a new one is added. Stop the server of a data folder first; nodes on PostgreSQL may ' +
        'run. The journal records it.',
    )
    .option(...DATA_OPTION)
    .option('--name <name>', 'name of the manager', 'manager')
    .addHelpText('after', examples(['floor reset-manager --data ./data']))
    .action(async ({ data, name }) => {
      const manager = await atHouse(() => restored(deploymentLocation(data), name));
      await shell.write(`Sign in as ${manager.name} with ${manager.password}, shown this once.\n`);
    });

const unlockCommand = (shell: Shell) =>
  new Command('unlock')
    .description(
      'Deletes the failed sign-ins of a name, so that its member can sign in at once with the present password. Stop the ' +
        'server of a data folder first; nodes on PostgreSQL may run. The journal records it.',
    )
    .argument('<name>', 'name of the staff member')
    .option(...DATA_OPTION)
    .addHelpText('after', examples(['floor unlock anne --data ./data']))
    .action(async (name, { data }) => {
      const unlocked = await atHouse(async () => {
        const { unlockName } = await import('@punto/server/identity/sign-in-recovery');
        return unlockName(deploymentLocation(data), name);
      });
      await shell.write(`${unlocked} is unlocked.\n`);
    });

const restored = async (place: DeploymentLocation, name: string) => {
  // Loaded on demand: the other commands do not need the server.
  const { restoreManager, restoreManagerOnPostgres } = await import(
    '@punto/server/identity/sign-in-recovery'
  );
  return 'folder' in place
    ? restoreManager(place.folder, name)
    : restoreManagerOnPostgres(place.database, name);
};
