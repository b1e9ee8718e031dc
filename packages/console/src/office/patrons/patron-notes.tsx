// Notes of the staff about a patron; they cannot be deleted.

import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { PatronNoteAnswer } from '@punto/protocol/floor/patron-api';
import { createSignal, For } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAct } from '../act.ts';
import { FaultOf } from '../fault-of.tsx';

const says = texts('office').patrons.notes;

export const PatronNotes = (props: {
  id: string;
  notes: readonly PatronNoteAnswer[];
  onAdded: () => void;
}) => {
  const floor = useFloor();
  const act = useAct();
  const [text, setText] = createSignal('');
  const add = () =>
    act.run(async () => {
      await floor.ask('POST', pathOf(OFFICE_PATHS.notes, { id: props.id }), { text: text().trim() });
      setText('');
      props.onAdded();
    });
  return (
    <Panel title={says.title()}>
      <form
        class="form-line"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Field label={says.fresh()} hint={says.hint()}>
          {(inside) => (
            <textarea
              id={inside.id}
              class="form-input"
              rows="2"
              maxlength="1000"
              value={text()}
              aria-describedby={inside.describedBy}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={act.busy()} disabled={text().trim() === ''}>
          {says.add()}
        </Button>
      </form>
      <FaultOf act={act} />
      <ol class="notes-list">
        <For each={props.notes} fallback={<li class="dim">{says.none()}</li>}>
          {(note) => (
            <li>
              <p>{note.text}</p>
              <p class="panel-note">{says.by({ name: note.staff.name, at: note.at })}</p>
            </li>
          )}
        </For>
      </ol>
    </Panel>
  );
};
