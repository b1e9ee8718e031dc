// The line on the felt that opens the bets of the house. They are in a sheet, since there may be sixty: the felt keeps its layout
// in every window, and only rooms with such bets load the sheet.
import { addMinor, type Minor, ZERO } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import { Dialog } from '@punto/ui/dialog.tsx';
import { money } from '@punto/ui/words/number.ts';
import { createMemo, createSignal, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { useFelt } from '../../../felt/felt.tsx';
import { ownOptions } from '../side-bets.ts';
import { OwnBetsActs } from './own-bets-acts.tsx';
import { OwnBetsSheet } from './own-bets-sheet.tsx';
import './own-bets.css';

const text = texts('paytable').own;

export const OwnBetsButton = () => {
  const felt = useFelt();
  const [open, setOpen] = createSignal(false);
  const options = createMemo(() => ownOptions(felt.view().setup));
  const staked = () =>
    options().reduce<Minor>((sum, option) => {
      const { confirmedMinor, layingMinor } = felt.spot(option);
      return addMinor(sum, addMinor(confirmedMinor, layingMinor));
    }, ZERO);
  return (
    <Show when={options().length > 0}>
      <p class="sides-rest own-bets-line">
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {text.open({ n: options().length })}
        </button>
        <Show when={staked() > 0}>
          <b>{money(staked())}</b>
        </Show>
      </p>
      <Portal>
        <Dialog
          open={open()}
          onClose={() => setOpen(false)}
          title={text.title()}
          look="sheet"
          foot={<OwnBetsActs />}
        >
          <Show when={open()}>
            <OwnBetsSheet options={options()} />
          </Show>
        </Dialog>
      </Portal>
    </Show>
  );
};
