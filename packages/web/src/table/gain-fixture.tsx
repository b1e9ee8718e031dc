// Whether a felt celebrates a settled round that it finds on opening, for the tests of this folder.
import { ZERO } from '@punto/engine/minor';
import { renderToString } from 'solid-js/web';
import { type House, HouseProvider } from '../house/house.tsx';
import type { TableSignals } from '../house/table.ts';
import { FeltProvider, useFelt } from './felt.tsx';
import { setup, view } from './fixture-setup.ts';
import type { KeptRecord } from './seen.ts';

const settled = view({ phase: 'settled' });
const SIGNALS = {
  view: () => settled,
  own: () => null,
  missing: () => false,
  stopped: () => false,
  news: () => null,
  away: () => false,
  comeBack: () => {},
} as unknown as TableSignals;

const houseWith = (record: KeptRecord): House =>
  ({
    connection: () => ({ state: 'open' }),
    account: () => null,
    settled: () => record,
    corrected: () => null,
    now: () => 0,
    client: { on: () => () => {} },
  }) as unknown as House;

const Told = () => {
  const felt = useFelt();
  return <p>{`${felt.decided() ? 'decided' : 'open'}, ${felt.gained() ? 'celebrated' : 'calm'}`}</p>;
};

/** `decided, calm` or `decided, celebrated`. */
export const foundOnOpening = (returnedMinor: number): string => {
  const { shoe, round } = settled;
  const record = {
    table: setup.table,
    shoe: shoe?.number,
    round: round?.number,
    status: 'settled',
    stakedMinor: 1_000,
    returnedMinor,
    balanceAfterMinor: ZERO,
    bets: [],
  } as unknown as KeptRecord;
  const written = renderToString(() => (
    <HouseProvider house={houseWith(record)}>
      <FeltProvider table={setup.table} signals={SIGNALS} first={settled}>
        <Told />
      </FeltProvider>
    </HouseProvider>
  ));
  return written.replaceAll(/<[^>]+>/g, '');
};
