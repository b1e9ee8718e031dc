// Keyboard shortcuts at the table. Letters can be turned off in the settings; arrows and the keys of a focused spot
// always work. A key must act before the next one, so all but the arrows are part of the first view.
import type { OptionId } from '@punto/engine/option-id';
import { settings } from '@punto/ui/client/settings.ts';
import { laterModule } from '@punto/ui/later-module.ts';
import { isPageKey } from '@punto/ui/shortcut-key.ts';
import type { Felt } from '../felt/felt.tsx';

const arrows = laterModule(() => import('./arrow-keys.ts'));

export const onTableKey = (event: KeyboardEvent, felt: Felt): void => {
  if (!isPageKey(event)) return;
  const spot = spotOf(event.target);
  const done =
    onConfirm(event, felt) ||
    (spot && onSpotKey(event, spot, felt)) ||
    (settings.shortcuts && onLetter(event.key.toLowerCase(), felt));
  if (done) event.preventDefault();
};

/** Shift+Enter works everywhere; Enter only where it activates nothing else. */
const onConfirm = (event: KeyboardEvent, felt: Felt): boolean => {
  if (event.key !== 'Enter' || event.repeat) return false;
  if (!event.shiftKey && event.target instanceof Element && !event.target.matches('body, main')) return false;
  felt.confirm();
  return true;
};

const MAINS: Readonly<Record<string, OptionId>> = { p: 'player', t: 'tie', b: 'banker' };

const onMain = (key: string, felt: Felt): boolean => {
  const option = MAINS[key];
  if (option === undefined || !felt.offered().includes(option)) return false;
  felt.add(option);
  return true;
};

const onSpotKey = (event: KeyboardEvent, spot: HTMLElement, felt: Felt): boolean => {
  if (event.key === '-' || event.key === 'Backspace') {
    const taken = felt.offered().find((option) => option === spot.dataset.option);
    if (taken) felt.takeBack(taken);
    return true;
  }
  const { key } = event;
  if (!key.startsWith('Arrow')) return false;
  void arrows.load().then(({ moveFrom }) => moveFrom(spot, key));
  return true;
};

const onLetter = (key: string, felt: Felt): boolean => {
  const favourites = () => felt.sheets.turnTo('favourites');
  const act = { u: felt.undo, c: felt.clear, r: felt.rebet, d: felt.double, f: favourites }[key];
  act?.();
  const chip = felt.chips()[Number(key) - 1];
  if (chip !== undefined && chip <= felt.leftMinor()) felt.setChip(chip);
  return act !== undefined || chip !== undefined || onMain(key, felt);
};

const spotOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.spot') : null;
