// Both hands as they are written for a patron without a right, while a card is squeezed and when it is turned.
import { renderToString } from 'solid-js/web';
import { type House, HouseProvider } from '../house/house.tsx';
import type { TableSignals } from '../house/table.ts';
import { FeltProvider } from '../table/felt.tsx';
import { setup, view } from '../table/fixture-setup.ts';
import { Hand } from '../table/hand.tsx';
import type { TableView } from '../table/seen.ts';

const squeezing = view({
  phase: 'squeezing',
  setup: { ...setup, squeeze: { turnMs: 15_000 } },
  down: { player: 2, banker: 2 },
  squeeze: { side: 'player', place: 0, endsAt: 9 },
});
const turned: TableView = {
  ...squeezing,
  phase: 'dealing',
  hands: { player: ['9H'], banker: [], playerScore: 9, bankerScore: 0 },
  down: { player: 1, banker: 2 },
  squeeze: null,
};
const house = {
  connection: () => ({ state: 'open' }),
  account: () => null,
  settled: () => null,
  corrected: () => null,
  now: () => 0,
  client: { on: () => () => {} },
} as unknown as House;

const SILENT = {
  own: () => null,
  missing: () => false,
  stopped: () => false,
  news: () => null,
  away: () => false,
  comeBack: () => {},
} as unknown as TableSignals;

const written = (seen: TableView): string => {
  const signals = { ...SILENT, view: () => seen };
  return renderToString(() => (
    <HouseProvider house={house}>
      <FeltProvider table="salon" signals={signals} first={seen}>
        <Hand side="player" />
        <Hand side="banker" />
      </FeltProvider>
    </HouseProvider>
  ));
};

export const whileSqueezed = (): string => written(squeezing);
export const whenTurned = (): string => written(turned);
