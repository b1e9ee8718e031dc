// Form that sets up or removes the one-time code of the signed-in member. The code is required at sign-in only after a first
// code was entered here: a member whose authenticator app did not store the key can still sign in.
import type { Enrolment } from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { notify } from '@punto/ui/notice.tsx';
import { createSignal, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Line } from '../ui/marks.tsx';
import { Panel } from '../ui/panel.tsx';
import { SecretText } from '../ui/secret-text.tsx';
import { QrCode } from './qr-code.tsx';

export const OneTimeCode = () => {
  const floor = useFloor();
  const { fault, enrolment, begin, putAway, finish, remove } = useEnrolment();
  return (
    <Panel
      title="One-time code"
      note={floor.me()?.staff.hasCode ? 'It is asked for beside your password.' : 'Not in use.'}
    >
      <Show when={fault()}>
        <Line tone="bad" spoken>
          {fault()}
        </Line>
      </Show>
      <Show
        when={enrolment()}
        fallback={
          <div class="button-row">
            <Show
              when={floor.me()?.staff.hasCode}
              fallback={
                <Button kind="primary" onPress={begin}>
                  Set up a code
                </Button>
              }
            >
              <Button kind="danger" onPress={remove}>
                Stop using it
              </Button>
            </Show>
          </div>
        }
      >
        {(told) => <EnrolmentForm enrolment={told()} onCode={finish} onPutAway={putAway} />}
      </Show>
    </Panel>
  );
};

const useEnrolment = () => {
  const floor = useFloor();
  const [enrolment, setEnrolment] = createSignal<Enrolment>();
  const [fault, setFault] = createSignal<string>();
  const tried = async (act: () => Promise<void>) => {
    setFault(undefined);
    try {
      await act();
    } catch (caught) {
      setFault(caught instanceof Error ? caught.message : 'That did not work.');
    }
  };
  return {
    fault,
    enrolment,
    begin: () => tried(async () => void setEnrolment(await floor.ask<Enrolment>('POST', FLOOR_PATHS.code))),
    putAway: () => void setEnrolment(undefined),
    finish: (code: string) =>
      tried(async () => {
        await floor.ask('POST', FLOOR_PATHS.confirmCode, { code: code.replace(/\D/g, '') });
        setEnrolment(undefined);
        notify('The one-time code is on', 'good');
        await floor.refreshMe();
      }),
    remove: () =>
      tried(async () => {
        await floor.ask('DELETE', FLOOR_PATHS.code);
        notify('The one-time code is off');
        await floor.refreshMe();
      }),
  };
};

/** The key as a QR code and as text, and a field for the first code of the app. */
const EnrolmentForm = (props: {
  enrolment: Enrolment;
  onCode: (code: string) => Promise<void>;
  onPutAway: () => void;
}) => {
  const [code, setCode] = createSignal('');
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void props.onCode(code());
      }}
    >
      <p>
        Scan the picture with your authenticator app, type the key below it, or{' '}
        <a class="link" href={props.enrolment.uri}>
          open the app with it
        </a>
        . It is shown this once.
      </p>
      <QrCode text={props.enrolment.uri} label="QR code of the key for your authenticator app" />
      <SecretText layout="in-groups" text={inFours(props.enrolment.secret)} />
      <TextField
        label="The six digits the app shows now"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength={7}
        required
        value={code()}
        onInput={setCode}
      />
      <div class="button-row">
        <Button kind="primary" type="submit">
          Turn it on
        </Button>
        <Button onPress={props.onPutAway}>Not now</Button>
      </div>
    </form>
  );
};

const inFours = (secret: string): string => secret.replace(/(.{4})/g, '$1 ').trim();
