// Reads an area of the Traditional Chinese texts. The areas of lobby and table are one file; each of the others is loaded when it is needed.
import type { AreaName } from '../../src/areas.ts';
import type { Area } from '../../src/message.ts';
import bars from './bars.ts';
import caller from './caller.ts';
import felt from './felt.ts';
import lobby from './lobby.ts';
import play from './play.ts';
import shared from './shared.ts';
import shell from './shell.ts';
import table from './table.ts';

const FIRST: Partial<Record<AreaName, Area>> = { bars, caller, felt, lobby, play, shared, shell, table };

export const readArea = async (name: AreaName): Promise<Area> =>
  FIRST[name] ?? (await import(`./${name}.ts`)).default;
