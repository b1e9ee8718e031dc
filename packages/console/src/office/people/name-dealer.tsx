// Sets or removes what patrons know a dealer by.
import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import type { DealerAnswer, NameDealerRequest } from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { isPortrait, PORTRAITS } from '@punto/protocol/names/people-view';
import { Dialog } from '@punto/ui/dialog.tsx';
import { notify } from '@punto/ui/notice.tsx';
import { createEffect, createSignal } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { useAct } from '../act.ts';
import { FaultOf } from '../fault-of.tsx';

const LETTER = 'letter';
const text = texts('names').dealers;
const { notNow } = texts('floor').part;
const choices = () => [
  { value: LETTER, text: text.drawing.letter() },
  ...PORTRAITS.map((value) => ({ value, text: text.drawing[value]() })),
];

export const NameDealer = (props: {
  dealer: DealerAnswer | null;
  onClose: () => void;
  onDone: () => void;
}) => {
  const floor = useFloor();
  const act = useAct();
  const [name, setName] = createSignal('');
  const [portrait, setPortrait] = createSignal<string>(LETTER);
  createEffect(() => {
    setName(props.dealer?.publicName ?? '');
    setPortrait(props.dealer?.portrait ?? LETTER);
    act.clear();
  });
  const set = (wanted: NameDealerRequest, doneText: () => string) =>
    act.run(async () => {
      await floor.ask('PUT', pathOf(FLOOR_PATHS.dealer, { id: props.dealer?.id ?? '' }), wanted);
      notify(doneText, 'good');
      props.onDone();
    });
  const save = () => {
    const chosen = portrait();
    const wanted = { publicName: name().trim(), portrait: isPortrait(chosen) ? chosen : null };
    void set(wanted, text.saved);
  };
  return (
    <Dialog
      open={props.dealer !== null}
      onClose={props.onClose}
      title={text.publicNameOf({ name: props.dealer?.name ?? '' })}
      foot={
        <>
          <Button onPress={props.onClose}>{notNow()}</Button>
          <Button
            kind="danger"
            busy={act.busy()}
            disabled={props.dealer?.publicName === null}
            onPress={() => set({ publicName: null, portrait: null }, text.removed)}
          >
            {text.remove()}
          </Button>
          <Button kind="primary" busy={act.busy()} disabled={name().trim() === ''} onPress={save}>
            {text.save()}
          </Button>
        </>
      }
    >
      <div class="form">
        <FaultOf act={act} />
        <TextField
          label={text.publicName()}
          hint={text.hint()}
          maxlength={60}
          value={name()}
          onInput={setName}
          fault={act.faults().publicName}
        />
        <SelectField label={text.portrait()} value={portrait()} onChange={setPortrait} options={choices()} />
      </div>
    </Dialog>
  );
};
