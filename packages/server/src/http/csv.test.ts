import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type Columns, csvFile, csvLines, type Field } from './csv.ts';

const VALUE: Columns<Field> = [['value', (value) => value]];
const fileOf = async (...values: Field[]) => (await text(csvFile(VALUE, values))).split('\r\n');
const BEFORE_AND_BEHIND: Columns<Field> = [['before', () => 'x'], ...VALUE, ['behind', () => 'y']];

describe('a CSV file', () => {
  it('has its heading even without rows, and ends each line with CRLF', async () => {
    expect(await text(csvFile(VALUE, []))).toBe('value\r\n');
    const values = ['a', null, 5, true];
    expect(await text(csvFile(BEFORE_AND_BEHIND, values))).toBe(
      'before,value,behind\r\nx,a,y\r\nx,,y\r\nx,5,y\r\nx,true,y\r\n',
    );
  });

  it('quotes characters that would end a field or a row', async () => {
    expect(await fileOf('a,b', 'say "so"')).toEqual(['value', '"a,b"', '"say ""so"""', '']);
    expect(await text(csvFile(VALUE, ['two\nlines']))).toBe('value\r\n"two\nlines"\r\n');
  });

  it('puts an apostrophe before text that a spreadsheet would calculate, and before no number', async () => {
    for (const formula of ['=1+1', '+1', '-1', '@a', '＝1', '  =1', ' -1'])
      expect(await fileOf(formula)).toEqual(['value', `'${formula}`, '']);
    expect(await fileOf(-1, -2n, 'a=1')).toEqual(['value', '-1', '-2', 'a=1', '']);
  });

  it('ends with the error of its source', async () => {
    const failing = async function* (): AsyncGenerator<Field> {
      yield 1;
      throw new Error('the read failed');
    };
    await expect(text(csvFile(VALUE, failing()))).rejects.toThrow('the read failed');
  });
});

it('CSV lines for a pipe are not escaped for spreadsheets', () => {
  expect(csvLines([['=1', -1, null, true, 'a,b']])).toBe('=1,-1,,true,"a,b"\n');
});
