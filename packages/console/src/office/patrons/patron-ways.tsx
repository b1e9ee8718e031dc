// A patron's sign-in methods and sessions, and the end of all sessions after a theft of the device.
import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import type { PatronWaysAnswer } from '@punto/protocol/floor/identity-api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { PatronLine } from '@punto/protocol/floor/patron-api';
import { notify } from '@punto/ui/notice.tsx';
import { createSignal, For, Show } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact } from '../../ui/marks.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useQuery } from '../use-query.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const text = texts('names').ways.patron;

export const PatronWays = (props: { patron: PatronLine }) => {
  const floor = useFloor();
  const ways = useQuery<PatronWaysAnswer>(() => pathOf(OFFICE_PATHS.ways, { id: props.patron.id }));
  const [asking, setAsking] = createSignal(false);
  return (
    <Show when={ways.value()}>
      {(told) => (
        <Panel
          title={text.title()}
          aside={
            <Show when={floor.may('end-patron-sessions') && told().sessions.length > 0}>
              <Button kind="danger" onPress={() => setAsking(true)}>
                {text.end()}
              </Button>
            </Show>
          }
        >
          <dl class="facts">
            <Fact name={text.passkeys()}>{told().passkeys}</Fact>
            <Fact name={text.codes()}>{told().recoveryCodes}</Fact>
            <Show when={told().openid}>
              <Fact name={text.provider()}>{text.yes()}</Fact>
            </Show>
            <For each={told().sessions}>
              {({ device, seenAt }) => (
                <Fact name={device || text.device()}>{text.seen({ at: seenAt })}</Fact>
              )}
            </For>
          </dl>
          <ReasonDialog
            open={asking()}
            path={pathOf(OFFICE_PATHS.endSessions, { id: props.patron.id })}
            title={text.endOf({ patron: props.patron.name })}
            effect={text.effect()}
            button={text.end()}
            kind="danger"
            label={text.reason()}
            hint={text.kept()}
            usual={[text.stolen(), text.asked()]}
            onClose={() => setAsking(false)}
            onDone={() => {
              notify(text.ended);
              setAsking(false);
              ways.again();
            }}
          />
        </Panel>
      )}
    </Show>
  );
};
