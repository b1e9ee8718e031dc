// Button from the scoreboard to the ended shoes; the sheet is loaded on demand. [S3]
import type { TableSetup } from '@punto/engine/room';
import { Dialog } from '@punto/ui/dialog.tsx';
import { createSignal, lazy, Suspense } from 'solid-js';
import { Portal } from 'solid-js/web';
import './earlier-shoes-button.css';

const EarlierShoes = lazy(async () => ({ default: (await import('./earlier-shoes.tsx')).EarlierShoes }));

export const EarlierShoesButton = (props: { table: string; setup: TableSetup }) => {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <button type="button" class="earlier-shoes-button" onClick={() => setOpen(true)}>
        Earlier shoes
      </button>
      <Portal>
        <Dialog look="sheet" open={open()} onClose={() => setOpen(false)} title="Earlier shoes">
          <Suspense>
            <EarlierShoes table={props.table} setup={props.setup} />
          </Suspense>
        </Dialog>
      </Portal>
    </>
  );
};
