// The script `punto-odds.js`: defines `<punto-odds>`.
import { PuntoOdds } from './odds/punto-odds.ts';
import { define } from './part.ts';

define('punto-odds', PuntoOdds);
