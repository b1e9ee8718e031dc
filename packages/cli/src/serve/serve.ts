// `punto serve`: the server itself, with its settings from the environment. The options stand for the settings that a first
// start needs. A wrong option ends with the exit code 2 of every command; settings and files are read by the server, which has
// exit codes of its own.
import { Command } from '@commander-js/extra-typings';
import { examples } from '../command-help.ts';
import { notEmpty, portNumber } from '../parameters.ts';
import type { Shell } from '../shell.ts';

export const serveCommand = (shell: Shell) =>
  new Command('serve')
    .description('Serves a house: tables, pages of the patrons and the floor, until it is ended.')
    .option('--host <address>', 'address to listen on (default: HOST, or 127.0.0.1)', notEmpty('an address'))
    .option('--port <port>', 'port to listen on; 0 for any free port (default: PORT, or 8090)', portNumber)
    .option('--data <folder>', 'folder of the data (default: PUNTO_DATA, or ./data)', notEmpty('a folder'))
    .option(
      '--rooms <path>',
      'room file, or folder of room files (default: PUNTO_ROOMS, or the shipped rooms)',
      notEmpty('a file or a folder'),
    )
    .addHelpText(
      'after',
      examples(
        ['serve', 'serve --port 9000 --data ./house --rooms ./rooms'],
        '78 settings, room or brand files have faults',
      ),
    )
    .action(async ({ host, port, data, rooms }) => {
      const settings = { HOST: host, PORT: port?.toString(), PUNTO_DATA: data, PUNTO_ROOMS: rooms };
      for (const [name, value] of Object.entries(settings))
        if (value !== undefined) process.env[name] = value;
      // The module starts the server when it is loaded, and sets the exit code when it cannot.
      await import('@punto/server/start/main');
      shell.exitCode = Number(process.exitCode ?? 0);
    });
