// The member's own account: the password, and an optional one-time code.
import { texts } from '@punto/language/catalogue';
import { Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { Button } from '../ui/button.tsx';
import { Line } from '../ui/marks.tsx';
import { Panel } from '../ui/panel.tsx';
import { NewPasswordFields, useNewPassword } from './new-password.tsx';
import { OneTimeCode } from './one-time-code.tsx';
import './account.css';

const text = texts('floor').signIn;

const AccountPage = () => {
  const floor = useFloor();
  const form = useNewPassword(() => floor.me()?.staff.hasCode ?? false);
  return (
    <main id="main" class="floor-page account">
      <header>
        <h1>{text.account.title()}</h1>
        <Show when={floor.me()?.staff.lastSignInAt}>
          {(at) => <p class="panel-note">{text.account.lastSignIn({ at: at() })}</p>}
        </Show>
      </header>
      <Panel title={text.account.password()}>
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
            {text.newPassword.act()}
          </Button>
        </form>
      </Panel>
      <OneTimeCode />
    </main>
  );
};

export default AccountPage;
