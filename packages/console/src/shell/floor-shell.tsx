// The frame of every page: before sign-in the sign-in form; then the bar, the alerts, the lock, the password dialog and
// the notices. A locked page keeps its state behind the lock.

import { texts } from '@punto/language/catalogue';
import { Artwork } from '@punto/ui/card/artwork.tsx';
import { Notices } from '@punto/ui/notice.tsx';
import { firstViewDrawn } from '@punto/ui/when-idle.ts';
import { ErrorBoundary, Match, onMount, type ParentProps, Show, Suspense, Switch } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import type { FloorRefused } from '../client/floor-link.ts';
import { ConfirmDialog } from '../sign-in/confirm-dialog.tsx';
import { LockScreen } from '../sign-in/lock-screen.tsx';
import { NewPassword } from '../sign-in/new-password.tsx';
import { SignIn } from '../sign-in/sign-in.tsx';
import { usePresence } from '../sign-in/use-presence.ts';
import { Waiting } from '../ui/marks.tsx';
import { AlertStrip } from './alert-strip.tsx';
import { FloorBar } from './floor-bar.tsx';
import './floor-shell.css';

const text = texts('floor').shell;

export const FloorShell = (props: ParentProps) => {
  const floor = useFloor();
  const inside = () => floor.signInState() === 'open' || floor.signInState() === 'locked';
  onMount(firstViewDrawn);
  return (
    <>
      <Artwork />
      <Switch fallback={<Waiting what={text.opening()} />}>
        <Match when={floor.signInState() === 'unreachable'}>
          <Waiting what={text.unreachable()} />
        </Match>
        <Match when={floor.signInState() === 'out'}>
          <SignIn />
        </Match>
        <Match when={floor.signInState() === 'change-password'}>
          <NewPassword />
        </Match>
        <Match when={inside()}>
          <Inside>{props.children}</Inside>
        </Match>
      </Switch>
      <Notices />
    </>
  );
};

const Inside = (props: ParentProps) => {
  const floor = useFloor();
  usePresence();
  return (
    <>
      <div class="floor-inside" inert={floor.signInState() === 'locked'}>
        <a class="skip" href="#main" rel="external">
          {text.toContent()}
        </a>
        <FloorBar />
        <Show when={floor.refused()} fallback={<Lost />}>
          {(why) => <Refused why={why()} />}
        </Show>
        <AlertStrip />
        <ErrorBoundary fallback={(fault) => <FloorFault fault={fault} />}>
          <Suspense fallback={<Waiting what={text.moment()} />}>{props.children}</Suspense>
        </ErrorBoundary>
      </div>
      <ConfirmDialog />
      <LockScreen />
    </>
  );
};

const Lost = () => {
  const floor = useFloor();
  return (
    <Show when={floor.isCut()}>
      <p class="floor-lost" role="status">
        {text.lost()}
      </p>
    </Show>
  );
};

/** The server refuses the socket, which does not reconnect: what is wrong, and the button that helps. */
const Refused = (props: { why: FloorRefused }) => {
  const floor = useFloor();
  const isOld = () => props.why === 'other-protocol';
  return (
    <p class="floor-lost" role="alert">
      {isOld() ? text.otherRelease() : text.notAccepted()}{' '}
      <button type="button" class="link" onClick={() => (isOld() ? location.reload() : void floor.signOut())}>
        {isOld() ? text.broken.reload() : text.signInAgain()}
      </button>
    </p>
  );
};

const FloorFault = (props: { fault: unknown }) => {
  console.error(props.fault);
  return (
    <main id="main" class="floor-page">
      <h1>{text.broken.title()}</h1>
      <p>{text.broken.says()}</p>
      <p>
        <button type="button" class="link" onClick={() => location.reload()}>
          {text.broken.reload()}
        </button>
      </p>
    </main>
  );
};
