// The sheet of the other tables.
import { texts } from '@punto/language/catalogue';
import { Dialog } from '@punto/ui/dialog.tsx';
import { TableList } from './table-list.tsx';

const text = texts('play').switch;

export const TableListSheet = (props: {
  open: boolean;
  onClose: () => void;
  /** The table that is open. */
  table: string;
  go: (table: string) => void;
  /** Opens another table beside it; not where one at a time is permitted. */
  beside: ((table: string) => void) | undefined;
}) => (
  <Dialog look="sheet" open={props.open} onClose={() => props.onClose()} title={text.others()}>
    <TableList except={[props.table]} does="go" choose={props.go} beside={props.beside} />
  </Dialog>
);
