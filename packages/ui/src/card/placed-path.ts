// Path data moved and scaled. A mark placed by a transform or with `<use>` costs the browser several objects and a
// layer's worth of work in every frame; as path data, all marks of a card are one element.

/** What the numbers of a command are, in turn: x and y coordinates, lengths, and values that stay. */
const NUMBERS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  C: 'xyxyxy',
  H: 'x',
  V: 'y',
  A: 'll---xy',
  Z: '',
};

/** A negative `scale` turns the drawing by 180°. */
export type PathPlace = { readonly x: number; readonly y: number; readonly scale: number };

export const placedPath = (path: string, place: PathPlace): string =>
  path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, numbers: string) => {
    const kinds = NUMBERS[command.toUpperCase()];
    if (kinds === undefined) throw new Error(`not a command of a drawing: ${command}`);
    const moves = command === command.toUpperCase();
    const placed = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((number, at) => {
      const kind = kinds[at % kinds.length];
      if (kind === '-') return number;
      const scaled = Number(number) * (kind === 'l' ? Math.abs(place.scale) : place.scale);
      return String(
        Number((scaled + (moves && (kind === 'x' || kind === 'y') ? place[kind] : 0)).toFixed(2)),
      );
    });
    return command + placed.join(' ');
  });

/** The same place on a card turned by 180°; a card is 250 × 350. */
export const turned = ({ x, y, scale }: PathPlace): PathPlace => ({ x: 250 - x, y: 350 - y, scale: -scale });
