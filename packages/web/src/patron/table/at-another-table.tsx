// Over the felt of a table the patron has left for another, in this window or a forgotten one: nothing on it is
// current any more. What was confirmed there settles all the same. [T4]

import { Sheet } from '@punto/ui/sheet.tsx';
import { useNavigate } from '@solidjs/router';
import './at-another-table.css';

export const AtAnotherTable = (props: { away: boolean; comeBack: () => void }) => {
  const navigate = useNavigate();
  return (
    <Sheet open={props.away} onClose={() => navigate('/')} title="You are at another table now" small>
      <div class="at-another">
        <p>This house lets a patron be at one table at a time. Bets you confirmed here stay and settle.</p>
        <button type="button" class="btn" onClick={() => props.comeBack()}>
          Come back here
        </button>
        <button type="button" class="btn quiet" onClick={() => navigate('/')}>
          To the tables
        </button>
      </div>
    </Sheet>
  );
};
