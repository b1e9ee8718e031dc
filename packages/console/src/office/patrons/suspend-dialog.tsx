// Suspends or reinstates a patron, with a reason. A suspended patron may watch; stakes of the round in progress stay
// and are settled.

import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { PatronLine } from '@punto/protocol/floor/patron-api';
import { ReasonDialog } from './reason-dialog.tsx';

const text = texts('office').patrons;

export const SuspendDialog = (props: {
  open: boolean;
  patron: PatronLine;
  onClose: () => void;
  onDone: () => void;
}) => {
  const back = () => props.patron.suspended !== null;
  const words = () => (back() ? text.reinstate : text.suspend);
  return (
    <ReasonDialog
      open={props.open}
      path={pathOf(back() ? OFFICE_PATHS.reinstate : OFFICE_PATHS.suspend, { id: props.patron.id })}
      title={words().title({ patron: props.patron.name })}
      effect={words().says()}
      button={words().act()}
      kind={back() ? 'primary' : 'danger'}
      label={text.reason()}
      hint={text.reasonHint()}
      {...(back() ? {} : { usual: [text.usual.ownWish(), text.usual.identity(), text.usual.conduct()] })}
      onClose={props.onClose}
      onDone={props.onDone}
    />
  );
};
