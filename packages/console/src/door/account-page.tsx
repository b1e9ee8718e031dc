// The member's own account: the password, and an optional one-time code.
import { Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { Button } from '../ui/button.tsx';
import { Line } from '../ui/marks.tsx';
import { Panel } from '../ui/panel.tsx';
import { momentText } from '../ui/time.ts';
import { NewPasswordFields, useNewPassword } from './new-password.tsx';
import { OneTimeCode } from './one-time-code.tsx';
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

export default AccountPage;
