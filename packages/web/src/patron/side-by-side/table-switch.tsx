// Switches to another table without the lobby: previous, next, or one chosen from a sheet, in the lobby's current
// order. Leaving waits for the coup, like every other way out. [T9]
import { texts } from '@punto/language/catalogue';
import { tableName } from '@punto/protocol/table-name';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { Icon } from '@punto/ui/icon.tsx';
import { later } from '@punto/ui/later.tsx';
import { useNavigate } from '@punto/ui/route/router.tsx';
import { createSignal } from 'solid-js';
import { sideBySide } from '../../client/side-by-side-address.ts';
import { useTablesAtOnce } from '../../client/tables-at-once.ts';
import { neighbour } from './neighbour.ts';
import { useTables } from './use-tables.ts';
import './table-switch.css';

const text = texts('play').switch;

const TableListSheet = later(
  async () => (await withTexts(import('./table-list-sheet.tsx'), 'many')).TableListSheet,
);

export const TableSwitch = (props: { table: string }) => <Switcher table={tableName(props.table)} />;

const Switcher = (props: { table: string }) => {
  const navigate = useNavigate();
  const tables = useTables();
  const atOnce = useTablesAtOnce();
  const [open, setOpen] = createSignal(false);
  const ids = () => tables().map(({ table }) => table);
  const go = (table: string | null) => {
    setOpen(false);
    if (table !== null) navigate(`/table/${table}`);
  };
  const Step = (step: { by: 1 | -1; label: string }) => (
    <button
      type="button"
      class="icon-btn table-step"
      classList={{ next: step.by === 1 }}
      aria-label={step.label}
      title={step.label}
      disabled={neighbour(ids(), props.table, step.by) === null}
      onClick={() => go(neighbour(ids(), props.table, step.by))}
    >
      <Icon name="back" />
    </button>
  );
  return (
    <div class="table-switch">
      <Step by={-1} label={text.before()} />
      <button
        type="button"
        class="icon-btn"
        aria-label={text.others()}
        title={text.others()}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="tables" />
      </button>
      <Step by={1} label={text.next()} />
      <TableListSheet
        open={open()}
        onClose={() => setOpen(false)}
        table={props.table}
        go={go}
        beside={atOnce() > 1 ? (table) => navigate(sideBySide([props.table, table])) : undefined}
      />
    </div>
  );
};
