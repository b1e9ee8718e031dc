// Sheets that can be read without leaving the table, one at a time, while the round continues.

import { Dialog } from '@punto/ui/dialog.tsx';
import { lazy, Match, Suspense, Switch } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { type SheetName, TableMenu } from './table-menu.tsx';

const Rules = lazy(async () => ({ default: (await import('@punto/ui/rules/rules.tsx')).Rules }));
const PlayRecord = lazy(async () => ({ default: (await import('../../record/play-record.tsx')).PlayRecord }));
const SettingsPanel = lazy(async () => ({
  default: (await import('../../settings/settings-panel.tsx')).SettingsPanel,
}));

const TITLES: Readonly<Record<SheetName, string>> = {
  menu: 'At the table',
  rules: 'Rules and paytable',
  record: 'Play record',
  settings: 'Settings',
};

export const TableSheets = (props: { open: SheetName | null; turnTo: (sheet: SheetName | null) => void }) => {
  const felt = useFelt();
  return (
    <Dialog
      look="sheet"
      open={props.open !== null}
      onClose={() => props.turnTo(null)}
      title={TITLES[props.open ?? 'menu']}
    >
      <Suspense>
        <Switch>
          <Match when={props.open === 'menu'}>
            <TableMenu turnTo={props.turnTo} />
          </Match>
          <Match when={props.open === 'rules'}>
            <Rules setup={felt.view().setup} />
          </Match>
          <Match when={props.open === 'record'}>
            <PlayRecord />
          </Match>
          <Match when={props.open === 'settings'}>
            <SettingsPanel />
          </Match>
        </Switch>
      </Suspense>
    </Dialog>
  );
};
