// Shows the code of a new invitation once, with the link that carries it. Neither Esc nor a press on the backdrop closes it.
import { texts } from '@punto/language/catalogue';
import type { InvitedCodeAnswer } from '@punto/protocol/floor/identity-api';
import { Dialog } from '@punto/ui/dialog.tsx';
import { Show } from 'solid-js';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Fact } from '../../ui/marks.tsx';
import { SecretText } from '../../ui/secret-text.tsx';
import { invitationLink } from './invitation-state.ts';

const text = texts('names').ways.invitations;

/** `origin`: of the patrons’ pages. */
export const MadeInvitation = (props: {
  made: InvitedCodeAnswer | null;
  origin: string;
  onClose: () => void;
}) => (
  <Dialog
    open={props.made !== null}
    onClose={props.onClose}
    stays
    title={props.made ? text.madeTitle({ note: props.made.invitation.note }) : ''}
    foot={
      <Button kind="primary" onPress={props.onClose}>
        {text.done()}
      </Button>
    }
  >
    <Show when={props.made}>
      {(made) => {
        const link = () => invitationLink(props.origin, made().code);
        return (
          <>
            <p>{text.once()}</p>
            <SecretText layout="centred" text={made().code} />
            <dl class="facts">
              <Fact name={text.link()}>
                <span class="invitation-link" dir="ltr">
                  {link()}
                </span>
              </Fact>
            </dl>
            <CopyButton text={link()} words={text.copy} />
          </>
        );
      }}
    </Show>
  </Dialog>
);
