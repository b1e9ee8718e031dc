// The position of each circle of a road: six rows of squares, filled one circle at a time. A streak goes down from its
// head; where the cell below is taken or does not exist it turns right and stays in that row. Heads are in the top row,
// each in the next free column. [D2]

export const ROAD_ROWS = 6;

export type RoadPlace = { readonly column: number; readonly row: number };

/** Mutable: it belongs to the code that created it. */
export class Layout {
  readonly #taken = new Set<number>();
  #head = -1;
  #pen: RoadPlace | null = null;
  #turned = false;

  /** Where the next circle would lie; `begins`: it is the first of a streak. */
  next(begins: boolean): RoadPlace {
    if (begins || this.#pen === null) return this.#nextHead();
    const { column, row } = this.#pen;
    const below = { column, row: row + 1 };
    return !this.#turned && this.#isFree(below) ? below : { column: column + 1, row };
  }

  /** Takes that square. */
  lay(begins: boolean): RoadPlace {
    const place = this.next(begins);
    this.#turned = !begins && place.row === this.#pen?.row;
    if (begins) this.#head = place.column;
    this.#pen = place;
    this.#taken.add(key(place));
    return place;
  }

  #nextHead(): RoadPlace {
    let column = this.#head + 1;
    while (!this.#isFree({ column, row: 0 })) column += 1;
    return { column, row: 0 };
  }

  #isFree(place: RoadPlace): boolean {
    return place.row < ROAD_ROWS && !this.#taken.has(key(place));
  }
}

const key = ({ column, row }: RoadPlace): number => column * ROAD_ROWS + row;
