// The editor of a definition: a field for its text, and its faults by line and column.
import { texts } from '@punto/language/catalogue';
import { For, Show } from 'solid-js';
import { LONGEST_IN_ADDRESS } from '../lab-state.ts';
import type { Study } from '../use-study.ts';
import { LONGEST_TEXT, type PlacedFault } from './definition-text.ts';
import { faultText } from './fault-words.ts';
import type { Lab } from './use-lab.ts';

const text = texts('lab').editor;

/** The id of the field. */
export const DEFINITION_FIELD = 'definition';

export const DefinitionEditor = (props: { study: Study; lab: Lab }) => {
  let field: HTMLTextAreaElement | undefined;
  const goTo = ({ offset }: PlacedFault) => {
    // Focused last, since the browser then scrolls to the caret.
    field?.setSelectionRange(offset, offset);
    field?.focus();
  };
  const written = () => props.lab.own() ?? '';
  const rows = () => Math.min(24, Math.max(10, written().split('\n').length + 1));
  return (
    <div class="definition">
      <label for={DEFINITION_FIELD}>{text.label()}</label>
      <p class="small-print" id="definition-hint">
        {text.hint()}
      </p>
      <textarea
        ref={field}
        id={DEFINITION_FIELD}
        dir="ltr"
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        rows={rows()}
        maxlength={LONGEST_TEXT}
        value={written()}
        aria-describedby="definition-hint definition-faults"
        aria-invalid={props.lab.faults().length > 0}
        onInput={(event) => props.study.changeLab({ bet: { text: event.currentTarget.value } })}
      />
      <div id="definition-faults" class="definition-faults">
        <p role="status">
          {props.lab.faults().length === 0 ? text.sound() : text.faults({ n: props.lab.faults().length })}
          <Show when={props.lab.remarks().length > 0}>
            {' '}
            {text.remarks({ n: props.lab.remarks().length })}
          </Show>
        </p>
        <FaultList faults={[...props.lab.faults(), ...props.lab.remarks()]} goTo={goTo} />
        <Show when={props.lab.faults().length > 0 && props.lab.bet() !== null}>
          <p>{text.earlier()}</p>
        </Show>
        <Show when={written().length > LONGEST_IN_ADDRESS}>
          <p>{text.tooLong()}</p>
        </Show>
      </div>
    </div>
  );
};

const FaultList = (props: { faults: readonly PlacedFault[]; goTo: (fault: PlacedFault) => void }) => (
  <ul>
    <For each={props.faults}>
      {(fault) => (
        <li>
          <button type="button" onClick={() => props.goTo(fault)}>
            {text.place({ line: fault.line, column: fault.column })}
          </button>
          <Show when={fault.path !== ''}>
            <code dir="ltr">{fault.path}</code>
          </Show>
          <span>{faultText(fault.reason)}</span>
        </li>
      )}
    </For>
  </ul>
);
