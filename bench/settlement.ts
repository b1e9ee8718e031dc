// Settlement by the terms of the schedules, compiled from data, against the same schedules written by hand for the tests.
import type { PayTable } from '@punto/engine/condition/terms';
import type { Coup } from '@punto/engine/coup';
import { minor } from '@punto/engine/minor';
import { type KnownScheduleId, SCHEDULE_IDS } from '@punto/engine/option-id';
import { PAY_TABLES } from '@punto/engine/schedule-terms';
import { settleBet } from '@punto/engine/settle';
import { manyCoups } from '../packages/engine/test/dealt-coups.ts';
import { TWIN_TABLES } from '../packages/engine/test/schedule-twin.ts';
import { inTurns, median, ratio } from './timing.ts';

const SEED = 7;
const ROUNDS = 20_000;
const BETS_IN_TURN = 60;
const MAIN: readonly KnownScheduleId[] = ['player', 'banker', 'tie'];

export type SettlementFigure = { readonly what: string; readonly figure: string };

export const settlementFigures = async (): Promise<readonly SettlementFigure[]> => {
  const coups = [...manyCoups(ROUNDS, SEED)];
  const settling = (
    name: string,
    tables: Readonly<Record<KnownScheduleId, PayTable>>,
    ids: readonly KnownScheduleId[],
  ) => ({
    name,
    run: () =>
      betsPerSecond(
        ids.map((id) => tables[id]),
        coups,
      ),
  });
  const {
    mains,
    mainsByHand,
    all = [],
    allByHand,
  } = await inTurns(
    [
      settling('mains', PAY_TABLES, MAIN),
      settling('mainsByHand', TWIN_TABLES, MAIN),
      settling('all', PAY_TABLES, SCHEDULE_IDS),
      settling('allByHand', TWIN_TABLES, SCHEDULE_IDS),
    ],
    15,
    3,
  );
  return [
    { what: 'all twenty schedules, bets', figure: `${(median(all) / 1e6).toFixed(1)} M a second` },
    { what: 'against the same written by hand', figure: `${ratio(all, allByHand).toFixed(2)} ×` },
    {
      what: 'player, banker, tie against the same by hand',
      figure: `${ratio(mains, mainsByHand).toFixed(2)} ×`,
    },
  ];
};

/** Measures processor time. Throws if nothing was returned, which would mean that nothing was settled. */
const betsPerSecond = (tables: readonly PayTable[], coups: readonly Coup[]): number => {
  const passes = BETS_IN_TURN / tables.length;
  const start = process.threadCpuUsage();
  let returned = 0;
  for (let pass = 0; pass < passes; pass += 1)
    for (const coup of coups)
      for (const table of tables) returned += settleBet(table, STAKE, coup).returnedMinor;
  const { user, system } = process.threadCpuUsage(start);
  if (returned === 0) throw new Error('nothing was returned');
  return ((passes * coups.length * tables.length) / (user + system)) * 1e6;
};

const STAKE = minor(12_300);
