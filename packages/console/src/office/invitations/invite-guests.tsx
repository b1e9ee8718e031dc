// Makes an invitation: for whom, for how many guests, for how many days.
import { texts } from '@punto/language/catalogue';
import type { InvitedCodeAnswer, InviteRequest } from '@punto/protocol/floor/identity-api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { Dialog } from '@punto/ui/dialog.tsx';
import { createEffect, createSignal, createUniqueId } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useAct } from '../act.ts';
import { FaultOf } from '../fault-of.tsx';

const text = texts('names').ways.invitations;
const { notNow } = texts('floor').part;

const MOST_GUESTS = 10_000;
const MOST_DAYS = 365;
const WEEK = '7';

export const InviteGuests = (props: {
  open: boolean;
  onClose: () => void;
  onMade: (made: InvitedCodeAnswer) => void;
}) => {
  const floor = useFloor();
  const act = useAct();
  const [note, setNote] = createSignal('');
  const [guests, setGuests] = createSignal('1');
  const [days, setDays] = createSignal(WEEK);
  const form = createUniqueId();
  createEffect(() => {
    if (!props.open) return;
    setNote('');
    setGuests('1');
    setDays(WEEK);
    act.clear();
  });
  const make = () =>
    act.run(async () => {
      const wanted: InviteRequest = { note: note().trim(), uses: Number(guests()), days: Number(days()) };
      props.onMade(await floor.ask<InvitedCodeAnswer>('POST', OFFICE_PATHS.invitations, wanted));
    });
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={text.invite()}
      foot={
        <>
          <Button onPress={props.onClose}>{notNow()}</Button>
          <Button kind="primary" busy={act.busy()} disabled={note().trim() === ''} onPress={make}>
            {text.make()}
          </Button>
        </>
      }
    >
      <form
        id={form}
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <FaultOf act={act} />
        <TextField
          label={text.forWhom()}
          hint={text.hint()}
          maxlength={200}
          required
          autofocus
          value={note()}
          onInput={setNote}
          fault={act.faults().note}
        />
        <NumberField
          label={text.guests()}
          most={MOST_GUESTS}
          value={guests()}
          onInput={setGuests}
          fault={act.faults().uses}
        />
        <NumberField
          label={text.days()}
          most={MOST_DAYS}
          value={days()}
          onInput={setDays}
          fault={act.faults().days}
        />
      </form>
    </Dialog>
  );
};

const NumberField = (props: {
  label: string;
  most: number;
  value: string;
  onInput: (value: string) => void;
  fault: string | undefined;
}) => (
  <TextField
    label={props.label}
    type="number"
    min={1}
    max={props.most}
    required
    value={props.value}
    onInput={props.onInput}
    fault={props.fault}
  />
);
