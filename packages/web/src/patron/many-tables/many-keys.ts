// Keyboard shortcuts of several tables: those of a table, for the selected one; arrows select another. Letters can be
// turned off in the settings.
import type { OptionId } from '@punto/engine/option-id';
import { type Arrow, isArrow, nearest } from '@punto/ui/arrow.ts';
import { settings } from '@punto/ui/client/settings.ts';
import { isPageKey } from '@punto/ui/shortcut-key.ts';
import { middleOf } from '../rail/key-target.ts';
import type { ManyTables } from './many-tables.tsx';

/** A tile has its table's id in `data-table`; its main bets have `data-option`. */
const TILE = '[data-table]';

export const onManyKey = (event: KeyboardEvent, many: ManyTables): void => {
  if (!isPageKey(event)) return;
  const target = event.target instanceof Element ? event.target : null;
  const done =
    onConfirm(event, target, many) ||
    onArrow(event.key, target, many) ||
    onTakeBack(event.key, target, many) ||
    (settings.shortcuts && onLetter(event.key.toLowerCase(), many));
  if (done) event.preventDefault();
};

/** Shift+Enter works everywhere; Enter only where it activates nothing else. */
const onConfirm = (event: KeyboardEvent, target: Element | null, many: ManyTables): boolean => {
  if (event.key !== 'Enter' || event.repeat) return false;
  if (!event.shiftKey && !target?.matches('body, main')) return false;
  many.confirm();
  return true;
};

const onArrow = (key: string, target: Element | null, many: ManyTables): boolean =>
  // In the rail, arrows choose a chip.
  isArrow(key) && target?.closest('.rail') == null && moveTo(key, target, many);

const moveTo = (arrow: Arrow, target: Element | null, many: ManyTables): boolean => {
  const tiles = [...document.querySelectorAll<HTMLElement>(TILE)];
  const from = tiles.find(({ dataset }) => dataset.table === many.selected()?.table);
  const next = from && tiles[nearest(tiles.map(middleOf), middleOf(from), arrow)];
  const table = next?.dataset.table;
  if (next === undefined || table === undefined) return false;
  many.select(table);
  next.scrollIntoView({ block: 'nearest' });
  const option = target?.closest<HTMLElement>('[data-option]')?.dataset.option;
  if (option !== undefined) next.querySelector<HTMLElement>(`[data-option="${option}"]`)?.focus();
  return true;
};

const onTakeBack = (key: string, target: Element | null, many: ManyTables): boolean => {
  if (key !== '-' && key !== 'Backspace') return false;
  const pressed = target?.closest<HTMLElement>('[data-option]')?.dataset.option;
  const felt = many.selected();
  const option = felt?.offered().find((each) => each === pressed);
  if (felt && option) felt.takeBack(option);
  return felt !== null && option !== undefined;
};

const MAINS: Readonly<Record<string, OptionId>> = { p: 'player', t: 'tie', b: 'banker' };

const onLetter = (key: string, many: ManyTables): boolean => {
  const chip = many.chip.chips()[Number(key) - 1];
  if (chip !== undefined) {
    if (chip <= many.chip.leftMinor()) many.chip.setChip(chip);
    return true;
  }
  const felt = many.selected();
  if (felt === null) return false;
  const act = { u: felt.undo, c: many.clear, r: felt.rebet, d: felt.double }[key];
  act?.();
  const main = MAINS[key];
  const offered = main !== undefined && felt.offered().includes(main);
  if (offered) felt.add(main);
  return act !== undefined || offered;
};
