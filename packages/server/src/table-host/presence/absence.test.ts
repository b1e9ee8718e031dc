// Present patrons stay present, also after a failed write; patrons without a sign since the start are waited for.
import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { makeTable } from '@punto/engine/table-setup';
import type { Store } from '@punto/store/store';
import { instant, type OpenTable, patronId } from '@punto/table/index';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../../test/support/test-deployment.ts';
import { createAbsence } from './absence.ts';

const SETUP = makeTable(BIG_TABLE, { table: 'oval', name: 'Oval' });

const ANNA = patronId('anna');

let deployment: TestDeployment | null = null;
afterEach(async () => {
  await deployment?.close();
  deployment = null;
});

describe('a seated patron', () => {
  it('[V6] keeps seat and turn when a write fails', async () => {
    let failing = false;
    const disturb = (store: Store): Store => ({
      ...store,
      write: (request) => (failing ? Promise.reject(new Error('the disk is full')) : store.write(request)),
    });
    deployment = await createTestDeployment([SETUP], seededWords(5), disturb);
    const anna = await deployment.admit('anna');
    await deployment.act('oval', anna, { act: 'take-seat', seat: '7' });
    failing = true;
    await deployment.step();
    failing = false;
    await deployment.until('oval', 'betting');
    expect(deployment.state('oval').seating?.offered?.seat).toBe('7');
  });

  it('[V6] is passed over after a restart until seen, and finally loses the seat', async () => {
    deployment = await createTestDeployment([SETUP], seededWords(5));
    const [anna, ben] = [await deployment.admit('anna'), await deployment.admit('ben')];
    await deployment.act('oval', anna, { act: 'take-seat', seat: '1' });
    await deployment.act('oval', ben, { act: 'take-seat', seat: '2' });
    await deployment.crash();
    await deployment.comeBack('oval', ben);
    await deployment.until('oval', 'betting');
    expect(deployment.state('oval').seating?.offered?.seat).toBe('2');
    await deployment.leap(SETUP.seats?.keepMs ?? 0);
    await deployment.until('oval', 'betting');
    expect(Object.keys(deployment.state('oval').seating?.seats ?? {})).toEqual(['2']);
  });

  it('[V6] is not waited for on a gateway that fell silent', async () => {
    deployment = await createTestDeployment([SETUP], seededWords(5));
    const anna = await deployment.admit('anna');
    await deployment.act('oval', anna, { act: 'take-seat', seat: '7' });
    await deployment.ask('oval', { type: 'look', patron: anna, since: null, gateway: 'north' });
    await deployment.until('oval', 'betting');
    expect(deployment.state('oval').seating?.offered).toBeNull();
    await deployment.ask('oval', { type: 'roll-call', patrons: [anna], gateway: 'alone' });
    await deployment.step();
    await deployment.until('oval', 'betting');
    expect(deployment.state('oval').seating?.offered?.seat).toBe('7');
  });
});

describe('absence', () => {
  const gone = new Set<string>();
  let now = 0;
  const table = { seating: { seats: { 1: { patron: ANNA } } }, round: null } as unknown as OpenTable;
  const open = () => {
    gone.clear();
    now = 1_000;
    return createAbsence(
      () => instant(now),
      (gateway) => !gone.has(gateway),
    );
  };

  it('[V6] begins when the last gateway of the patron falls silent', () => {
    const absence = open();
    absence.comeBack(ANNA, 'north');
    absence.comeBack(ANNA, 'south');
    expect(absence.isAtSeveral(ANNA)).toBe(true);
    gone.add('north');
    expect(absence.since(ANNA)).toBeNull();
    gone.add('south');
    now = 5_000;
    absence.forget(table);
    now = 9_000;
    expect(absence.since(ANNA)).toBe(5_000);
    absence.comeBack(ANNA, 'west');
    expect(absence.since(ANNA)).toBeNull();
  });

  it('[V6] does not begin with a closed window while another is open', () => {
    const absence = open();
    absence.comeBack(ANNA, 'north');
    absence.comeBack(ANNA, 'south');
    expect(absence.leave(ANNA, table, 'north')).toBe(false);
    expect(absence.since(ANNA)).toBeNull();
    expect(absence.leave(ANNA, table, 'south')).toBe(true);
    expect(absence.since(ANNA)).toBe(1_000);
  });
});
