// Where the circles of a road lie: six rows of squares, filled one circle at a time. A streak goes down from its
// head and turns right for good where the way down is taken or ends. Heads stand side by side; where tails have
// filled even the top row, in the next free column. [D2]

export const ROAD_ROWS = 6;

export type Place = { readonly column: number; readonly row: number };

/** Grows in place: whoever opens one owns it. */
export class Layout {
  readonly #taken = new Set<number>();
  #head = -1;
  #pen: Place | null = null;
  #turned = false;

  /** Where the next circle would lie; `begins`: it is the first of a streak. */
  next(begins: boolean): Place {
    if (begins || this.#pen === null) return this.#nextHead();
    const { column, row } = this.#pen;
    const below = { column, row: row + 1 };
    return !this.#turned && this.#isFree(below) ? below : { column: column + 1, row };
  }

  /** Takes that square. */
  lay(begins: boolean): Place {
    const place = this.next(begins);
    this.#turned = !begins && place.row === this.#pen?.row;
    if (begins) this.#head = place.column;
    this.#pen = place;
    this.#taken.add(key(place));
    return place;
  }

  #nextHead(): Place {
    let column = this.#head + 1;
    while (!this.#isFree({ column, row: 0 })) column += 1;
    return { column, row: 0 };
  }

  #isFree(place: Place): boolean {
    return place.row < ROAD_ROWS && !this.#taken.has(key(place));
  }
}

const key = ({ column, row }: Place): number => column * ROAD_ROWS + row;
