import { afterEach, expect, it, vi } from 'vitest';
import { keyPress } from '../test/fixtures/key-press.ts';
import { isPageKey, isShortcutKey } from './shortcut-key.ts';

afterEach(() => vi.unstubAllGlobals());

it('takes a key with or without Shift, and none with another modifier', () => {
  expect([isShortcutKey(keyPress('p')), isShortcutKey(keyPress('?', { shiftKey: true }))]).toEqual([
    true,
    true,
  ]);
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect([modifier, isShortcutKey(keyPress('p', { [modifier]: true }))]).toEqual([modifier, false]);
});

it('takes no key while an input method composes a text, or that one has taken', () => {
  expect(isShortcutKey(keyPress('p', { isComposing: true }))).toBe(false);
  expect(isShortcutKey(keyPress('Enter', { keyCode: 229 }))).toBe(false);
});

it('takes no key of a text field or a select, and outside of dialogs alone if it is the page’s', () => {
  for (const field of ['input', 'textarea', 'select'])
    expect([field, isShortcutKey(keyPress('p', {}, [field]))]).toEqual([field, false]);
  const inDialog = keyPress('r', {}, ['dialog']);
  expect([isShortcutKey(inDialog), isPageKey(inDialog)]).toEqual([true, false]);
});
