// Corrects the cut card if it was reported drawn by mistake or was missed: the current round is then not the last, and
// the shoe continues. [S2]

import { LEAST_CUT_DEPTH } from '@punto/engine/shoe';
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Dialog } from '@punto/ui/dialog.tsx';
import { createSignal } from 'solid-js';
import { useDutyWithFault } from '../client/use-duty.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Refused } from '../ui/marks.tsx';

const text = texts('duties').cut;

/** It is out, or was missed. */
export const isCutPassed = ({ cutDrawn, cutOverdue }: FloorEntry['floor']): boolean =>
  cutDrawn || (cutOverdue ?? 0) > 0;

export const CutDialog = (props: { onClose: () => void; entry: FloorEntry }) => {
  const { send, fault } = useDutyWithFault(() => props.entry.table);
  const view = () => props.entry.floor.view;
  const left = () => (view().shoe?.cards ?? 0) - (view().shoe?.dealt ?? 0);
  const [typed, setTyped] = createSignal(String(Math.min(left(), view().setup.shoe.cutDepth ?? left())));
  const depth = () => Number.parseInt(typed(), 10);
  const least = () => LEAST_CUT_DEPTH[view().setup.shoe.afterCut];
  const correct = async () => {
    const done = await send({ duty: 'correct-cut-card', cutDepth: depth() }, text.done);
    if (done.done) props.onClose();
  };
  return (
    <Dialog
      open
      straightIn
      onClose={props.onClose}
      title={text.title({ table: view().setup.name })}
      foot={
        <>
          <Button onPress={props.onClose}>{text.leave()}</Button>
          <Button kind="primary" disabled={!(depth() >= least() && depth() <= left())} onPress={correct}>
            {text.act()}
          </Button>
        </>
      }
    >
      <Refused why={fault()} />
      <p>{text.says({ out: view().shoe?.dealt ?? 0, cards: view().shoe?.cards ?? 0 })}</p>
      <TextField
        label={text.depth()}
        hint={text.depthHint({ least: least(), left: left() })}
        type="number"
        inputmode="numeric"
        autofocus
        value={typed()}
        onInput={setTyped}
      />
    </Dialog>
  );
};
