import { ApiRefusal } from '@punto/protocol/client/api-client';
import { API_DETAILS } from '@punto/protocol/error-detail';
import { NAME_FAULTS } from '@punto/protocol/names/name-fault';
import { nameFaultText as serverText } from '@punto/protocol/names/words';
import { expect, it } from 'vitest';
import { faultText, nameFaultText } from './fault-text.ts';
import { requestFaultText } from './request-fault.ts';

it('goes by the code and the detail of an answer, and never shows the sentence of the server', () => {
  const refusal = (detail?: (typeof API_DETAILS)[number]) =>
    new ApiRefusal('too-frequent', 'No.', detail ? { detail, seconds: 9 } : {});
  expect(faultText(refusal())).toBe('Too many requests: wait a moment.');
  expect(faultText(refusal('new-guests'))).toBe(
    'Too many new guests from this address: try again in 9 seconds.',
  );
  for (const detail of API_DETAILS) expect(faultText(refusal(detail))).toMatch(/^[A-Z].{20,}\.$/);
  expect(faultText(new ApiRefusal('unreadable', 'No.', { status: 502 }))).toBe(
    'The server answered 502 without a reason.',
  );
  expect(faultText(new Error('the browser says why'))).toBe('the browser says why');
});

it('gives the same fault of a name as the server', () => {
  for (const fault of NAME_FAULTS) expect(nameFaultText(fault)).toBe(serverText(fault));
});

it('has on the first view the faults that every request can have', () => {
  const refusal = new ApiRefusal('not-ready', 'No.', { detail: 'nothing-written' });
  expect(requestFaultText(refusal)).toBe(faultText(refusal));
  expect(requestFaultText(new ApiRefusal('not-broke', 'No.'))).toMatch(/^A top-up is for/);
});
