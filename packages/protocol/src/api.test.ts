import type { TableSetup } from '@punto/engine/room';
import type { KeptRecord } from '@punto/table/records/record';
import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type LobbyEntrySchema,
  PageQuerySchema,
  type RecordSchema,
  type SessionAnswer,
  TopUpSchema,
} from './api.ts';
import type { AccountView, LobbyEntry } from './message.ts';
import type { TableSetupSchema } from './setup-schema.ts';

describe('the schemas of the API', () => {
  it('have the same types as the rest of the code', () => {
    expectTypeOf<KeptRecord>().toExtend<Static<typeof RecordSchema>>();
    expectTypeOf<Static<typeof RecordSchema>>().toExtend<KeptRecord>();
    expectTypeOf<LobbyEntry>().toExtend<Static<typeof LobbyEntrySchema>>();
    expectTypeOf<Static<typeof LobbyEntrySchema>>().toExtend<LobbyEntry>();
    expectTypeOf<TableSetup>().toExtend<Static<typeof TableSetupSchema>>();
    expectTypeOf<Static<typeof TableSetupSchema>>().toExtend<TableSetup>();
    expectTypeOf<SessionAnswer['account']>().toExtend<AccountView>();
  });

  it.each([
    [{ request: 'abcd-1234' }, true],
    [{ request: 'short' }, false],
    [{ request: 'abcd 1234' }, false],
    [{ request: 'abcd-1234', amount: 5 }, false],
    [{}, false],
  ])('take a top-up request %o: %s', (request, fits) => {
    expect(Compile(TopUpSchema).Check(request)).toBe(fits);
  });

  it.each([
    [{}, true],
    [{ limit: 100, before: 'x' }, true],
    [{ limit: 101 }, false],
    [{ limit: 1.5 }, false],
    [{ offset: 1 }, false],
  ])('take a page %o: %s', (page, fits) => {
    expect(Compile(PageQuerySchema).Check(page)).toBe(fits);
  });
});
