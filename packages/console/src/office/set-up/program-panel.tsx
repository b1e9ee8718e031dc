// The program that this node runs, its digest, and whether its files are unchanged; a manager can check them again.
// [B-56]
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { ProgramAnswer } from '@punto/protocol/floor/program-api';
import { count, plural } from '@punto/ui/words/number.ts';
import { createSignal, For, Show } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge, Line, type Tone } from '../../ui/marks.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAct } from '../act.ts';
import { FaultOf } from '../fault-of.tsx';
import { Loaded } from '../loaded.tsx';
import { useQuery } from '../use-query.ts';

export const ProgramPanel = () => {
  const floor = useFloor();
  const read = useQuery<ProgramAnswer>(() => OFFICE_PATHS.program);
  const [checked, setChecked] = createSignal<ProgramAnswer | null>(null);
  const act = useAct();
  const check = () =>
    act.run(async () => setChecked(await floor.ask<ProgramAnswer>('POST', OFFICE_PATHS.checkProgram)));
  return (
    <Panel title="Program" note="Of the node that answers here.">
      <Loaded asked={read} what="the program">
        {(first) => <ProgramLines program={checked() ?? first()} />}
      </Loaded>
      <div class="button-row">
        <Button onPress={() => void check()} disabled={act.busy()}>
          {act.busy() ? 'Reading all files…' : 'Check the files now'}
        </Button>
      </div>
      <FaultOf act={act} />
    </Panel>
  );
};

const ProgramLines = (props: { program: ProgramAnswer }) => (
  <>
    <p>
      <Badge tone={stateOf(props.program)[1]}>{stateOf(props.program)[0]}</Badge> Version{' '}
      {props.program.version}, Node {props.program.runtime}, {props.program.platform}
      <Show when={props.program.checkedAt}>
        {(at) => (
          <span class="dim">
            {' '}
            · {count(props.program.files)} files, checked{' '}
            {new Date(at()).toISOString().replace('T', ' ').slice(0, 16)} UTC
          </span>
        )}
      </Show>
    </p>
    <Show when={props.program.digest}>{(digest) => <p class="program-digest">SHA-256 {digest()}</p>}</Show>
    <Show when={props.program.published !== null && props.program.published !== props.program.digest}>
      <Line tone={props.program.digest === null ? 'info' : 'bad'}>
        Published for this release: <span class="program-digest">{props.program.published}</span>
      </Line>
    </Show>
    <Show when={props.program.changed > 0}>
      <Line tone="bad">
        {count(props.program.changed)} {plural(props.program.changed, 'file is', 'files are')} not as at the
        start.
      </Line>
      <ul>
        <For each={props.program.changes}>
          {({ path, change }) => (
            <li>
              {path} <span class="dim">{change}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  </>
);

const stateOf = ({ intact }: ProgramAnswer): readonly [string, Tone] => {
  if (intact === null) return ['Not checked yet', 'info'];
  return intact ? ['Unchanged', 'good'] : ['Changed', 'bad'];
};
