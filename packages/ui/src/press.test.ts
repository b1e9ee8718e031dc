import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LONG_PRESS_MS, press } from './press.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pressed = () => {
  const told: string[] = [];
  const on = press(
    () => told.push('add'),
    () => told.push('take back'),
  );
  const at = (x: number, pointerType: string) =>
    ({ clientX: x, clientY: 0, button: 0, pointerType }) as PointerEvent;
  return {
    told,
    down: (pointerType = 'touch') => on.onPointerDown(at(0, pointerType)),
    move: (x: number) => on.onPointerMove(at(x, 'touch')),
    up: (shiftKey = false) => {
      on.onPointerUp();
      on.onClick({ shiftKey } as MouseEvent);
    },
  };
};

it('[V5] a click adds the selected chip, shift-click removes the top one', () => {
  const { told, down, up } = pressed();
  down('mouse');
  vi.advanceTimersByTime(LONG_PRESS_MS * 2);
  up();
  down('mouse');
  up(true);
  expect(told).toEqual(['add', 'take back']);
});

it('[V5] a long press removes the top chip once, and the next touch adds again', () => {
  const { told, down, up } = pressed();
  down();
  vi.advanceTimersByTime(LONG_PRESS_MS);
  up();
  down();
  vi.advanceTimersByTime(LONG_PRESS_MS - 1);
  up();
  expect(told).toEqual(['take back', 'add']);
});

it('[V5] a press that moves is a scroll, not a long press', () => {
  const { told, down, move } = pressed();
  down();
  move(20);
  vi.advanceTimersByTime(LONG_PRESS_MS * 2);
  expect(told).toEqual([]);
});
it('[V5] a long press runs its own action where one is given', () => {
  const told: string[] = [];
  const on = press(
    () => told.push('add'),
    () => told.push('take back'),
    () => told.push('explain'),
  );
  on.onPointerDown({ clientX: 0, clientY: 0, button: 0, pointerType: 'touch' } as PointerEvent);
  vi.advanceTimersByTime(LONG_PRESS_MS);
  on.onPointerUp();
  on.onClick({ shiftKey: false } as MouseEvent);
  expect(told).toEqual(['explain']);
  on.onClick({ shiftKey: true } as MouseEvent);
  expect(told).toEqual(['explain', 'take back']);
});
