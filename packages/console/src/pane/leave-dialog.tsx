// For a caller who leaves during a round: another dealer takes over, or the table is paused and the supervisor called,
// so that stakes are never unattended. Also shown when the caller signs out. [T5] [V6]
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Dialog } from '@punto/ui/dialog.tsx';
import { money } from '@punto/ui/words/number.ts';
import { Show } from 'solid-js';
import { useDutyWithFault } from '../client/use-duty.ts';
import { Button } from '../ui/button.tsx';
import { Refused } from '../ui/marks.tsx';

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
  const away = () => (props.onLeft ? 'sign out' : 'leave');
  const handOver = () => closed(send({ duty: 'leave-post' }, `${next()?.name} calls from now on`), left);
  const ask = () =>
    closed(send({ duty: 'offer-post', offered: true }, 'The next dealer may relieve you now'));
  const pause = () =>
    closed(
      send({ duty: 'leave-post', pausing: true }, 'The table is paused, and the supervisor is called'),
      left,
    );
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={`${props.onLeft ? 'Sign out of' : 'Leave'} ${at().view.setup.name} in round ${at().view.round?.number ?? ''}`}
      foot={
        <>
          <Button onPress={props.onClose}>Stay</Button>
          <Show
            when={next()}
            fallback={
              <>
                <Button kind="danger" onPress={pause}>
                  {`Pause and ${away()}`}
                </Button>
                <Button kind="primary" autofocus onPress={ask}>
                  Ask to be relieved
                </Button>
              </>
            }
          >
            {(dealer) => (
              <Button kind="primary" autofocus onPress={handOver}>
                {`Hand over to ${dealer().name}${props.onLeft ? ' and sign out' : ''}`}
              </Button>
            )}
          </Show>
        </>
      }
    >
      <Refused why={fault()} />
      <p>
        A round is in progress
        <Show when={at().stakedMinor > 0}>
          , and <b>{money(at().stakedMinor)}</b> lie on the felt
        </Show>
        .{' '}
        <Show
          when={next()}
          fallback="Somebody has to deal it to its end: another dealer relieves you, or the table is paused and a supervisor comes."
        >
          {(dealer) => <>{dealer().name} calls from now on.</>}
        </Show>
      </p>
    </Dialog>
  );
};
