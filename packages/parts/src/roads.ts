// The script `punto-roads.js`: defines `<punto-roads>`.
import { define } from './part.ts';
import { PuntoRoads } from './roads/punto-roads.ts';

define('punto-roads', PuntoRoads);
