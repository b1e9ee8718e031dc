// The program: every command, and how a run ends. A command is a function of the shell that gives a commander
// command; to add one, list it here. Exit codes: 0 success, 1 the data or the work failed, 2 wrong arguments.
import { Command, CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import manifest from '../package.json' with { type: 'json' };
import { brandsCommand } from './brands/brands.ts';
import { examples } from './command-help.ts';
import { auditCommand } from './commands/audit.ts';
import { backupCommand } from './commands/backup.ts';
import { betsCommand } from './commands/bets.ts';
import { depthCommand } from './commands/depth.ts';
import { digestCommand } from './commands/digest.ts';
import { floorCommand } from './commands/floor.ts';
import { labCommand } from './commands/lab.ts';
import { loadCommand } from './commands/load.ts';
import { mergeCommand } from './commands/merge.ts';
import { moveCommand } from './commands/move.ts';
import { oddsCommand } from './commands/odds.ts';
import { operatorCommand } from './commands/operator.ts';
import { restoreCommand } from './commands/restore.ts';
import { rngCommand } from './commands/rng.ts';
import { roadsCommand } from './commands/roads.ts';
import { roomsCommand } from './commands/rooms.ts';
import { settleCommand } from './commands/settle.ts';
import { shoeCommand } from './commands/shoe.ts';
import { simulateCommand } from './commands/simulate.ts';
import { verifyCommand } from './commands/verify.ts';
import { FAILED, Failure, MISUSED, Misuse } from './failure.ts';
import { serveCommand } from './serve/serve.ts';
import type { Shell } from './shell.ts';

export type MakeCommand = (shell: Shell) => CommandUnknownOpts;

const COMMANDS: readonly MakeCommand[] = [
  serveCommand,
  oddsCommand,
  settleCommand,
  roadsCommand,
  shoeCommand,
  depthCommand,
  simulateCommand,
  mergeCommand,
  verifyCommand,
  rngCommand,
  roomsCommand,
  brandsCommand,
  betsCommand,
  labCommand,
  auditCommand,
  backupCommand,
  restoreCommand,
  moveCommand,
  floorCommand,
  loadCommand,
  operatorCommand,
  digestCommand,
];

/** Runs one command line and gives the exit code. Only a fault of the program itself is thrown. */
export const run = async (args: readonly string[], shell: Shell): Promise<number> => {
  try {
    await createProgram(shell).parseAsync(args, { from: 'user' });
    return shell.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : MISUSED;
    if (!(error instanceof Failure || error instanceof Misuse)) throw error;
    shell.say(`punto: ${error.message}\n`);
    return error instanceof Misuse ? MISUSED : FAILED;
  }
};

/** The command line with all its commands. */
export const createProgram = (shell: Shell): CommandUnknownOpts => {
  const punto = new Command('punto')
    .description(
      'Baccarat (punto banco): exact odds, settlement, roads, proofs of shoes, and administration of a Punto server.',
    )
    .version(manifest.version)
    // `operator` and its `check` have options of the same names.
    .enablePositionalOptions()
    .exitOverride()
    .showHelpAfterError('Try --help.')
    .configureOutput({
      writeOut: (text) => void shell.write(text),
      writeErr: shell.say,
      outputError: (text, write) => write(text.replace(/^error: /, 'punto: ')),
    });
  for (const make of COMMANDS) {
    const command = make(shell).copyInheritedSettings(punto);
    for (const part of command.commands) part.copyInheritedSettings(punto);
    punto.addCommand(command);
  }
  punto.addHelpText('after', examples(['odds --decks 6', 'settle "9S 3D KH 4D"', 'roads BPPTBB']));
  return punto;
};
