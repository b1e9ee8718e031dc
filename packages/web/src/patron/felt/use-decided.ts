// The patron's record of the round in view, from its announcement on; if it returned more than was staked, it is
// celebrated. [T6]
import type { KeptRecord } from '@punto/protocol/message';
import { sameTable } from '@punto/protocol/table-name';
import { type Accessor, createEffect, createMemo, on } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { sound } from '../../client/sound/sound.ts';
import { vibrate } from '../../client/sound/vibrate.ts';
import { mayCelebrate, netSpoken } from './round-net.ts';
import type { Seen } from './use-moments.ts';

export type DecidedInUse = {
  /** The patron's record of the round in view, when its result is announced. */
  readonly decided: Accessor<KeptRecord | null>;
  /** The settlement was seen live and returned more than was staked: the only case that is celebrated. */
  readonly gained: Accessor<boolean>;
};

export const useDecided = (table: string, seen: Seen, say: (text: string) => void): DecidedInUse => {
  const app = useClientState();
  // The signals hold the latest record of any table, and another table may settle before this one is shown as settled.
  const ofTable = (latest: Accessor<KeptRecord | null>) =>
    createMemo<KeptRecord | null>((before) => {
      const record = latest();
      return record !== null && sameTable(record.table, table) ? record : before;
    }, null);
  const [settled, corrected] = [ofTable(app.settled), ofTable(app.corrected)];
  const decided = createMemo(() => {
    const { shoe, round } = seen.view();
    // A correction of the round in view replaces its first record. [T6]
    const found = [corrected(), settled()].find(
      (record) => record?.shoe === shoe?.number && record?.round === round?.number,
    );
    return seen.reached('ring') ? (found ?? null) : null;
  });
  const gained = createMemo(() => mayCelebrate(decided(), seen.resultLive()));
  createEffect(
    on(decided, (record) => {
      if (record && seen.resultLive()) say(netSpoken(record));
    }),
  );
  // With the chips.
  const paid = createMemo(() => gained() && seen.reached('pay'));
  createEffect(() => {
    if (!paid()) return;
    sound('payout');
    vibrate('won');
  });
  return { decided, gained };
};
