// Time and net result of the visit beside the balance of a table, always in sight.
import { VisitLine } from '../../bars/visit-line.tsx';
import './session-line.css';

export const SessionLine = (props: { waits: boolean }) => (
  <VisitLine class="session-line" waits={props.waits} />
);
