// Button next to the shoe's progress that opens the proofs of the shoe; with a tick if the last round was verified.
// [F2]

import { texts } from '@punto/language/catalogue';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { Dialog } from '@punto/ui/dialog.tsx';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { createSignal, Suspense } from 'solid-js';
import { Portal } from 'solid-js/web';
import { type SealBadge, SealMark } from '../../verify/seal/seal-mark.tsx';
import { useFelt } from '../felt/felt.tsx';
import { cutInShort } from '../words/called-in-cut.ts';
import { useSealed } from './use-sealed.ts';
import './seal-button.css';

const SealSheet = lazyPart(
  async () => (await withTexts(import('./seal-sheet.tsx'), 'verify', 'findings')).SealSheet,
);

const text = texts('fairness');

export const SealButton = () => {
  const felt = useFelt();
  const sealed = useSealed();
  const [open, setOpen] = createSignal(false);
  const commitment = () => felt.view().shoe?.commitment ?? null;
  const failed = () => sealed.exchanged() || Boolean(sealed.check.found()?.verdict.failed);
  /** The tick applies to the last round only; an earlier one would be misleading. */
  const checked = () => {
    const found = sealed.check.found();
    return found !== null && found.over === sealed.check.over() && found.verdict.failed === null;
  };
  const badge = (): SealBadge | null => (failed() ? 'failed' : checked() ? 'checked' : null);
  const label = () => {
    const { shoe, setup } = felt.view();
    if (failed()) return text.button.failed();
    if (commitment() === null) return text.button.none();
    const of = setup.solo ? text.button.deck : text.button.shoe;
    if (!shoe?.cut) return checked() ? of.checked() : of.sealed();
    const cut = cutInShort(shoe.cut, setup.solo);
    return checked() ? of.cutChecked({ cut }) : of.cut({ cut });
  };
  return (
    <>
      <button
        type="button"
        class="seal-button"
        title={label()}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span class="spoken">{label()}</span>
        <SealMark commitment={commitment()} badge={badge()} />
      </button>
      <Portal>
        <Dialog look="sheet" open={open()} onClose={() => setOpen(false)} title={text.title()}>
          <Suspense>
            <SealSheet view={felt.view()} table={felt.table} app={felt.app} sealed={sealed} />
          </Suspense>
        </Dialog>
      </Portal>
    </>
  );
};
