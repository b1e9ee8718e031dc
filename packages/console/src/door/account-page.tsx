// The member's own account: the password, and an optional one-time code. The code is set up in two steps, so that
// nobody is locked out because the app did not store the key.
import type { Enrolment } from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { notify } from '@punto/ui/notice.tsx';
import { createSignal, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Line } from '../ui/marks.tsx';
import { Panel } from '../ui/panel.tsx';
import { momentText } from '../ui/time.ts';
import { NewPasswordFields, useNewPassword } from './new-password.tsx';
import { QrCode } from './qr-code.tsx';
import './account.css';

const AccountPage = () => {
  const floor = useFloor();
  const form = useNewPassword(() => floor.me()?.staff.hasCode ?? false);
  return (
    <main id="main" class="floor-page account">
      <header>
        <h1>Your account</h1>
        <Show when={floor.me()?.staff.lastSignInAt}>
          {(at) => <p class="panel-note">Last sign-in: {momentText(at())}</p>}
        </Show>
      </header>
      <Panel title="Password">
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <Show when={form.fault()}>
            <Line tone="bad" spoken>
              {form.fault()}
            </Line>
          </Show>
          <NewPasswordFields form={form} />
          <Button kind="primary" type="submit" busy={form.busy()}>
            Change password
          </Button>
        </form>
      </Panel>
      <OneTimeCode />
    </main>
  );
};

const OneTimeCode = () => {
  const floor = useFloor();
  const [enrolment, setEnrolment] = createSignal<Enrolment>();
  const [code, setCode] = createSignal('');
  const [fault, setFault] = createSignal<string>();
  const tried = async (act: () => Promise<void>) => {
    setFault(undefined);
    try {
      await act();
    } catch (caught) {
      setFault(caught instanceof Error ? caught.message : 'That did not work.');
    }
  };
  const begin = () =>
    tried(async () => void setEnrolment(await floor.ask<Enrolment>('POST', FLOOR_PATHS.code)));
  const finish = () =>
    tried(async () => {
      await floor.ask('POST', FLOOR_PATHS.confirmCode, { code: code().replace(/\D/g, '') });
      setEnrolment(undefined);
      setCode('');
      notify('The one-time code is on', 'good');
      await floor.refreshMe();
    });
  const remove = () =>
    tried(async () => {
      await floor.ask('DELETE', FLOOR_PATHS.code);
      notify('The one-time code is off');
      await floor.refreshMe();
    });
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
        {(told) => (
          <form
            class="form"
            onSubmit={(event) => {
              event.preventDefault();
              void finish();
            }}
          >
            <p>
              Scan the picture with your authenticator app, type the key below it, or{' '}
              <a class="link" href={told().uri}>
                open the app with it
              </a>
              . It is shown this once.
            </p>
            <QrCode text={told().uri} label="QR code of the key for your authenticator app" />
            <p class="account-secret">
              {told()
                .secret.replace(/(.{4})/g, '$1 ')
                .trim()}
            </p>
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
              <Button onPress={() => setEnrolment(undefined)}>Not now</Button>
            </div>
          </form>
        )}
      </Show>
    </Panel>
  );
};

export default AccountPage;
