// What is called across the table, and beside it the two things that bear on every bet: how far the sides lie
// apart, and how banker is paid. [L4] [B19]
import { createMemo } from 'solid-js';
import { money } from '../number.ts';
import { useBeat } from '../part/tick.ts';
import { CommissionSwitch } from './commission-switch.tsx';
import { Differential } from './differential.tsx';
import { type Felt, useFelt } from './felt.tsx';
import { onSlip, totalOf } from './slip.ts';
import { resultLine, returnLine } from './speech.ts';
import { UNPLACED } from './use-slip.ts';
import './call.css';

const LAST_BETS_MS = 5_000;

export const Call = () => {
  const felt = useFelt();
  const beat = useBeat();
  const lastBets = createMemo(() => {
    beat();
    return (felt.view().round?.closesAt ?? 0) - felt.house.now() <= LAST_BETS_MS;
  });
  return (
    <div class="call">
      <p class="call-say">
        <b>{called(felt, lastBets())}</b>
        <span>{aside(felt)}</span>
      </p>
      <Differential />
      <CommissionSwitch />
    </div>
  );
};

const called = (felt: Felt, lastBets: boolean): string => {
  const { phase, coup, setup } = felt.view();
  if (phase === 'settled' && coup) return resultLine(coup, setup.labels);
  if (phase === 'shuffling') return 'New shoe';
  if (phase !== 'betting') return 'No more bets';
  return lastBets ? 'Last bets' : 'Place your bets';
};

const aside = (felt: Felt): string => {
  const { phase, round } = felt.view();
  const record = felt.record();
  if (felt.forgotten()) return UNPLACED;
  if (phase === 'settled') return record && isOf(record, felt) ? returnLine(record) : '';
  const laying = totalOf(onSlip(felt.slip()));
  if (laying > 0) return `${money(laying)} ${felt.slip().sent ? 'on its way' : 'not yet confirmed'}`;
  return round?.last ? 'Last round of this shoe' : '';
};

const isOf = (record: { readonly shoe: number; readonly round: number }, felt: Felt): boolean =>
  record.shoe === felt.view().shoe?.number && record.round === felt.view().round?.number;
