// A table on the wall for the tests of this folder.
import { minor } from '@punto/engine/minor';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import type { FloorEntry } from '@punto/protocol/floor/message';

type View = FloorEntry['floor']['view'];

export const exampleEntry = (
  table: string,
  some: Partial<Omit<FloorEntry['floor'], 'view'>> & {
    view?: Partial<View>;
    stopped?: boolean;
    patrons?: number;
  } = {},
): FloorEntry => {
  const { view, stopped = false, patrons = 0, ...floor } = some;
  const setup = makeTable(LIVE_EIGHT_DECK, { table, name: table.replace('-', ' ') });
  return {
    table,
    patrons,
    stopped,
    floor: {
      pause: null,
      dealers: [],
      stakedMinor: minor(0),
      staking: 0,
      exposureMinor: minor(0),
      next: null,
      cutDrawn: false,
      lastRound: null,
      nextSetup: null,
      configured: { offers: setup.offers, differentialMinor: setup.differentialMinor },
      ...floor,
      view: {
        setup,
        phase: 'betting',
        deadline: null,
        shoe: null,
        cutting: null,
        round: null,
        hands: { player: [], banker: [], playerScore: 0, bankerScore: 0 },
        coup: null,
        totals: {},
        openMinor: null,
        history: [],
        down: { player: 0, banker: 0 },
        squeeze: null,
        largestMinor: null,
        seats: null,
        pausedAt: null,
        nextLimits: null,
        service: 'open',
        manual: false,
        ...view,
      },
    },
  };
};

export const examplePause = (since: number, reason = 'Card not read') => ({
  since,
  by: { id: 'd-3', name: 'Dealer 3' },
  reason,
});
