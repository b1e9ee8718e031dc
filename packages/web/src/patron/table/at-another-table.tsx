// Shown over a table when the patron has opened another one, in this window or another: this table is no longer
// updated. Confirmed bets are settled regardless. [T4]

import { Dialog } from '@punto/ui/dialog.tsx';
import { useNavigate } from '@solidjs/router';
import './at-another-table.css';

export const AtAnotherTable = (props: { away: boolean; comeBack: () => void }) => {
  const navigate = useNavigate();
  return (
    <Dialog
      look="sheet"
      open={props.away}
      onClose={() => navigate('/')}
      title="You are at another table now"
      small
    >
      <div class="at-another">
        <p>This house lets a patron be at one table at a time. Bets you confirmed here stay and settle.</p>
        <button type="button" class="btn" onClick={() => props.comeBack()}>
          Come back here
        </button>
        <button type="button" class="btn quiet" onClick={() => navigate('/')}>
          To the tables
        </button>
      </div>
    </Dialog>
  );
};
