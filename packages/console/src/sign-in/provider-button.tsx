// The button for sign-in at the house's OpenID provider, if there is one. Drawn after the form, which needs no answer of the
// server.
import { texts } from '@punto/language/catalogue';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { createSignal, onMount, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { Button } from '../ui/button.tsx';

const text = texts('names').ways.provider;

export const ProviderButton = () => {
  const floor = useFloor();
  const [name, setName] = createSignal<string | null>(null);
  const refused = new URLSearchParams(location.search).get('refused') === 'openid';
  onMount(async () => {
    // The form reports a server that cannot be reached.
    const answer = await floor.ask<{ name: string | null }>('GET', FLOOR_PATHS.openid).catch(() => null);
    setName(answer?.name ?? null);
  });
  const leave = async () => {
    const { url } = await floor.ask<{ url: string }>('POST', FLOOR_PATHS.openidStart);
    location.assign(url);
  };
  return (
    <Show when={name()}>
      {(known) => (
        <>
          <Button wide onPress={() => void leave().catch(() => setName(null))}>
            {text.act({ name: known() })}
          </Button>
          <Show when={refused}>
            <p class="form-hint" role="alert">
              {text.refused()}
            </p>
          </Show>
        </>
      )}
    </Show>
  );
};
