// The tables a house opens: those of the engine for a first start, or a JSON file of its own that names a room
// for each table and what differs from it. A file with a mistake opens nothing and says where it is. [V]
import { readFileSync } from 'node:fs';
import type { TableSetup } from '@punto/engine/room';
import { ROOMS } from '@punto/engine/rooms';
import { FIRST_TABLES } from '@punto/engine/rooms/first-tables';
import { makeTable, type TableChoices } from '@punto/engine/table-setup';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { ConfigError } from './config.ts';

const closed = { additionalProperties: false };
const Amount = Type.Integer({ minimum: 1 });
const Span = Type.Optional(Type.Integer({ minimum: 1 }));

const TablesFileSchema = Type.Array(
  Type.Object(
    {
      room: Type.String(),
      table: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' }),
      name: Type.String({ minLength: 1, maxLength: 40 }),
      limits: Type.Optional(Type.Object({ minMinor: Amount, maxMinor: Amount }, closed)),
      differentialMinor: Type.Optional(Type.Union([Amount, Type.Null()])),
      pace: Type.Optional(
        Type.Object(
          {
            shufflingMs: Span,
            bettingMs: Span,
            closedMs: Span,
            cardMs: Span,
            thirdCardMs: Span,
            resultMs: Span,
          },
          closed,
        ),
      ),
    },
    closed,
  ),
  { minItems: 1 },
);
const tablesFile = Compile(TablesFileSchema);

/** Throws `ConfigError` with what to change. */
export const readTables = (file: string | undefined): readonly TableSetup[] => {
  if (file === undefined) return FIRST_TABLES;
  const wanted = parse(file);
  const twice = wanted.find(({ table }, place) => wanted.findIndex((each) => each.table === table) !== place);
  if (twice) throw new ConfigError(`${file}: two tables have the id ${twice.table}. Give each its own.`);
  return wanted.map((each) => make(file, each));
};

const parse = (file: string): Static<typeof TablesFileSchema> => {
  const data = read(file);
  if (tablesFile.Check(data)) return data;
  const [fault] = tablesFile.Errors(data);
  throw new ConfigError(`${file}: ${fault ? sentence(fault) : 'it is not a list of tables'}`);
};

/** A field the schema does not know is reported as a schema that is `false`. */
const sentence = ({ keyword, instancePath, message }: TLocalizedValidationError): string =>
  keyword === 'boolean' ? `${instancePath} is no setting of a table.` : `${instancePath || '/'} ${message}.`;

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new ConfigError(`PUNTO_TABLES: ${file} cannot be read as JSON: ${(cause as Error).message}`, {
      cause,
    });
  }
};

const make = (file: string, { room, ...choices }: Static<typeof TablesFileSchema>[number]): TableSetup => {
  const preset = ROOMS[room];
  if (!preset) {
    const known = Object.keys(ROOMS).join(', ');
    throw new ConfigError(
      `${file}: table ${choices.table}: there is no room ${room}. Choose from: ${known}.`,
    );
  }
  try {
    return makeTable(preset, choices as TableChoices);
  } catch (cause) {
    throw new ConfigError(`${file}: ${(cause as Error).message}`, { cause });
  }
};
