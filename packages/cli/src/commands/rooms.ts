// `punto rooms`: the room files of a deployment. `check` reads a folder as a server does when it starts, and prints its
// faults in the same words, and what a house should know of each bet; `init` begins one with the rooms that come with Punto. Folders are the server's to read, so
// here alone a command goes past its shell. [V]
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { mainLimits } from '@punto/engine/main-limits';
import type { TableSetup } from '@punto/engine/room';
import type { Column, Row } from '../column.ts';
import { examples } from '../command-help.ts';
import { failureOf } from '../failure.ts';
import { formatOption } from '../format-option.ts';
import { writeExample } from '../init/write-example.ts';
import { wholeNumber } from '../parameters.ts';
import { printReport, type Report } from '../report.ts';
import { betsReport, type RoomBets, roomBets } from '../rooms/rooms-bets.ts';
import type { Shell } from '../shell.ts';

export const roomsCommand = (shell: Shell) =>
  new Command('rooms')
    .description('Checks room files, or writes those that come with Punto.')
    .addCommand(checkCommand(shell))
    .addCommand(initCommand(shell))
    .addHelpText('after', examples(['rooms check ./rooms', 'rooms init ./rooms']));

const checkCommand = (shell: Shell) =>
  new Command('check')
    .description(
      'Prints the tables that would open and the edge and the risk of each bet, or every fault with its line and what to change.',
    )
    .argument('[folder]', 'a folder of room files, or one room file (default: those that come with Punto)')
    .option('--no-bets', 'the tables alone')
    .option('--shoes <n>', 'shoes for what a counter of cards gains', wholeNumber(1, 100_000), 200)
    .option(
      '--tolerate <stakes>',
      'what a counter may gain a shoe, in stakes, before a bet is closed',
      stakesArgument,
      0.01,
    )
    .addOption(formatOption())
    .addHelpText('after', examples(['rooms check ./rooms', 'rooms check ./rooms/squeeze.json -f json']))
    .action(async (folder, { format, bets, shoes, tolerate }) => {
      // Loaded on demand: the other commands do not need the server.
      const { readRooms } = await import('@punto/server/rooms/room-folder');
      const { faultLine } = await import('@punto/server/input/file-fault');
      const read = readRooms(folder);
      if (!read.ok) throw failureOf(read.faults.map(faultLine));
      for (const remark of read.remarks()) shell.say(`note: ${faultLine(remark)}\n`);
      const length = { shoes, tolerated: tolerate };
      const checked =
        bets && format !== 'csv' ? roomBets(read.tables, length, (room) => shell.say(`${room} …\n`)) : [];
      await printReport(tablesReport(read.tables, checked), format, shell);
      if (format === 'table')
        for (const each of checked) await printReport(betsReport(each, length), format, shell);
    });

const initCommand = (shell: Shell) =>
  new Command('init')
    .description(
      'Writes the rooms that come with Punto, and their schema, into a folder. Keeps what is there.',
    )
    .argument('<folder>', 'created if it is missing; start the server with PUNTO_ROOMS set to it')
    .addHelpText('after', examples(['rooms init ./rooms']))
    .action(async (folder) => {
      const { copyShippedRooms } = await import('@punto/server/rooms/shipped-rooms');
      await writeExample(folder, copyShippedRooms, shell);
      shell.say(`Serve them with PUNTO_ROOMS=${folder}\n`);
    });

const tablesReport = (tables: readonly TableSetup[], checked: readonly RoomBets[]): Report => {
  const rows = tables.map(rowOf);
  const betsOf = (setup: TableSetup | undefined) =>
    checked.find((each) => setup !== undefined && each.tables.includes(setup))?.rows;
  const json = rows.map((row, i) => {
    const bets = betsOf(tables[i]);
    return bets === undefined ? row : { ...row, bets };
  });
  return { json, columns: COLUMNS, rows };
};

const stakesArgument = (text: string): number => {
  if (/^\d{1,4}(\.\d{1,6})?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a number of stakes such as 0.01 or 2.');
};

const rowOf = (setup: TableSetup): Row => {
  const { table, name, id, offers, differentialMinor, patronDifferentialMinor, shoe, pace, solo } = setup;
  return {
    table,
    name,
    room: id,
    decks: shoe.decks,
    options: offers.length,
    ...mainLimits(setup),
    differentialMinor,
    patronDifferentialMinor: patronDifferentialMinor ?? null,
    bettingMs: solo ? null : pace.bettingMs,
  };
};

const inCoins = (minor: unknown): string => String(Number(minor) / 100);
const inSeconds = (ms: unknown): string => `${Number(ms) / 1000} s`;

const COLUMNS: readonly Column[] = [
  { key: 'table', title: 'Table' },
  { key: 'name', title: 'Name' },
  { key: 'room', title: 'Room' },
  { key: 'decks', title: 'Decks', align: 'right' },
  { key: 'options', title: 'Options', align: 'right' },
  { key: 'minMinor', title: 'Minimum', align: 'right', show: inCoins },
  { key: 'maxMinor', title: 'Maximum', align: 'right', show: inCoins },
  { key: 'patronDifferentialMinor', title: 'Player limit', align: 'right', show: inCoins },
  { key: 'differentialMinor', title: 'Table limit', align: 'right', show: inCoins },
  { key: 'bettingMs', title: 'Betting', align: 'right', show: inSeconds },
];
