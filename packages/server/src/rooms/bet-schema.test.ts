import { readdirSync, readFileSync } from 'node:fs';
import { CONDITION_WORDS, COUNT_VALUES } from '@punto/engine/bet/condition-words';
import { parseBet } from '@punto/engine/bet/parse-bet';
import { RANKS } from '@punto/engine/card';
import { COUNTED_IN } from '@punto/engine/condition/condition';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import type { FileSchema } from '../input/shape-faults.ts';

const BETS = new URL('../../../../bets/', import.meta.url);
const schema = JSON.parse(readFileSync(new URL('bet.schema.json', BETS), 'utf8')) as FileSchema;
const shape = Compile(Type.Unsafe<unknown>(schema as TSchema));
const words = schema.$defs?.condition?.properties ?? {};

const BET = {
  id: 'house/any',
  name: { en: 'Any' },
  source: 'A test.',
  rows: [{ when: { winner: ['tie'] }, pays: '8:1' }],
};
const when = (condition: unknown) => ({ ...BET, rows: [{ when: condition, pays: '8:1' }] });

describe('the schema of bet files', () => {
  it('has the words of the engine, with their values', () => {
    expect(Object.keys(words)).toEqual(Object.keys(CONDITION_WORDS));
    for (const [name, engine] of Object.entries(CONDITION_WORDS)) {
      const word = words[name];
      if (engine.is === 'list') expect([name, word?.items?.enum]).toEqual([name, engine.values]);
      if (engine.is !== 'hands') continue;
      const hands = Object.entries(word?.properties ?? {}).map(([hand, values]) => [
        hand,
        values.items?.enum,
      ]);
      expect([name, Object.fromEntries(hands)]).toEqual([name, engine.values]);
    }
    expect(words.ranks?.properties?.of?.items?.enum).toEqual(RANKS);
    expect(words.count?.properties?.of?.items?.enum).toEqual(RANKS);
    expect(words.count?.properties?.is?.items?.enum).toEqual(COUNT_VALUES);
    expect(words.count?.properties?.in?.enum).toEqual(COUNTED_IN);
  });

  it.each(['catalogue', 'published'])('takes every file of %s', (folder) => {
    const at = new URL(`${folder}/`, BETS);
    const names = readdirSync(at);
    expect(names.length).toBeGreaterThanOrEqual(20);
    const data = names.map((name) => JSON.parse(readFileSync(new URL(name, at), 'utf8')));
    expect(data.filter((bet) => !shape.Check(bet))).toEqual([]);
  });

  it.each([
    BET,
    { ...BET, until: null, push: [], commission: '5 %' },
    { ...BET, until: 201 },
    { ...BET, id: 'House' },
    { ...BET, name: {} },
    { ...BET, odds: 1 },
    { ...BET, rows: [] },
    { ...BET, rows: [{ when: { winner: ['tie'] }, pays: '8' }] },
    { ...BET, commission: '5' },
    when({}),
    when({ winner: [] }),
    when({ winner: ['tie', 'tie'] }),
    when({ winner: ['tie'], margin: [1] }),
    when({ score: {} }),
    when({ score: { player: [10] } }),
    when({ third: { player: ['none', 4] } }),
    when({ third: { player: ['None'] } }),
    when({ cards: { total: [4] } }),
    when({ cards: { total: [3] } }),
    when({ not: { not: { pair: ['player'] } } }),
    when({ not: { not: {} } }),
    when({ all: [] }),
    when({ any: [{ colour: { banker: ['red'] } }, { ranks: { side: 'player', of: ['K'] } }] }),
    when({ ranks: { of: ['K'] } }),
    when({ count: { of: ['K'], in: 'all', is: [7] } }),
  ])('agrees with the engine: %j', (json) => {
    expect(shape.Check(json)).toBe(parseBet(json).ok);
  });

  it('describes every field, for editors', () => {
    const silent = (inner: FileSchema, name: string): readonly string[] => [
      ...(inner.description === undefined && inner.$ref === undefined ? [name] : []),
      ...Object.entries(inner.properties ?? {}).flatMap(([field, of]) => silent(of, `${name}.${field}`)),
    ];
    expect(
      Object.entries({ bet: schema, ...schema.$defs }).flatMap(([name, of]) => silent(of, name)),
    ).toEqual([]);
  });
});
