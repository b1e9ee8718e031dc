// Writes a pose of the bent card into the SVG elements of `Paper`: it sets attributes and renders nothing anew, since
// it runs for every frame of a movement. Elements register themselves by name, strips by their place. [T7]
import { type Curl, type CurlBand, fallingBands, flatBand, risingBands } from './curl.ts';
import { atRest, lyingOver, pathOf, RIM, rising } from './outline.ts';
import { dot, type Point, plus, times } from './point.ts';
import type { Pose } from './turn.ts';

export type Paint = (pose: Pose) => void;

type PartName =
  | 'whole'
  | 'restLine'
  | 'overLine'
  | 'over'
  | 'overShadow'
  | 'rise'
  | 'gradient'
  | 'riseGradient';

/** The clip path of a band and the group it clips. */
type Strip = { readonly clip: SVGPathElement; readonly group: SVGGElement };

export type PaperPainter = {
  /** The `ref` of the element with this name. */
  readonly part: (name: PartName) => (element: SVGElement) => void;
  readonly setStrip: (at: number, strip: Strip) => void;
  readonly paint: Paint;
};

/** `risingCount` and `fallingCount`: how many bands of the cylinder come up, and how many come over. */
export const createPaperPainter = (risingCount: number, fallingCount: number): PaperPainter => {
  const parts: Partial<Record<PartName, SVGElement>> = {};
  const strips: Strip[] = [];

  const paintBands = (curl: Curl) => {
    const bands = [...risingBands(curl, risingCount), flatBand(curl), ...fallingBands(curl, fallingCount)];
    bands.forEach((band, i) => {
      const strip = strips[i];
      set(strip?.clip, 'd', bandPath(curl, band));
      set(strip?.group, 'transform', `matrix(${band.matrix.map((value) => value.toFixed(4)).join(' ')})`);
    });
  };
  const shadeAlong = ({ normal, rise, radius }: Curl) => {
    const line = times(normal, rise);
    const rim = plus(line, times(normal, radius));
    setEnds(parts.riseGradient, line, rim);
    setEnds(parts.gradient, rim, plus(rim, times(normal, -5 * radius)));
  };
  return {
    part: (name) => (element) => {
      parts[name] = element;
    },
    setStrip: (at, strip) => {
      strips[at] = strip;
    },
    paint: ({ curl, shift }) => {
      set(parts.whole, 'transform', `translate(${shift[0].toFixed(2)} ${shift[1].toFixed(2)})`);
      set(parts.over, 'display', curl ? 'inline' : 'none');
      set(parts.restLine, 'd', pathOf(curl ? atRest(curl) : RIM));
      if (!curl) return;
      set(parts.overLine, 'd', pathOf(lyingOver(curl)));
      set(parts.overShadow, 'transform', cast(curl));
      set(parts.rise, 'd', pathOf(rising(curl)));
      paintBands(curl);
      shadeAlong(curl);
    },
  };
};

const set = (element: Element | undefined, name: string, value: string) => element?.setAttribute(name, value);

/** The line along which a gradient runs. */
const setEnds = (gradient: Element | undefined, from: Point, to: Point) => {
  set(gradient, 'x1', from[0].toFixed(1));
  set(gradient, 'y1', from[1].toFixed(1));
  set(gradient, 'x2', to[0].toFixed(1));
  set(gradient, 'y2', to[1].toFixed(1));
};

/** Light comes from above: the part that lies over casts a shadow beyond its free edge. */
const cast = ({ normal, radius }: Curl): string => {
  const [x, y] = plus(times(normal, -0.45 * radius), [0, 0.3 * radius]);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
};

/** Bands overlap slightly, so that the felt does not show between them. */
const LAP = 0.6;
const WIDE = 600;

const bandPath = (curl: Curl, { from, to }: CurlBand): string => {
  const along: Point = [-curl.normal[1], curl.normal[0]];
  const middle = dot(along, [125, 175]);
  const corner = (depth: number, side: number): Point =>
    plus(times(curl.normal, curl.rise + depth), times(along, middle + side * WIDE));
  return pathOf([corner(from - LAP, -1), corner(from - LAP, 1), corner(to + LAP, 1), corner(to + LAP, -1)]);
};
