// Line icons on a 24 × 24 grid, one path each, in the colour of the text around them.
import './icon.css';

const PATHS = {
  ask: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM9.6 9.6a2.5 2.5 0 1 1 3.4 2.9c-.7.3-1 .8-1 1.5M12 16.6v.4',
  back: 'M15 5l-7 7 7 7',
  book: 'M5 4h9a4 4 0 0 1 4 4v12H8a3 3 0 0 1-3-3V4ZM9 9h5M9 13h5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clear: 'M6 6l12 12M18 6 6 18',
  dash: 'M6 12h12',
  double: 'M15 12a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM14 6.5a6 6 0 0 1 0 11',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  exit: 'M14 4H5v16h9M10 12h10M16 8l4 4-4 4',
  'full-screen': 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  gear: 'M4 7h9M19 7h1M4 17h1M11 17h9M19 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM11 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  globe:
    'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM4 12h16M12 4c2.2 2.2 3.3 4.9 3.3 8s-1.1 5.8-3.3 8c-2.2-2.2-3.3-4.9-3.3-8s1.1-5.8 3.3-8Z',
  lock: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM8 11V8a4 4 0 0 1 8 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  mute: 'M4 9v6h4l5 4V5L8 9H4ZM17 9.5l5 5M22 9.5l-5 5',
  pause: 'M9 6v12M15 6v12',
  person: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4 20c1-5 4-7 8-7s7 2 8 7',
  rebet: 'M20 11a8 8 0 1 0-2 6M20 5v6h-6',
  record: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM12 7v5l3 2',
  sound: 'M4 9v6h4l5 4V5L8 9H4ZM16.5 8.5a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12',
  star: 'm12 4 2.5 5.2 5.7.8-4.1 4 1 5.6L12 17l-5.1 2.6 1-5.6-4.1-4 5.7-.8L12 4Z',
  study: 'M4 4v16h16M7.5 15.5l4-5 3.5 3 5-7.5',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
  swap: 'M7 4 3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7',
  tables: 'M4 5h7v6H4ZM13 5h7v6h-7ZM4 13h7v6H4ZM13 13h7v6h-7Z',
  undo: 'M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12H9',
  warn: 'M12 4 3 20h18L12 4ZM12 10v4M12 17v.5',
} as const;
export type IconName = keyof typeof PATHS;

export const Icon = (props: { name: IconName; class?: string }) => (
  <svg class={`icon ${props.class ?? ''}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[props.name]} />
  </svg>
);
