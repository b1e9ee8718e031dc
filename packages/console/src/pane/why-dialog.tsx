// Asks for the reason of a pause after the table is paused, optionally: in an incident, pausing must not wait for
// typing. [T5]

import { texts } from '@punto/language/catalogue';
import { Dialog } from '@punto/ui/dialog.tsx';
import { createSignal } from 'solid-js';
import { useDutyWithFault } from '../client/use-duty.ts';
import { Button } from '../ui/button.tsx';
import { isReason, ReasonField } from '../ui/field.tsx';
import { Refused } from '../ui/marks.tsx';

const text = texts('duties').why;

const usualReasons = () => [
  text.usual.notRead(),
  text.usual.misdeal(),
  text.usual.exposed(),
  text.usual.dispute(),
  text.usual.equipment(),
];

/** Created each time it opens. */
export const WhyDialog = (props: { table: string; title: string; says: string; onClose: () => void }) => {
  const { send, fault } = useDutyWithFault(() => props.table);
  const [reason, setReason] = createSignal('');
  const say = async (words: string) => {
    if (!isReason(words)) return;
    if ((await send({ duty: 'explain-pause', reason: words.trim() }, text.done)).done) props.onClose();
  };
  return (
    <Dialog
      open
      straightIn
      onClose={props.onClose}
      title={props.title}
      foot={
        <>
          <Button keys="Esc" onPress={props.onClose}>
            {text.nothing()}
          </Button>
          <Button kind="primary" keys="Enter" disabled={!isReason(reason())} onPress={() => say(reason())}>
            {text.send()}
          </Button>
        </>
      }
    >
      <Refused why={fault()} />
      <p>{props.says}</p>
      <ReasonField
        label={text.label()}
        value={reason()}
        onInput={setReason}
        usual={usualReasons()}
        autofocus
        onEnter={() => void say(reason())}
      />
    </Dialog>
  );
};
