// The program that this node runs, its digest, and whether its files are unchanged; a manager can check them again.
// [B-56]
import { texts } from '@punto/language/catalogue';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { ProgramAnswer } from '@punto/protocol/floor/program-api';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createSignal, For, Show } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge, Line, type Tone } from '../../ui/marks.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAct } from '../act.ts';
import { FaultOf } from '../fault-of.tsx';
import { Loaded } from '../loaded.tsx';
import { useQuery } from '../use-query.ts';

const text = texts('office').program;

export const ProgramPanel = () => {
  const floor = useFloor();
  const read = useQuery<ProgramAnswer>(() => OFFICE_PATHS.program);
  const [checked, setChecked] = createSignal<ProgramAnswer | null>(null);
  const act = useAct();
  const check = () =>
    act.run(async () => setChecked(await floor.ask<ProgramAnswer>('POST', OFFICE_PATHS.checkProgram)));
  return (
    <Panel title={text.title()} note={text.note()}>
      <Loaded asked={read} reading={text.reading()}>
        {(first) => <ProgramLines program={checked() ?? first()} />}
      </Loaded>
      <div class="button-row">
        <Button onPress={() => void check()} disabled={act.busy()}>
          {act.busy() ? text.checking() : text.check()}
        </Button>
      </div>
      <FaultOf act={act} />
    </Panel>
  );
};

const ProgramLines = (props: { program: ProgramAnswer }) => (
  <>
    <p>
      <Badge tone={stateOf(props.program)[1]}>{text.state[stateOf(props.program)[0]]()}</Badge>{' '}
      {text.version({
        version: props.program.version,
        node: props.program.runtime,
        platform: props.program.platform,
      })}
      <Show when={props.program.checkedAt}>
        {(at) => (
          <span class="dim"> · {text.checked({ files: props.program.files, at: minuteOf(at()) })}</span>
        )}
      </Show>
    </p>
    <Show when={props.program.digest}>
      {(digest) => <p class="program-digest">{text.digest({ digest: digest() })}</p>}
    </Show>
    <Show when={props.program.published !== null && props.program.published !== props.program.digest}>
      <Line tone={props.program.digest === null ? 'info' : 'bad'}>
        <Sentence
          parts={text.published.parts({ digest: props.program.published ?? '' })}
          tags={{ digest: (digest) => <span class="program-digest">{digest}</span> }}
        />
      </Line>
    </Show>
    <Show when={props.program.changed > 0}>
      <Line tone="bad">{text.changed({ files: props.program.changed })}</Line>
      <ul>
        <For each={props.program.changes}>
          {({ path, change }) => (
            <li>
              {path} <span class="dim">{text.change[change]()}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  </>
);

/** `2026-11-20 14:03`, in UTC. */
const minuteOf = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 16);

const stateOf = ({ intact }: ProgramAnswer): readonly ['unknown' | 'unchanged' | 'changed', Tone] => {
  if (intact === null) return ['unknown', 'info'];
  return intact ? ['unchanged', 'good'] : ['changed', 'bad'];
};
