// `punto floor`: what is done for the floor at the machine itself, where no password is asked.
import { Command } from '@commander-js/extra-typings';
import { examples } from '../command-help.ts';
import { Failure } from '../failure.ts';
import type { Shell } from '../shell.ts';

export const floorCommand = (shell: Shell) =>
  new Command('floor')
    .description('The people of the house, where nobody can sign in any more.')
    .addCommand(resetManagerCommand(shell))
    .addHelpText('after', examples(['floor reset-manager', 'floor reset-manager --data ./data --name anne']));

const resetManagerCommand = (shell: Shell) =>
  new Command('reset-manager')
    .description(
      'Makes a manager who can sign in: a new password for one sign-in, no code, no lock. Whoever has the name gets it, ' +
        'else somebody is added. The server must be stopped, and the journal says that it was done here.',
    )
    .option('--data <folder>', 'the data folder of the server', './data')
    .option('--name <name>', 'who it is', 'manager')
    .addHelpText('after', examples(['floor reset-manager --data ./data']))
    .action(async ({ data, name }) => {
      // Read only when asked for: the other commands need nothing of the server.
      const { NotRestored, restoreManager } = await import('@punto/server/identity/way-out');
      const { isOpenFailure } = await import('@punto/server/store/open-failure');
      const manager = await restoreManager(data, name).catch((cause: unknown) => {
        throw cause instanceof NotRestored || isOpenFailure(cause) ? new Failure(cause.message) : cause;
      });
      await shell.write(`Sign in as ${manager.name} with ${manager.password}, shown this once.\n`);
    });
