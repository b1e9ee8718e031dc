// Applies a brand to the page: amounts and limits in its currency, its colours, and the operator's sentence with a refusal.

import { mainLimits } from '@punto/engine/main-limits';
import { minor, ZERO } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { setupInCurrency } from '@punto/engine/room/currency-setup';
import { setAmountDecimals } from '@punto/language/format';
import type { PatronClient } from '@punto/protocol/client/patron-client';
import type { LobbyEntry, TableView } from '@punto/protocol/message';
import type { OwnBrand } from '@punto/protocol/operator-api';
import { playSetupsAs } from '@punto/ui/words/room-words.ts';
import { showOperatorWords } from './operator-words.ts';
import './apply-brand.css';

export const applyBrand = (
  { currency, skin, confirmByHand }: OwnBrand,
  client: Pick<PatronClient, 'on'>,
): void => {
  setAmountDecimals(currency.exponent);
  playSetupsAs({ setup: setupsIn(confirmByHand, currency), entry: entriesIn(currency) });
  const page = document.documentElement;
  for (const [token, shades] of Object.entries(skin))
    for (const [shade, colour] of Object.entries(shades ?? {}))
      page.style.setProperty(`--skin-${token}-${shade}`, colour);
  page.dataset.skin = Object.keys(skin).join(' ');
  client.on('refused', showOperatorWords);
};

/** Setups with the limits, step and chips of the currency, kept so that memos on their fields hold. */
const setupsIn = (confirmByHand: boolean, ofBrand: OwnBrand['currency']) => {
  const made = new WeakMap<TableSetup, { readonly terms: TableView['terms']; readonly setup: TableSetup }>();
  // A table takes the currency from its next round on: until then the terms of the brand are shown.
  return ({ setup, terms = ofBrand }: Pick<TableView, 'setup' | 'terms'>): TableSetup => {
    const known = made.get(setup);
    if (known && JSON.stringify(known.terms) === JSON.stringify(terms)) return known.setup;
    const inCurrency = setupInCurrency(setup, terms);
    const played: TableSetup = confirmByHand ? { ...inCurrency, confirm: 'by-hand' } : inCurrency;
    made.set(setup, { terms, setup: played });
    return played;
  };
};

/** Entries of the lobby with the limits of the currency. */
const entriesIn = (terms: OwnBrand['currency']) => {
  const made = new WeakMap<LobbyEntry, LobbyEntry>();
  return (entry: LobbyEntry): LobbyEntry => {
    const known = made.get(entry);
    if (known) return known;
    const { minMinor, maxMinor } = mainLimits(setupInCurrency(onlyLimits(entry), terms));
    const priced = { ...entry, minMinor, maxMinor };
    made.set(entry, priced);
    return priced;
  };
};

/** A table that has the limits of the entry and nothing else of a room. */
const onlyLimits = ({ room, minMinor, maxMinor, table, name, cloth, labels }: LobbyEntry): TableSetup => ({
  ...{
    id: room,
    title: name,
    table,
    name,
    cloth,
    labels,
    differentialMinor: null,
    stepMinor: minor(1),
    chipsMinor: [],
  },
  ...{ shoe: { decks: 8, burn: 'none', cutDepth: null, afterCut: 'finish' }, commissionModes: [] },
  pace: { shufflingMs: 0, bettingMs: 0, closedMs: 0, cardMs: 0, thirdCardMs: 0, resultMs: 0 },
  offers: [
    {
      option: 'player',
      schedule: 'player',
      minMinor,
      maxMinor: minor(Math.max(maxMinor, ZERO)),
      until: null,
    },
  ],
});
