// The bead plate and the big road of a shoe as they are written on the page, for the tests of this folder.
import { renderToString } from 'solid-js/web';
import { BeadPlate, BigRoad } from './road.tsx';
import { followed } from './road-board.ts';
import { PLAIN_LABELS } from './road-words.ts';

const COLUMNS = 8;

export const beadPlateOf = (history: readonly string[]): string =>
  renderToString(() => (
    <BeadPlate shoe={followed(null, history)} columns={COLUMNS} labels={PLAIN_LABELS} still />
  ));

export const bigRoadOf = (history: readonly string[], plain = false): string =>
  renderToString(() => <BigRoad history={history} columns={COLUMNS} plain={plain} />);
