// docs/reference/errors.md is made from the lists of errors and refusals, and names every code. `npm run schemas` writes it anew.
import { fileURLToPath } from 'node:url';
import { WALLET_CODES } from '@punto/operator/contract/code';
import { ACT_REFUSALS, TICKET_REFUSALS } from '@punto/protocol/described/refusal-schema';
import {
  FLOOR_DETAILS,
  FLOOR_ERRORS,
  NAME_FIELD_FAULTS,
  PLAIN_FIELD_FAULTS,
} from '@punto/protocol/error-detail';
import { dutyRefusalType, errorType } from '@punto/protocol/error-page';
import { PERMISSIONS } from '@punto/protocol/floor/permission';
import { PROTOCOL_ERRORS } from '@punto/protocol/message';
import { describe, expect, it } from 'vitest';
import { DUTY_CODES, LIMIT_FAULT_CODES } from '../../test/errors-page/duty-codes.ts';
import { anchor, details, errorsPage } from '../../test/errors-page/errors-page.ts';
import { FIELD_CODES } from '../../test/errors-page/field-codes.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/reference/errors.md', import.meta.url));

describe('the page of errors', () => {
  it('is committed as docs/reference/errors.md', async () => {
    await expect(errorsPage(), 'a list of errors has changed: run `npm run schemas`').toMatchFileSnapshot(
      PAGE,
    );
  });

  it('has every code, with a meaning', () => {
    const text = errorsPage();
    const lists = {
      socket: PROTOCOL_ERRORS,
      ticket: TICKET_REFUSALS,
      act: ACT_REFUSALS,
      http: FLOOR_ERRORS,
      detail: FLOOR_DETAILS,
      duty: DUTY_CODES.map(([code]) => code),
      limit: LIMIT_FAULT_CODES.map(([code]) => code),
      field: [...PLAIN_FIELD_FAULTS, ...NAME_FIELD_FAULTS, ...FIELD_CODES.map(([code]) => code)],
      permission: Object.keys(PERMISSIONS),
      wallet: WALLET_CODES,
    };
    const codes = Object.entries(lists).flatMap(([list, names]) => names.map((code) => anchor(list, code)));
    expect(codes.length).toBeGreaterThan(350);
    expect(codes.filter((code) => !text.includes(`| ${code} | `))).toEqual([]);
    expect(FLOOR_DETAILS.filter((code) => (details()[code] ?? '') === '')).toEqual([]);
    const meanings = [...DUTY_CODES, ...LIMIT_FAULT_CODES, ...FIELD_CODES];
    expect(meanings.filter(([, means]) => means === '' || /[{}]/.test(means))).toEqual([]);
  });

  it('has the entry to which `type` of an answer leads', () => {
    const text = errorsPage();
    const types = [...FLOOR_ERRORS.map(errorType), ...DUTY_CODES.map(([reason]) => dutyRefusalType(reason))];
    for (const type of types) {
      const [page, id] = type.split('#');
      expect(page).toBe('/docs/reference/errors.html');
      expect(text).toContain(`<a id="${id}"></a>`);
    }
  });
});
