// Button from the scoreboard to the ended shoes; the sheet is loaded on demand. [S3]
import type { TableSetup } from '@punto/engine/room';
import { texts } from '@punto/language/catalogue';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { Dialog } from '@punto/ui/dialog.tsx';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { createSignal, Suspense } from 'solid-js';
import { Portal } from 'solid-js/web';
import './earlier-shoes-button.css';

const EarlierShoes = lazyPart(
  async () => (await withTexts(import('./earlier-shoes.tsx'), 'record')).EarlierShoes,
);

const { earlierShoes } = texts('shared');

export const EarlierShoesButton = (props: { table: string; setup: TableSetup }) => {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <button type="button" class="earlier-shoes-button" onClick={() => setOpen(true)}>
        {earlierShoes()}
      </button>
      <Portal>
        <Dialog look="sheet" open={open()} onClose={() => setOpen(false)} title={earlierShoes()}>
          <Suspense>
            <EarlierShoes table={props.table} setup={props.setup} />
          </Suspense>
        </Dialog>
      </Portal>
    </>
  );
};
