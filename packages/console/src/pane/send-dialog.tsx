// A supervisor assigns a dealer to a table, in addition to its dealers or in place of one. [T5]
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Dialog } from '@punto/ui/dialog.tsx';
import { createMemo, createSignal } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { useDutyWithFault } from '../client/use-duty.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Refused } from '../ui/marks.tsx';

const text = texts('duties').send;
const { notNow } = texts('floor').part;

const NOBODY = '';

export const SendDialog = (props: { entry: FloorEntry; onClose: () => void }) => {
  const floor = useFloor();
  const { send, fault } = useDutyWithFault(() => props.entry.table);
  const dealers = () => props.entry.floor.dealers;
  const [name, setName] = createSignal('');
  const [relieved, setRelieved] = createSignal(dealers()[0]?.id ?? NOBODY);
  const elsewhere = createMemo(() =>
    floor
      .tables()
      .filter(({ table }) => table !== props.entry.table)
      .flatMap((entry) => entry.floor.dealers.map((dealer) => dealer.name)),
  );
  const go = async () => {
    const relieves = relieved() === NOBODY ? null : relieved();
    const duty = { duty: 'assign-dealer', dealer: name().trim(), relieves } as const;
    if ((await send(duty, sentTo({ dealer: name().trim(), table: props.entry.floor.view.setup.name }))).done)
      props.onClose();
  };
  return (
    <Dialog
      open
      straightIn
      onClose={props.onClose}
      title={text.title({ table: props.entry.floor.view.setup.name })}
      foot={
        <>
          <Button onPress={props.onClose}>{notNow()}</Button>
          <Button kind="primary" disabled={name().trim() === ''} onPress={go}>
            {text.act()}
          </Button>
        </>
      }
    >
      <Refused why={fault()} />
      <TextField
        label={text.name()}
        hint={elsewhere().length > 0 ? text.nameHintOthers({ dealers: elsewhere() }) : text.nameHint()}
        autofocus
        value={name()}
        onInput={setName}
      />
      <SelectField
        label={text.relieves()}
        value={relieved()}
        onChange={setRelieved}
        options={[
          { value: NOBODY, text: text.nobody() },
          ...dealers().map(({ id, name: other }) => ({ value: id, text: other })),
        ]}
      />
    </Dialog>
  );
};

const sentTo = (names: { dealer: string; table: string }) => () => text.done(names);
