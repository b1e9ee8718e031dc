// The rail of several tables: the chips, the acts, and Confirm. Undo, Rebet and Double act on the selected table, Clear
// on all.
import { texts } from '@punto/language/catalogue';
import { settings } from '@punto/ui/client/settings.ts';
import { Show } from 'solid-js';
import { confirmsAutomatically } from '../felt/slip/auto-confirm.ts';
import { double, rebet } from '../felt/slip/slip.ts';
import { ChipTray } from '../rail/chip-tray.tsx';
import { FirstNote } from '../rail/first-note.tsx';
import { RailAct } from '../rail/rail-act.tsx';
import { ManyConfirm } from './many-confirm.tsx';
import { useManyTables } from './many-tables.tsx';
import './many-rail.css';

const text = texts('many').rail;
const { act: actTexts } = texts('play').rail;

export const ManyRail = () => {
  const many = useManyTables();
  /** Without a clock nothing is placed automatically, and no notice is needed. [V5] */
  const clocked = () => many.felts().filter((felt) => !felt.view().setup.solo && felt.slip().laid.length > 0);
  const automatic = () => clocked().every((felt) => confirmsAutomatically(felt.view().setup));
  return (
    <footer class="rail many-rail">
      <div class="closing-note-place" role="status">
        <Show when={!settings.closingRead && clocked().length > 0}>
          <FirstNote automatic={automatic()} />
        </Show>
      </div>
      <ChipTray of={many.chip} />
      <p class="many-where">
        {text.lie()}
        <Show when={many.selected()}>
          {(felt) => <b>{text.keys({ table: felt().view().setup.name })}</b>}
        </Show>
      </p>
      <div class="rail-acts">
        <Acts />
        <ManyConfirm />
      </div>
    </footer>
  );
};

const Acts = () => {
  const many = useManyTables();
  const felt = many.selected;
  const open = () => felt()?.terms().open ?? false;
  const onSelected = (act: 'undo' | 'rebet' | 'double') => felt()?.[act]();
  const hasChips = () => {
    const selected = felt();
    return (
      selected !== null && (selected.slip().laid.length > 0 || Object.keys(selected.terms().own).length > 0)
    );
  };
  const cannot = (act: 'rebet' | 'double') => {
    const selected = felt();
    if (selected === null || !open()) return false;
    const [slip, terms] = [selected.slip(), selected.terms()];
    return (act === 'rebet' ? rebet(slip, terms, selected.last()) : double(slip, terms)).bound !== null;
  };
  return (
    <>
      <RailAct
        icon="undo"
        label={actTexts.undo()}
        enabled={open() && (felt()?.slip().past.length ?? 0) > 0}
        act={() => onSelected('undo')}
      />
      <RailAct
        icon="clear"
        label={actTexts.clear()}
        enabled={many.slips().some(({ laid }) => laid.length > 0)}
        act={many.clear}
      />
      <RailAct
        icon="rebet"
        label={actTexts.rebet()}
        enabled={open() && (felt()?.last().length ?? 0) > 0}
        cannot={cannot('rebet')}
        act={() => onSelected('rebet')}
      />
      <RailAct
        icon="double"
        label={actTexts.double()}
        enabled={open() && hasChips()}
        cannot={cannot('double')}
        act={() => onSelected('double')}
      />
    </>
  );
};
