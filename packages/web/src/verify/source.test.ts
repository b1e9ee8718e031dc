import { expect, it } from 'vitest';
import {
  NOTHING_KNOWN,
  parseHex,
  parseKnown,
  parseRecord,
  parseSource,
  recordAddress,
  verifyAddress,
} from './source.ts';

const HEX = 'ab'.repeat(32);

it('[F2] an address names the shoe, and the values of the patron are not sent to the server', () => {
  const address = verifyAddress(
    { table: 'lotus', shoe: 3, round: 7 },
    { commitment: HEX, value: null, list: HEX },
  );
  const { pathname, search, hash } = new URL(address, 'http://house.example');
  expect(pathname).toBe('/verify');
  expect(search).not.toContain(HEX);
  expect(parseSource(search)).toEqual({ table: 'lotus', shoe: 3, round: 7 });
  expect(parseKnown(hash)).toEqual({ commitment: HEX, value: '', list: HEX });
  expect(verifyAddress({ table: 'lotus', shoe: 3 }, null)).toBe('/verify?table=lotus&shoe=3');
});
it.each(['', '?table=lotus', '?table=lotus&shoe=0', '?table=../x&shoe=1', '?table=lotus&shoe=1&round=x'])(
  '%j names no shoe or round',
  (search) => expect(parseSource(search)).toBeNull(),
);
it('ignores values in the address that are not 64 digits', () => {
  expect(parseKnown('#commitment=abc&value=<b>')).toEqual(NOTHING_KNOWN);
});
it('[F2] accepts digits in groups and in upper case', () => {
  expect(parseHex(` ${'ABAB '.repeat(16)}`)).toBe(HEX);
  expect(parseHex(HEX.slice(1))).toBeNull();
  expect(parseHex(`${HEX.slice(1)}g`)).toBeNull();
});

it('[T8] an address has a round of one’s own play record in its fragment alone', () => {
  const record = { table: 'salon', shoe: 3, round: 7, bets: [{ betHash: HEX }, {}], tableName: 'Salon & Co' };
  const { pathname, search, hash } = new URL(recordAddress(record), 'http://house.example');
  expect([pathname, search]).toEqual(['/verify', '']);
  expect(parseRecord(hash)).toEqual(record);
});
it.each(['', '#record=', '#record=7', '#record=null', '#record={"table":"x"}', `#commitment=${HEX}`])(
  '%j has no round of a play record',
  (hash) => expect(parseRecord(hash)).toBeNull(),
);
