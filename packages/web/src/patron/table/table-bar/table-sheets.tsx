// Sheets that can be read without leaving the table, one at a time, while the round continues.

import { texts } from '@punto/language/catalogue';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { Dialog } from '@punto/ui/dialog.tsx';
import { later } from '@punto/ui/later.tsx';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { Match, Suspense, Switch } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import type { SheetName } from '../../felt/use-sheets.ts';

const TableMenu = later(async () => (await import('./table-menu.tsx')).TableMenu);
const Rules = lazyPart(
  async () => (await withTexts(import('@punto/ui/rules/rules.tsx'), 'rules', 'paytable')).Rules,
);
const PlayRecord = lazyPart(
  async () => (await withTexts(import('../../record/play-record.tsx'), 'record', 'reasons')).PlayRecord,
);
const SettingsPanel = lazyPart(
  async () => (await withTexts(import('../../settings/settings-panel.tsx'), 'settings')).SettingsPanel,
);

const FavouriteBets = lazyPart(
  async () =>
    (await withTexts(import('../../favourite-bets/favourite-bets.tsx'), 'favourites')).FavouriteBets,
);
const PeopleSheet = lazyPart(
  async () => (await withTexts(import('../../people/people-sheet.tsx'), 'people')).PeopleSheet,
);
const Statistics = lazyPart(
  async () => (await withTexts(import('../../statistics/statistics.tsx'), 'record')).Statistics,
);

const ProtectionPanel = lazyPart(
  async () =>
    (await withTexts(import('../../protection/protection-panel.tsx'), 'protection')).ProtectionPanel,
);

const text = texts('sheets').title;

/** The way to the people has loaded their texts. */
const titleOf = (sheet: SheetName): string => (sheet === 'people' ? texts('people').title() : text[sheet]());

export const TableSheets = () => {
  const felt = useFelt();
  const { open, turnTo } = felt.sheets;
  return (
    <Dialog
      look="sheet"
      open={open() !== null}
      onClose={() => turnTo(null)}
      title={titleOf(open() ?? 'menu')}
    >
      <Suspense>
        <Switch>
          <Match when={open() === 'menu'}>
            <TableMenu />
          </Match>
          <Match when={open() === 'rules'}>
            <Rules setup={felt.view().setup} />
          </Match>
          <Match when={open() === 'record'}>
            <PlayRecord />
          </Match>
          <Match when={open() === 'settings'}>
            <SettingsPanel />
          </Match>
          <Match when={open() === 'protection'}>
            <ProtectionPanel />
          </Match>
          <Match when={open() === 'favourites'}>
            <FavouriteBets />
          </Match>
          <Match when={open() === 'people'}>
            <PeopleSheet />
          </Match>
          <Match when={open() === 'statistics'}>
            <Statistics />
          </Match>
        </Switch>
      </Suspense>
    </Dialog>
  );
};
