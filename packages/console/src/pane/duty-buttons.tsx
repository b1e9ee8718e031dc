// The duties at a table: only those that the role permits are shown, and one that is not possible in the current state
// says why.
import type { FloorEntry, FloorView } from '@punto/protocol/floor/message';
import { Switch } from '@punto/ui/switch.tsx';
import { createSignal, Show } from 'solid-js';
import { useDutyHints } from '../client/duty-hints.ts';
import { useFloor } from '../client/floor.tsx';
import { useDuty } from '../client/use-duty.ts';
import { Button } from '../ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { CutDialog, isCutPassed } from './cut-dialog.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { WhyDialog } from './why-dialog.tsx';

type Asked = 'why' | 'cut' | 'cancel' | 'correct' | 'close' | 'limits';

export const DutyButtons = (props: { entry: FloorEntry; full: FloorView | null }) => {
  const floor = useFloor();
  const send = useDuty(() => props.entry.table);
  const [asked, setAsked] = createSignal<Asked | null>(null);
  const whyNot = useDutyHints(() => props.entry);
  const put = () => setAsked(null);
  const at = () => props.entry.floor;
  /** Pauses immediately; the reason is asked for afterwards. [T5] */
  const pause = async () => {
    if ((await send({ duty: 'pause', reason: null }, 'The table is paused')).done) setAsked('why');
  };
  const service = () => at().view.service;
  const solo = () => at().view.setup.solo === true;
  return (
    <section class="duties" aria-label="Duties">
      <div>
        <Show
          when={whyNot('resume') === undefined && floor.may('resume')}
          fallback={
            <Button
              icon="pause"
              kind="danger"
              disabled={whyNot('pause') !== undefined}
              hint={whyNot('pause')}
              onPress={pause}
            >
              {floor.may('resume') ? 'Pause' : 'Call supervisor'}
            </Button>
          }
        >
          <Button kind="primary" onPress={() => send({ duty: 'resume' }, 'The table goes on')}>
            Resume
          </Button>
        </Show>
        <Show when={floor.may('cancel-round')}>
          <Button
            kind="danger"
            disabled={whyNot('cancel-round') !== undefined}
            hint={whyNot('cancel-round')}
            onPress={() => setAsked('cancel')}
          >
            Cancel round
          </Button>
        </Show>
        <Show
          when={
            floor.may('correct-cut-card') && whyNot('correct-cut-card') === undefined && isCutPassed(at())
          }
        >
          <Button onPress={() => setAsked('cut')}>Correct the cut card</Button>
        </Show>
        <Show when={floor.may('void-round')}>
          <Button onPress={() => setAsked('correct')}>Correct a round</Button>
        </Show>
        <Show when={floor.may('change-limits') && !solo()}>
          <Button
            disabled={whyNot('change-limits') !== undefined}
            hint={whyNot('change-limits')}
            onPress={() => setAsked('limits')}
          >
            Change limits
          </Button>
        </Show>
        <Show when={floor.may('close-table')}>
          <Show
            when={service() === 'open'}
            fallback={
              <Button onPress={() => send({ duty: 'reopen-table' }, 'The table is open')}>
                {service() === 'shut' ? 'Reopen' : 'Keep it open'}
              </Button>
            }
          >
            <Button onPress={() => setAsked('close')}>Close table</Button>
          </Show>
        </Show>
      </div>
      <Show when={floor.may('set-manual') && at().view.setup.dealing === 'person'}>
        <Switch
          checked={at().view.manual}
          onChange={(manual) =>
            void send(
              { duty: 'set-manual', manual },
              manual ? 'Manual mode, shown to patrons' : 'Manual mode is off',
            )
          }
        >
          Manual mode: cards are typed, and patrons are told
        </Switch>
      </Show>
      <Show when={asked() === 'why'}>
        <WhyDialog
          table={props.entry.table}
          title={`${at().view.setup.name} is paused`}
          says="The clock stopped and nothing is dealt until a supervisor resumes the round or cancels it."
          onClose={put}
        />
      </Show>
      <Show when={asked() === 'cut'}>
        <CutDialog onClose={put} entry={props.entry} />
      </Show>
      <CancelDialog open={asked() === 'cancel'} onClose={put} entry={props.entry} />
      <CloseDialog open={asked() === 'close'} onClose={put} entry={props.entry} />
      <Show when={asked() === 'limits'}>
        <LimitsDialog onClose={put} entry={props.entry} />
      </Show>
      <Show when={asked() === 'correct'}>
        <CorrectDialog onClose={put} entry={props.entry} full={props.full} />
      </Show>
    </section>
  );
};
