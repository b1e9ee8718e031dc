// For a member who signs in at the house's OpenID provider, in place of the password: signing in there anew unlocks the
// desk or allows what was to be confirmed, and leads back to this page.
import { texts } from '@punto/language/catalogue';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { createSignal, Show } from 'solid-js';
import { faultText } from '../client/fault-text.ts';
import { useFloor } from '../client/floor.tsx';
import { Button } from '../ui/button.tsx';
import { Line } from '../ui/marks.tsx';

const text = texts('names').ways.provider;
const { failed } = texts('floor').signIn;

/** `name`: of the provider. */
export const ProviderAgain = (props: { name: string }) => {
  const floor = useFloor();
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<unknown>();
  const refused = new URLSearchParams(location.search).get('refused') === 'openid';
  const fault = () => {
    if (problem()) return faultText(problem(), failed);
    return refused ? text.notOwn() : undefined;
  };
  const leave = async () => {
    setBusy(true);
    try {
      const page = location.pathname.replace(/\/$/, '');
      location.assign((await floor.ask<{ url: string }>('POST', FLOOR_PATHS.openidConfirm, { page })).url);
    } catch (caught) {
      setProblem(caught);
      setBusy(false);
    }
  };
  return (
    <div class="form">
      <p>{text.again({ name: props.name })}</p>
      <Show when={fault()}>
        <Line tone="bad" spoken>
          {fault()}
        </Line>
      </Show>
      <Button kind="primary" wide busy={busy()} onPress={leave}>
        {text.act({ name: props.name })}
      </Button>
    </div>
  );
};
