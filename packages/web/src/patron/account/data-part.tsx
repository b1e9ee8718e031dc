// The stored data of the patron: the export in one file, and the erasure.
import { texts } from '@punto/language/catalogue';
import { IDENTITY_PATHS } from '@punto/protocol/identity-paths';
import { localStore } from '@punto/ui/client/browser-store.ts';
import { Dialog } from '@punto/ui/dialog.tsx';
import { Icon } from '@punto/ui/icon.tsx';
import { createSignal } from 'solid-js';
import { ACCOUNT_KEY } from './account-key.ts';
import { type AccountState, identityClient } from './account-state.ts';

const text = texts('account').data;

export const DataPart = (props: { account: AccountState }) => {
  const [open, setOpen] = createSignal(false);
  const erase = async () => {
    setOpen(false);
    await props.account.act(async () => {
      await props.account.proved(() => identityClient.erase());
      localStore.remove(ACCOUNT_KEY);
      location.assign('/');
    });
  };
  return (
    <section class="settings-group">
      <h2>{text.title()}</h2>
      <p>{text.exportSays()}</p>
      <p class="account-acts">
        <a class="btn quiet" href={IDENTITY_PATHS.export} download="" rel="external">
          <Icon name="download" />
          {text.export()}
        </a>
        <button type="button" class="btn quiet" disabled={props.account.busy()} onClick={() => setOpen(true)}>
          {text.erase()}
        </button>
      </p>
      <Dialog look="sheet" small open={open()} onClose={() => setOpen(false)} title={text.eraseTitle()}>
        <p>{text.eraseSays()}</p>
        <div class="account-choice">
          <button type="button" class="btn" onClick={() => setOpen(false)}>
            {text.stop()}
          </button>
          <button type="button" class="btn quiet" onClick={erase}>
            {text.eraseAct()}
          </button>
        </div>
      </Dialog>
    </section>
  );
};
