// The duties at a table: only those that the role permits are shown, and one that is not possible in the current state
// says why.
import { texts } from '@punto/language/catalogue';
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

const text = texts('duties').duty;
const { why } = texts('duties');

/** The dialog that is open. */
type Asked = 'why' | 'cut' | 'cancel' | 'correct' | 'close' | 'limits';

type Duties = { entry: FloorEntry; ask: (dialog: Asked) => void };

export const DutyButtons = (props: { entry: FloorEntry; full: FloorView | null }) => {
  const floor = useFloor();
  const [asked, setAsked] = createSignal<Asked | null>(null);
  const whyNot = useDutyHints(() => props.entry);
  const at = () => props.entry.floor;
  return (
    <section class="duties" aria-label={text.title()}>
      <div>
        <PauseButton entry={props.entry} ask={setAsked} />
        <Show when={floor.may('cancel-round')}>
          <Button
            kind="danger"
            disabled={whyNot('cancel-round') !== undefined}
            hint={whyNot('cancel-round')}
            onPress={() => setAsked('cancel')}
          >
            {text.cancelRound()}
          </Button>
        </Show>
        <Show
          when={
            floor.may('correct-cut-card') && whyNot('correct-cut-card') === undefined && isCutPassed(at())
          }
        >
          <Button onPress={() => setAsked('cut')}>{text.correctCut()}</Button>
        </Show>
        <Show when={floor.may('void-round')}>
          <Button onPress={() => setAsked('correct')}>{text.correctRound()}</Button>
        </Show>
        <Show when={floor.may('change-limits') && at().view.setup.solo !== true}>
          <Button
            disabled={whyNot('change-limits') !== undefined}
            hint={whyNot('change-limits')}
            onPress={() => setAsked('limits')}
          >
            {text.changeLimits()}
          </Button>
        </Show>
        <Show when={floor.may('close-table')}>
          <ServiceButton entry={props.entry} ask={setAsked} />
        </Show>
      </div>
      <Show when={floor.may('set-manual') && at().view.setup.dealing === 'person'}>
        <ManualSwitch entry={props.entry} />
      </Show>
      <DutyDialogs entry={props.entry} full={props.full} asked={asked()} onClose={() => setAsked(null)} />
    </section>
  );
};

/**
 * Pause or, for the supervisor of a table that is paused or stopped, Resume: one button, which keeps the focus when the
 * state changes.
 */
const PauseButton = (props: Duties) => {
  const floor = useFloor();
  const send = useDuty(() => props.entry.table);
  /** Pauses immediately; the reason is asked for afterwards. [T5] */
  const pause = async () => {
    if ((await send({ duty: 'pause', reason: null }, text.done.paused)).done) props.ask('why');
  };
  const whyNot = useDutyHints(() => props.entry);
  const resumes = () => whyNot('resume') === undefined && floor.may('resume');
  const whyNotPause = () => (resumes() ? undefined : whyNot('pause'));
  return (
    <Button
      icon={resumes() ? undefined : 'pause'}
      kind={resumes() ? 'primary' : 'danger'}
      disabled={whyNotPause() !== undefined}
      hint={whyNotPause()}
      onPress={() => (resumes() ? send({ duty: 'resume' }, text.done.resumed) : pause())}
    >
      {resumes() ? text.resume() : floor.may('resume') ? text.pause() : text.callSupervisor()}
    </Button>
  );
};

/** Closes the table, or opens it again: one button, as above. */
const ServiceButton = (props: Duties) => {
  const send = useDuty(() => props.entry.table);
  const service = () => props.entry.floor.view.service;
  const press = () =>
    service() === 'open' ? props.ask('close') : send({ duty: 'reopen-table' }, text.done.open);
  return (
    <Button onPress={press}>
      {service() === 'open' ? text.closeTable() : service() === 'shut' ? text.reopen() : text.keepOpen()}
    </Button>
  );
};

const ManualSwitch = (props: { entry: FloorEntry }) => {
  const send = useDuty(() => props.entry.table);
  return (
    <Switch
      checked={props.entry.floor.view.manual}
      onChange={(manual) =>
        void send({ duty: 'set-manual', manual }, manual ? text.done.manualOn : text.done.manualOff)
      }
    >
      {text.manual()}
    </Switch>
  );
};

const DutyDialogs = (props: {
  entry: FloorEntry;
  full: FloorView | null;
  asked: Asked | null;
  onClose: () => void;
}) => (
  <>
    <Show when={props.asked === 'why'}>
      <WhyDialog
        table={props.entry.table}
        title={why.title({ table: props.entry.floor.view.setup.name })}
        says={why.says()}
        onClose={props.onClose}
      />
    </Show>
    <Show when={props.asked === 'cut'}>
      <CutDialog onClose={props.onClose} entry={props.entry} />
    </Show>
    <CancelDialog open={props.asked === 'cancel'} onClose={props.onClose} entry={props.entry} />
    <CloseDialog open={props.asked === 'close'} onClose={props.onClose} entry={props.entry} />
    <Show when={props.asked === 'limits'}>
      <LimitsDialog onClose={props.onClose} entry={props.entry} />
    </Show>
    <Show when={props.asked === 'correct'}>
      <CorrectDialog onClose={props.onClose} entry={props.entry} full={props.full} />
    </Show>
  </>
);
