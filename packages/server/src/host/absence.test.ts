// Who is here stays here, whatever the disk does; who was not heard of since the house opened is waited for.
import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { makeTable } from '@punto/engine/table-setup';
import { afterEach, describe, expect, it } from 'vitest';
import { openSmallHouse, type SmallHouse, seededWords } from '../simulation/small-house.ts';
import type { Store } from '../store/store.ts';

const SETUP = makeTable(BIG_TABLE, { table: 'oval', name: 'Oval' });

let house: SmallHouse;
afterEach(() => house.close());

describe('a seated patron', () => {
  it('[V6] keeps seat and turn when a write fails', async () => {
    let failing = false;
    const disturb = (store: Store): Store => ({
      ...store,
      write: (request) => (failing ? Promise.reject(new Error('the disk is full')) : store.write(request)),
    });
    house = await openSmallHouse([SETUP], seededWords(5), disturb);
    const anna = await house.admit('anna');
    await house.act('oval', anna, { act: 'take-seat', seat: '7' });
    failing = true;
    await house.step();
    failing = false;
    await house.until('oval', 'betting');
    expect(house.state('oval').seating?.offered?.seat).toBe('7');
  });

  it('[V6] is passed over after a restart until heard of, and loses the seat in the end', async () => {
    house = await openSmallHouse([SETUP], seededWords(5));
    const [anna, ben] = [await house.admit('anna'), await house.admit('ben')];
    await house.act('oval', anna, { act: 'take-seat', seat: '1' });
    await house.act('oval', ben, { act: 'take-seat', seat: '2' });
    await house.crash();
    await house.comeBack('oval', ben);
    await house.until('oval', 'betting');
    expect(house.state('oval').seating?.offered?.seat).toBe('2');
    await house.leap(SETUP.seats?.keepMs ?? 0);
    await house.until('oval', 'betting');
    expect(Object.keys(house.state('oval').seating?.seats ?? {})).toEqual(['2']);
  });
});
