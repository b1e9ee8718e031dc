// The sheet of the card of house advantages.
import { texts } from '@punto/language/catalogue';
import { Dialog } from '@punto/ui/dialog.tsx';
import { AdvantageTable } from './advantage-table.tsx';
import type { Advantage } from './advantages.ts';

const text = texts('shared').advantage;

export const AdvantageSheet = (props: {
  open: boolean;
  onClose: () => void;
  rows: readonly Advantage[] | null;
  decks: number;
}) => (
  <Dialog look="sheet" open={props.open} onClose={() => props.onClose()} title={text.title()}>
    <AdvantageTable rows={props.rows} decks={props.decks} />
  </Dialog>
);
