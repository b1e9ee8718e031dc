// `punto brands`: the brand files of operators. `check` reads a folder as a server does when it starts, and prints the tables and
// limits of each currency, or every fault in the same words; `init` begins one with an example and fresh keys.
import { Command } from '@commander-js/extra-typings';
import { amountText } from '@punto/engine/currency';
import { mainLimits } from '@punto/engine/main-limits';
import type { TableSetup } from '@punto/engine/room';
import type { Brand, Brands } from '@punto/server/brands/brand';
import type { Column, Row } from '../column.ts';
import { examples } from '../command-help.ts';
import { failureOf } from '../failure.ts';
import { formatOption } from '../format-option.ts';
import { writeExample } from '../init/write-example.ts';
import { printReport, type Report } from '../report.ts';
import type { Shell } from '../shell.ts';

export const brandsCommand = (shell: Shell) =>
  new Command('brands')
    .description('Checks brand files of operators, or writes an example.')
    .addCommand(checkCommand(shell))
    .addCommand(initCommand(shell))
    .addHelpText('after', examples(['brands check ./brands --rooms ./rooms', 'brands init ./brands']));

const checkCommand = (shell: Shell) =>
  new Command('check')
    .description(
      'Prints where each currency of each brand is played and its limits, or every fault with its line and what to change.',
    )
    .argument('<folder>', 'a folder of brand files, or one brand file')
    .option('--rooms <folder>', 'the room files of the house (default: those that come with Punto)')
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples(['brands check ./brands', 'brands check ./brands/lighthouse.json -f json']),
    )
    .action(async (folder, { format, rooms }) => {
      // Loaded on demand: the other commands do not need the server.
      const { readRooms } = await import('@punto/server/rooms/room-folder');
      const { readBrands } = await import('@punto/server/brands/brand-folder');
      const { offeredTable } = await import('@punto/server/brands/offered-tables');
      const { webhookRemarks } = await import('@punto/server/webhooks/webhook-remarks');
      const { faultLine } = await import('@punto/server/input/file-fault');
      const tables = readRooms(rooms);
      if (!tables.ok) throw failureOf(tables.faults.map(faultLine));
      const read = readBrands(folder, tables.tables);
      if (!read.ok) throw failureOf(read.faults.map(faultLine));
      for (const remark of await webhookRemarks(read.brands, read.faultAt))
        shell.say(`note: ${faultLine(remark)}\n`);
      await printReport(brandsReport(read.brands, tables.tables, offeredTable), format, shell);
    });

const initCommand = (shell: Shell) =>
  new Command('init')
    .description('Writes an example brand with new keys, and the schema, into a folder. Keeps what is there.')
    .argument('<folder>', 'created if it is missing; start the server with PUNTO_BRANDS set to it')
    .addHelpText('after', examples(['brands init ./brands']))
    .action(async (folder) => {
      const { writeExampleBrand } = await import('@punto/server/brands/example-brand');
      await writeExample(folder, writeExampleBrand, shell);
      shell.say(`Give the operator the keys, and serve the brand with PUNTO_BRANDS=${folder}\n`);
    });

type Offered = typeof import('@punto/server/brands/offered-tables').offeredTable;

const brandsReport = (brands: Brands, tables: readonly TableSetup[], offered: Offered): Report => {
  const rows = [...brands.values()].flatMap((brand) =>
    Object.keys(brand.currencies).flatMap((currency) =>
      tables.map((table) => rowOf(brand, currency, table, offered(brand, currency, table))),
    ),
  );
  return { json: rows, columns: COLUMNS, rows };
};

const rowOf = (brand: Brand, currency: string, table: TableSetup, offered: ReturnType<Offered>): Row => {
  const named = { brand: brand.id, currency, table: table.table, room: table.id };
  if (!offered.ok) return { ...named, notOffered: offered.says };
  const { minMinor, maxMinor } = mainLimits(offered.setup);
  return {
    ...named,
    options: offered.setup.offers.length,
    minimum: amountText(minMinor, currency),
    maximum: amountText(maxMinor, currency),
    chips: offered.setup.chipsMinor.length,
    notOffered: null,
  };
};

const COLUMNS: readonly Column[] = [
  { key: 'brand', title: 'Brand' },
  { key: 'currency', title: 'Currency' },
  { key: 'table', title: 'Table' },
  { key: 'room', title: 'Room' },
  { key: 'options', title: 'Options', align: 'right' },
  { key: 'minimum', title: 'Minimum', align: 'right' },
  { key: 'maximum', title: 'Maximum', align: 'right' },
  { key: 'chips', title: 'Chips', align: 'right' },
  { key: 'notOffered', title: 'Not offered because' },
];
