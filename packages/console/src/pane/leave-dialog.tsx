// For a caller who leaves during a round: another dealer takes over, or the table is paused and the supervisor called,
// so that stakes are never unattended. Also shown when the caller signs out. [T5] [V6]
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Dialog } from '@punto/ui/dialog.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { Show } from 'solid-js';
import { useDutyWithFault } from '../client/use-duty.ts';
import { stakesText } from '../currency/table-stakes.ts';
import { Button } from '../ui/button.tsx';
import { Refused } from '../ui/marks.tsx';

const text = texts('duties').leave;

export const LeaveDialog = (props: {
  entry: FloorEntry;
  own: string;
  onClose: () => void;
  /** Called when the caller is signing out and the round has been handed over. */
  onLeft?: () => void;
}) => {
  const { send, fault } = useDutyWithFault(() => props.entry.table);
  const at = () => props.entry.floor;
  const next = () => at().dealers.find(({ id }) => id !== props.own) ?? null;
  const closed = async (done: ReturnType<typeof send>, then = props.onClose) => {
    if ((await done).done) then();
  };
  const left = () => {
    props.onClose();
    props.onLeft?.();
  };
  const handOver = () => closed(send({ duty: 'leave-post' }, handedOver(next()?.name ?? '')), left);
  const ask = () => closed(send({ duty: 'offer-post', offered: true }, text.asked));
  const pause = () => closed(send({ duty: 'leave-post', pausing: true }, text.paused), left);
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={text[props.onLeft ? 'titleSignOut' : 'title']({
        table: at().view.setup.name,
        round: at().view.round?.number ?? 0,
      })}
      foot={
        <>
          <Button onPress={props.onClose}>{text.stay()}</Button>
          <Show
            when={next()}
            fallback={
              <>
                <Button kind="danger" onPress={pause}>
                  {props.onLeft ? text.pauseSignOut() : text.pause()}
                </Button>
                <Button kind="primary" autofocus onPress={ask}>
                  {text.ask()}
                </Button>
              </>
            }
          >
            {(dealer) => (
              <Button kind="primary" autofocus onPress={handOver}>
                {text[props.onLeft ? 'handOverSignOut' : 'handOver']({ dealer: dealer().name })}
              </Button>
            )}
          </Show>
        </>
      }
    >
      <Refused why={fault()} />
      <p>
        <Sentence
          parts={
            at().staking > 0 ? text.roundStakes.parts({ stakes: stakesText(at()) }) : text.roundOpen.parts()
          }
        />{' '}
        {next() ? text.callsNext({ dealer: next()?.name ?? '' }) : text.nobodyNext()}
      </p>
    </Dialog>
  );
};

const handedOver = (dealer: string) => () => text.handedOver({ dealer });
