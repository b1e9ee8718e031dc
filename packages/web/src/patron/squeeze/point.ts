// Points and vectors on a card. Card coordinates are 250 × 350 from the upper left, as in `ui/card/card.tsx`.

export type Point = readonly [x: number, y: number];

export const CARD_WIDTH = 250;
export const CARD_HEIGHT = 350;

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Point, k: number): Point => [a[0] * k, a[1] * k];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
export const lengthOf = (a: Point): number => Math.hypot(a[0], a[1]);
export const between = (a: Point, b: Point, share: number): Point => plus(a, times(minus(b, a), share));
