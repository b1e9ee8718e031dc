import { NAME_FIELD_FAULTS, PLAIN_FIELD_FAULTS } from '@punto/protocol/error-detail';
import type { FieldWhy } from '@punto/protocol/floor/field-fault';
import { expect, it } from 'vitest';
import { faultText } from './fault-text.ts';
import { fieldFaultText } from './field-fault-text.ts';
import { FloorRefusal } from './floor-client.ts';

it('has a sentence for every code of a field', () => {
  const whys: readonly FieldWhy[] = [
    ...PLAIN_FIELD_FAULTS.map((code) => ({ code })),
    ...NAME_FIELD_FAULTS.map((code) => ({ code })),
  ];
  for (const why of whys) expect(fieldFaultText(why)).toMatch(/^[A-Z].{10,}\.$/);
  expect(fieldFaultText({ code: 'too-few-letters', limit: 3 })).toBe(
    'This is too short: give at least 3 letters.',
  );
  expect(fieldFaultText({ code: 'returns-little', option: 'player-pair' })).toMatch(/^Player pair returns/);
});

it('never shows the sentence of the server, and has a general one for codes that it does not know', () => {
  const later: FieldWhy = JSON.parse('{ "code": "of-a-later-release" }');
  expect(fieldFaultText(later)).toBe(
    'The server cannot use this value: load the page again and enter it again.',
  );
  const shown = (faults: readonly { field: string; says: string; why: FieldWhy }[]) =>
    faultText(new FloorRefusal('invalid-request', 'No.', { faults }), () => 'Something.');
  expect(shown([])).toBe('The server could not use this request: load the page again.');
  expect(shown([{ field: 'to', says: 'No.', why: { code: 'days-reversed' } }])).toBe(
    'The last day is before the first.',
  );
});
