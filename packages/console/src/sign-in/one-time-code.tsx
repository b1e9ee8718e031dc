// Form that sets up or removes the one-time code of the signed-in member. The code is required at sign-in only after a first
// code was entered here: a member whose authenticator app did not store the key can still sign in.
import { texts } from '@punto/language/catalogue';
import type { Enrolment } from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { notify } from '@punto/ui/notice.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createSignal, Show } from 'solid-js';
import { faultText } from '../client/fault-text.ts';
import { useFloor } from '../client/floor.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Line } from '../ui/marks.tsx';
import { Panel } from '../ui/panel.tsx';
import { SecretText } from '../ui/secret-text.tsx';
import { QrCode } from './qr-code.tsx';

const text = texts('floor').signIn.oneTimeCode;
const { failed } = texts('floor').signIn;

export const OneTimeCode = () => {
  const floor = useFloor();
  const { fault, enrolment, begin, putAway, finish, remove } = useEnrolment();
  return (
    <Panel title={text.title()} note={floor.me()?.staff.hasCode ? text.inUse() : text.notInUse()}>
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
                  {text.setUp()}
                </Button>
              }
            >
              <Button kind="danger" onPress={remove}>
                {text.stop()}
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
  const [problem, setProblem] = createSignal<unknown>();
  const tried = async (act: () => Promise<void>) => {
    setProblem(undefined);
    try {
      await act();
    } catch (caught) {
      setProblem(caught);
    }
  };
  return {
    fault: () => (problem() ? faultText(problem(), failed) : undefined),
    enrolment,
    begin: () => tried(async () => void setEnrolment(await floor.ask<Enrolment>('POST', FLOOR_PATHS.code))),
    putAway: () => void setEnrolment(undefined),
    finish: (code: string) =>
      tried(async () => {
        await floor.ask('POST', FLOOR_PATHS.confirmCode, { code: code.replace(/\D/g, '') });
        setEnrolment(undefined);
        notify(text.on, 'good');
        await floor.refreshMe();
      }),
    remove: () =>
      tried(async () => {
        await floor.ask('DELETE', FLOOR_PATHS.code);
        notify(text.off);
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
  const openApp = (words: string) => (
    <a class="link" href={props.enrolment.uri}>
      {words}
    </a>
  );
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void props.onCode(code());
      }}
    >
      <p>
        <Sentence parts={text.scan.parts()} tags={{ app: openApp }} />
      </p>
      <QrCode text={props.enrolment.uri} label={text.picture()} />
      <SecretText layout="in-groups" text={inFours(props.enrolment.secret)} />
      <TextField
        label={text.digits()}
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength={7}
        required
        value={code()}
        onInput={setCode}
      />
      <div class="button-row">
        <Button kind="primary" type="submit">
          {text.turnOn()}
        </Button>
        <Button onPress={props.onPutAway}>{text.notNow()}</Button>
      </div>
    </form>
  );
};

const inFours = (secret: string): string => secret.replace(/(.{4})/g, '$1 ').trim();
