// Every way to change one bit of one value in a JSON file: what a reader must never take for the file itself. Changed
// in place and put back, so that a file of thousands of values is not copied for each. [F2]

export type Flip = {
  /** `cut.contributions[0].value`. */
  readonly path: string;
  readonly apply: () => void;
  readonly undo: () => void;
};

/** Bits of a number that are flipped: counts and indices lie far below. */
const NUMBER_BITS = 10;
/** Of a character: more would leave ASCII. */
const LETTER_BITS = 7;

export function* flipsOf(file: object, path = ''): Generator<Flip> {
  for (const [key, value] of Object.entries(file)) {
    const name = Array.isArray(file) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    if (typeof value === 'object' && value !== null) yield* flipsOf(value, name);
    else for (const changed of changesOf(value)) yield flip(file, key, name, value, changed);
  }
}

const flip = (file: object, key: string, path: string, value: unknown, changed: unknown): Flip => ({
  path,
  apply: () => void Object.assign(file, { [key]: changed }),
  undo: () => void Object.assign(file, { [key]: value }),
});

function* changesOf(value: unknown): Generator<unknown> {
  if (typeof value === 'number') for (let bit = 0; bit < NUMBER_BITS; bit += 1) yield value ^ (1 << bit);
  if (typeof value !== 'string') return;
  for (const [i, letter] of [...value].entries()) {
    for (let bit = 0; bit < LETTER_BITS; bit += 1) {
      const other = String.fromCharCode(letter.charCodeAt(0) ^ (1 << bit));
      yield value.slice(0, i) + other + value.slice(i + 1);
    }
  }
}
