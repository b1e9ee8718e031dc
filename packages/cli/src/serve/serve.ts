// `punto serve`: the server itself, with its settings from the environment. The options stand for the settings that a first
// start needs.
import { Command } from '@commander-js/extra-typings';
import { examples } from '../command-help.ts';
import type { Shell } from '../shell.ts';

export const serveCommand = (shell: Shell) =>
  new Command('serve')
    .description('Serves a house: tables, pages of the patrons and the floor, until it is ended.')
    .option('--host <address>', 'address to listen on (default: HOST, or 127.0.0.1)')
    .option('--port <port>', 'port to listen on (default: PORT, or 8090)')
    .option('--data <folder>', 'folder of the data (default: PUNTO_DATA, or ./data)')
    .option(
      '--rooms <path>',
      'room file, or folder of room files (default: PUNTO_ROOMS, or the shipped rooms)',
    )
    .addHelpText('after', examples(['serve', 'serve --port 9000 --data ./house --rooms ./rooms']))
    .action(async ({ host, port, data, rooms }) => {
      const settings = { HOST: host, PORT: port, PUNTO_DATA: data, PUNTO_ROOMS: rooms };
      for (const [name, value] of Object.entries(settings))
        if (value !== undefined) process.env[name] = value;
      // The module starts the server when it is loaded, and sets the exit code when it cannot.
      await import('@punto/server/start/main');
      shell.exitCode = Number(process.exitCode ?? 0);
    });
