// Shown over a table when the patron has opened another one, in this window or another: this table is no longer
// updated. Confirmed bets are settled regardless. [T4]

import { texts } from '@punto/language/catalogue';
import { Dialog } from '@punto/ui/dialog.tsx';
import { useNavigate } from '@punto/ui/route/router.tsx';
import './at-another-table.css';

const text = texts('sheets').away;

export const AtAnotherTable = (props: { away: boolean; comeBack: () => void }) => {
  const navigate = useNavigate();
  return (
    <Dialog look="sheet" open={props.away} onClose={() => navigate('/')} title={text.title()} small>
      <div class="at-another">
        <p>{text.lead()}</p>
        <button type="button" class="btn" onClick={() => props.comeBack()}>
          {text.comeBack()}
        </button>
        <button type="button" class="btn quiet" onClick={() => navigate('/')}>
          {text.toTables()}
        </button>
      </div>
    </Dialog>
  );
};
