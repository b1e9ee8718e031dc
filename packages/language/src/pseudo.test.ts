import { expect, it } from 'vitest';
import { pseudoArea, pseudoText } from './pseudo.ts';

it('is longer, accented and marked, and keeps placeholders and tags', () => {
  expect(pseudoText('Read <rules>the rules</rules> of {room}')).toBe(
    '⟦Réád <rules>thé rúlés</rules> óf {room}~~~~~~ ~⟧',
  );
});

it('leaves a message as it is that has no letters of its own', () => {
  expect(['{player}', '{from:time} – {until:time}'].map(pseudoText)).toEqual([
    '{player}',
    '{from:time} – {until:time}',
  ]);
});

it('makes every message of an area, plural forms too', () => {
  expect(pseudoArea({ a: 'No', b: { one: '{n:count} a', other: '{n:count} b' } })).toEqual({
    a: '⟦Nó~⟧',
    b: { one: '⟦{n:count} á~⟧', other: '⟦{n:count} b~⟧' },
  });
});
