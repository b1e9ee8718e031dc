// Removes the name a patron chose, with a reason. The patron may choose another; one that looks like it is refused.
import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { PatronLine } from '@punto/protocol/floor/patron-api';
import { ReasonDialog } from './reason-dialog.tsx';

const text = texts('names').patron;

export const RemoveNameDialog = (props: {
  open: boolean;
  patron: PatronLine;
  onClose: () => void;
  onDone: () => void;
}) => (
  <ReasonDialog
    open={props.open}
    path={pathOf(OFFICE_PATHS.removeName, { id: props.patron.id })}
    title={text.removeOf({ name: props.patron.displayName ?? '' })}
    effect={text.effect()}
    button={text.remove()}
    kind="danger"
    label={text.reason()}
    hint={text.kept()}
    usual={[text.why.insult(), text.why.another(), text.why.advertising()]}
    onClose={props.onClose}
    onDone={props.onDone}
  />
);
