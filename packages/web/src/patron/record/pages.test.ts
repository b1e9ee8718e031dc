import { expect, it } from 'vitest';
import { union } from './pages.ts';

it('[T8] lists each round once when a live update and a page contain the same', () => {
  const key = (item: { id: string }) => item.id;
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }));
  if (!a || !b || !c) throw new Error('three items');
  expect(union([a, b], [{ id: 'b' }, c], key)).toEqual([a, b, c]);
  expect(union([a], [], key)).toEqual([a]);
});
