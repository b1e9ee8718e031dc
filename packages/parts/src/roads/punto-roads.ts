// `<punto-roads>`: the roads of the shoe in its text content. They describe the past and predict nothing. [D5]
import { scoreboardOf } from '@punto/engine/roads';
import { html, PartElement } from '../part.ts';
import { drawRoad, ROADS, ROADS_CSS, type RoadName } from './draw-roads.ts';
import { readShoe } from './read-shoe.ts';

export class PuntoRoads extends PartElement {
  static readonly observedAttributes = ['roads', 'labels', 'shoe'];
  protected readonly css = ROADS_CSS;

  protected draw(): readonly Node[] {
    const { marks, fault } = readShoe(this.getAttribute('shoe') ?? this.textContent ?? '');
    this.emit('punto-shoe', { rounds: marks.length, fault });
    if (fault !== null) return [html('p', { class: 'fault', role: 'alert', part: 'fault' }, fault)];
    const board = scoreboardOf(marks);
    const names = this.#chosen();
    const roads = names.map((name) => drawRoad(name, board, this.labels));
    return [html('div', { class: names.length === ROADS.length ? 'roads all' : 'roads' }, ...roads)];
  }

  /** Unknown names are passed over; without a known one all roads are drawn. */
  #chosen(): readonly RoadName[] {
    const words = (this.getAttribute('roads') ?? '').split(/[\s,]+/);
    const names = ROADS.filter((name) => words.includes(name));
    return names.length === 0 ? ROADS : names;
  }
}
