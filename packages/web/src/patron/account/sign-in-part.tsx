// Sign-in to an account: by a passkey, also from the browser's suggestions in the field, by a recovery code, or at the house's
// provider. In a house that is closed to guests it is the whole page.
import { texts } from '@punto/language/catalogue';
import type { Assertion, GuestChoice, IdentityAnswer } from '@punto/protocol/identity-api';
import { createEffect, createMemo, createSignal, createUniqueId, Show } from 'solid-js';
import { faultText } from '../../client/fault-text.ts';
import { type AccountState, identityClient, openAnew } from './account-state.ts';
import { GuestChoiceSheet, useGuestChoice } from './guest-choice.tsx';
import { hasAutofill, Stopped, usePasskey } from './passkey-browser.ts';
import { PasskeysHere } from './passkeys-here.tsx';

const text = texts('account').signIn;

/** The guest account of this browser, if there is one. */
export const SignInPart = (props: { account: AccountState; guest: IdentityAnswer | null }) => {
  const choice = useGuestChoice(() => props.guest !== null);

  const decided = async (signIn: (guest: GuestChoice | undefined) => Promise<unknown>) => {
    await signIn(await choice.ask());
    openAnew();
  };
  const withPasskey = (credential: Assertion) =>
    decided((guest) => identityClient.signIn({ credential, ...(guest ? { guest } : {}) }));
  const byPasskey = async () => withPasskey(await usePasskey(await identityClient.signInOptions()));
  const byCode = (code: string) =>
    decided((guest) => identityClient.signInByCode({ code, ...(guest ? { guest } : {}) }));

  /** The first sign-in there links the guest's account; later ones keep it until sign-out. */
  const atProvider = async () => location.assign((await identityClient.startOpenid()).url);

  const offerInField = async () => {
    if (!(await hasAutofill())) return;
    // Ends without an answer when the patron presses the button or leaves the page.
    const credential = await identityClient
      .signInOptions()
      .then((asked) => usePasskey(asked, true))
      .catch(() => null);
    if (credential !== null) await props.account.act(() => withPasskey(credential));
  };
  /** Where passkeys do not work, as at a numeric address, the server refuses to ask for one. */
  const work = createMemo(() => props.account.ways()?.passkeys === true);
  createEffect(() => {
    if (work()) void offerInField();
  });

  return (
    <section class="settings-group">
      <h2>{text.title()}</h2>
      <HouseSays account={props.account} />
      <PasskeysHere account={props.account}>
        <button
          type="button"
          class="btn quiet account-act"
          disabled={props.account.busy()}
          onClick={() => props.account.act(byPasskey)}
        >
          {text.act()}
        </button>
      </PasskeysHere>
      <Show when={props.account.ways()?.openid}>
        {(openid) => (
          <button
            type="button"
            class="btn quiet account-act"
            disabled={props.account.busy()}
            onClick={() => props.account.act(atProvider)}
          >
            {text.openid({ name: openid().name })}
          </button>
        )}
      </Show>
      <CodeForm signIn={byCode} />
      <GuestChoiceSheet choice={choice} />
    </section>
  );
};

/** A field in which browsers suggest the passkeys of this site. */
const CodeForm = (props: { signIn: (code: string) => Promise<unknown> }) => {
  const [code, setCode] = createSignal('');
  const [fault, setFault] = createSignal<(() => string) | null>(null);
  const id = createUniqueId();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await props.signIn(code());
    } catch (refused) {
      if (!(refused instanceof Stopped)) setFault(() => () => faultText(refused));
    }
  };

  return (
    <form class="own-name" onSubmit={submit}>
      <label for={id}>{text.code()}</label>
      <div class="own-name-row">
        <input
          id={id}
          type="text"
          autocomplete="username webauthn"
          spellcheck={false}
          maxlength={60}
          required
          value={code()}
          aria-describedby={`${id}-hint ${id}-fault`}
          aria-invalid={fault() !== null}
          onInput={(event) => {
            setCode(event.currentTarget.value);
            setFault(null);
          }}
        />
        <button type="submit" class="btn quiet" disabled={code().trim() === ''}>
          {text.withCode()}
        </button>
      </div>
      <p id={`${id}-fault`} class="own-name-fault" role="alert">
        {fault()?.() ?? ''}
      </p>
      <p id={`${id}-hint`}>{text.codeHint()}</p>
    </form>
  );
};

/** Shows that the house is closed to guests, or admits them by invitation, with the form for a code. */
const HouseSays = (props: { account: AccountState }) => (
  <>
    <Show when={props.account.ways()?.guests === 'closed'}>
      <p>{text.closed()}</p>
    </Show>
    <Show when={props.account.ways()?.guests === 'invitation'}>
      <p>{text.invited()}</p>
      <Show when={props.account.identity() === 'none'}>
        <Invitation />
      </Show>
    </Show>
  </>
);

/** The code that a link of the house carries; taken out of the address, so that a reload or a bookmark does not keep it. */
const codeOfLink = (): string => {
  const code = new URLSearchParams(location.hash.slice(1)).get('invitation');
  if (code === null) return '';
  history.replaceState(history.state, '', location.pathname + location.search);
  return code;
};

const Invitation = () => {
  const [code, setCode] = createSignal(codeOfLink());
  const [fault, setFault] = createSignal<(() => string) | null>(null);
  const id = createUniqueId();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await identityClient.enterInvited({ code: code() });
      location.assign('/');
    } catch (refused) {
      setFault(() => () => faultText(refused));
    }
  };
  return (
    <form class="own-name" onSubmit={submit}>
      <label for={id}>{text.invitation()}</label>
      <div class="own-name-row">
        <input
          id={id}
          type="text"
          autocomplete="off"
          spellcheck={false}
          maxlength={60}
          required
          value={code()}
          aria-describedby={`${id}-fault`}
          aria-invalid={fault() !== null}
          onInput={(event) => {
            setCode(event.currentTarget.value);
            setFault(null);
          }}
        />
        <button type="submit" class="btn" disabled={code().trim() === ''}>
          {text.enter()}
        </button>
      </div>
      <p id={`${id}-fault`} class="own-name-fault" role="alert">
        {fault()?.() ?? ''}
      </p>
    </form>
  );
};
