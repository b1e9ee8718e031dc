// Asks for the password before a sensitive act; it is then not asked for again for five minutes.

import { Dialog } from '@punto/ui/dialog.tsx';
import { useFloor } from '../client/floor.tsx';
import { PasswordForm } from './lock-screen.tsx';

export const ConfirmDialog = () => {
  const floor = useFloor();
  return (
    <Dialog
      open={floor.confirming()}
      onClose={floor.dismissConfirm}
      title="Confirm that it is you"
      straightIn
    >
      <PasswordForm
        words="This moves money or rights. Give your password; it holds for five minutes."
        act="Confirm"
      />
    </Dialog>
  );
};
