// Where a patron without a seat bets behind one: what is asked for in place of the rail, ended by one press.
import { addMinor, ZERO } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import { Show } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import type { SeatsInUse } from './use-seats.ts';
import '../rail/confirm.css';
import { confirmedStakes } from '../felt/slip/terms.ts';

const { rail, sheet } = texts('behind');

type Behind = NonNullable<ReturnType<SeatsInUse['behind']>>;

export const BehindRail = (props: { inUse: SeatsInUse; behind: Behind }) => {
  const felt = useFelt();
  const seat = () => props.behind.seat;
  const staked = () => confirmedStakes(felt.terms()).reduce(addMinor, ZERO);
  return (
    <footer class="rail seat-rail">
      <p>
        <b>{rail.title({ amount: props.behind.stakeMinor, seat: seat() })}</b>
        <span>
          {staked() > 0 ? rail.staked({ amount: staked() }) : rail.waits()}
          <Show when={props.behind.roundsLeft}>{(rounds) => <> {rail.left({ rounds: rounds() })}</>}</Show>
        </span>
      </p>
      <div class="rail-acts">
        <button
          type="button"
          class="confirm"
          aria-disabled={props.inUse.busy()}
          onClick={() => void props.inUse.act({ act: 'stop-behind' })}
        >
          {sheet.end({ seat: seat() })}
        </button>
      </div>
    </footer>
  );
};
