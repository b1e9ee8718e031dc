// Asks for the password, or a new sign-in at the provider, before a sensitive act; it is then not asked for again for five minutes.

import { texts } from '@punto/language/catalogue';
import { Dialog } from '@punto/ui/dialog.tsx';
import { useFloor } from '../client/floor.tsx';
import { ProofForm } from './lock-screen.tsx';

const text = texts('floor').signIn.confirm;

export const ConfirmDialog = () => {
  const floor = useFloor();
  return (
    <Dialog open={floor.confirming()} onClose={floor.dismissConfirm} title={text.title()} straightIn>
      <ProofForm words={text.says()} act={text.act()} />
    </Dialog>
  );
};
